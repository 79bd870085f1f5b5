// Pictures and files in a message. A picture keeps its room before it is loaded, so nothing jumps.

import { el, link, safeLink } from "./dom.js";
import { icon } from "./icons.js";
import { t, wordLocale } from "../strings.js";
import { openViewer } from "./viewer.js";

/** One to ten pictures: one is shown whole, several as tiles. Items: {url, description, spoiler, width, height}. */
export function gallery(items) {
  const shown = items.filter((item) => safeLink(item.url) !== null);
  return el("div", { class: `gallery count-${Math.min(shown.length, 4)}` }, shown.map((item, at) => picture(item, () => openViewer(shown, at), shown.length === 1)));
}

export function thumbnail(part) {
  const item = { url: part.media.url, description: part.description, spoiler: part.spoiler, width: part.media.width, height: part.media.height };
  return el("div", { class: "thumbnail" }, picture(item, () => openViewer([item], 0), false));
}

function picture(item, open, whole) {
  const alt = item.description ?? "";
  const frame = el("button", { type: "button", class: `picture${whole ? " whole" : ""}`, "aria-label": alt ? t("openPicture", { alt }) : t("openPlain") });
  const image = el("img", { alt, loading: "lazy", decoding: "async", draggable: "false", width: item.width || null, height: item.height || null });
  if (whole && item.width && item.height) {
    frame.style.setProperty("--width", String(item.width));
    frame.style.setProperty("--ratio", `${item.width} / ${item.height}`);
    frame.classList.add("sized");
  }
  image.addEventListener("load", () => frame.classList.add("loaded"), { once: true });
  image.addEventListener("error", () => {
    frame.classList.add("lost");
    frame.append(el("span", { class: "lost-note" }, t("pictureLost"), alt ? ` ${alt}` : ""));
  }, { once: true });
  image.src = item.url;
  frame.append(image);
  frame.addEventListener("click", (event) => {
    if (event.detail > 1) return; // the second click of a double one was meant for a button that stood here before it
    if (frame.classList.contains("covered")) uncover(frame, alt);
    else open();
  });
  if (item.spoiler) {
    frame.classList.add("covered");
    frame.setAttribute("aria-label", t("showSpoiler"));
    frame.append(el("span", { class: "cover-word" }, t("spoiler")));
  }
  return frame;
}

function uncover(frame, alt) {
  frame.classList.remove("covered");
  frame.querySelector(".cover-word")?.remove();
  frame.setAttribute("aria-label", alt ? t("openPicture", { alt }) : t("openPlain"));
}

/** A file's address without its seal, which is new in every answer. */
const sameFile = (address) => address.split("?")[0];

/** Pictures of `before` that `after` shows too are moved over, so that an edit does not make them blink; a new one of the same
 *  shape has its predecessor behind it until it is there. */
export function keepPictures(before, after) {
  const places = [...before.querySelectorAll(".picture.sized.loaded:not(.covered)")];
  const known = new Map([...before.querySelectorAll("img")].filter((image) => image.complete && image.naturalWidth).map((image) => [sameFile(image.src), image]));
  for (const image of after.querySelectorAll("img")) {
    const old = known.get(sameFile(image.src));
    if (!old) {
      bridge(image, places);
      continue;
    }
    known.delete(sameFile(image.src));
    old.alt = image.alt;
    const frame = image.closest(".picture");
    image.replaceWith(old);
    frame?.classList.add("loaded");
  }
}

/** The picture that stood where a new one is being fetched stays behind it for so long. */
function bridge(image, places) {
  const frame = image.closest(".picture.sized:not(.covered)");
  const ratio = frame?.style.getPropertyValue("--ratio");
  const old = ratio && places.find((place) => place.style.getPropertyValue("--ratio") === ratio)?.querySelector("img");
  if (!old) return;
  frame.style.backgroundImage = `url("${old.src}")`;
  for (const end of ["load", "error"]) image.addEventListener(end, () => frame.style.removeProperty("background-image"), { once: true });
}

function sizeOf(bytes) {
  if (!bytes) return "";
  const [unit, size] = bytes < 1000 ? ["byte", bytes] : bytes < 1e6 ? ["kilobyte", bytes / 1000] : ["megabyte", bytes / 1e6];
  return new Intl.NumberFormat(wordLocale(), { style: "unit", unit, maximumFractionDigits: 1, unitDisplay: unit === "byte" ? "long" : "short" }).format(size);
}

/** A file to fetch: {url, name, size}. */
export function fileCard(file) {
  const card = link(file.url, icon("file"), el("span", {}, el("span", { class: "file-name" }, file.name), el("small", {}, sizeOf(file.size))));
  card.className = "file";
  if (card.tagName === "A") card.setAttribute("download", file.name);
  return card;
}
