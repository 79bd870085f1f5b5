// Builds DOM nodes and nothing else: text only ever becomes text nodes, so no name or message can turn into markup.

const SAFE_LINK = new Set(["http:", "https:"]);

/** A node of `tag` with `attributes` ("class", "data-…", "aria-…", onclick …) and children (nodes, strings, nulls, arrays). */
export function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name === "value") node.value = value;
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

/** Replaces what `node` holds. */
export function fill(node, ...children) {
  node.replaceChildren(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

/** The address, when a person may follow it (http and https), else null. */
export function safeLink(address) {
  try {
    const url = new URL(address, location.href);
    return SAFE_LINK.has(url.protocol) ? url.href : null;
  } catch (error) {
    if (error instanceof TypeError) return null; // not an address at all
    throw error;
  }
}

/** A link that opens in its own tab, or plain text where the address is not one to follow. */
export function link(address, ...children) {
  const href = safeLink(address);
  if (href === null) return el("span", {}, ...children);
  return el("a", { href, target: "_blank", rel: "noopener noreferrer nofollow" }, ...children);
}

/** A round picture for a person or bot; a coloured circle with the initial where there is none. */
export function avatar(who, extra = "") {
  const name = who?.name || "?";
  if (who?.avatar_url && safeLink(who.avatar_url)) {
    return el("img", { class: `avatar ${extra}`, src: who.avatar_url, alt: "", width: 40, height: 40, draggable: "false" });
  }
  let hue = 0;
  for (const letter of String(who?.id ?? name)) hue = (hue * 31 + letter.codePointAt(0)) % 360;
  const circle = el("span", { class: `avatar initial ${extra}`, "aria-hidden": "true" }, [...name][0].toUpperCase());
  circle.style.backgroundColor = `hsl(${hue} 38% 38%)`;
  return circle;
}

export const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
export const touch = () => matchMedia("(pointer: coarse)").matches;
export const narrow = () => matchMedia("(max-width: 700px)").matches;
