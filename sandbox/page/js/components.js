// The parts of a message that a bot lays out: containers, sections, texts, pictures, buttons, selects.

import { el, link, safeLink } from "./dom.js";
import { icon } from "./icons.js";
import { interact } from "./interactions.js";
import { markdown } from "./markdown.js";
import { fileCard, gallery, thumbnail } from "./media.js";
import { jump } from "./mentions.js";
import { openModal } from "./modal.js";
import { selectControl } from "./select.js";
import { state, tell } from "./store.js";
import { t } from "../strings.js";

export const PART = {
  ROW: 1, BUTTON: 2, STRING_SELECT: 3, TEXT_INPUT: 4, USER_SELECT: 5, ROLE_SELECT: 6, MENTIONABLE_SELECT: 7, CHANNEL_SELECT: 8,
  SECTION: 9, TEXT: 10, THUMBNAIL: 11, GALLERY: 12, FILE: 13, SEPARATOR: 14, CONTAINER: 17, LABEL: 18,
  UPLOAD: 19, RADIO: 21, CHECKBOXES: 22, CHECKBOX: 23,
};
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "primary" };

/** Nodes for a message's components. */
export const components = (message) => (message.components ?? []).map((part) => component(part, message));

const makers = {
  [PART.ROW]: (part, message) => el("div", { class: "buttons" }, part.components.map((one) => component(one, message))),
  [PART.BUTTON]: button,
  [PART.SECTION]: (part, message) =>
    el("div", { class: "section" }, el("div", { class: "section-texts" }, part.components.map((one) => component(one, message))), el("div", { class: "accessory" }, component(part.accessory, message))),
  [PART.TEXT]: (part) => el("div", { class: "display" }, markdown(part.content)),
  [PART.THUMBNAIL]: (part) => thumbnail(part),
  [PART.GALLERY]: (part) => gallery(part.items.map((item) => ({ ...item, url: item.media.url, width: item.media.width, height: item.media.height }))),
  [PART.FILE]: (part) => fileCard({ ...part, url: part.file.url, name: part.name ?? part.file.url.split("/").pop().split("?")[0], size: part.size ?? part.file.size }),
  [PART.SEPARATOR]: (part) => el("hr", { class: `separator${part.divider === false ? " blank" : ""}${part.spacing === 2 ? " wide" : ""}` }),
  [PART.CONTAINER]: container,
};
for (const kind of [PART.STRING_SELECT, PART.USER_SELECT, PART.ROLE_SELECT, PART.MENTIONABLE_SELECT, PART.CHANNEL_SELECT]) makers[kind] = select;

function component(part, message) {
  const make = makers[part?.type];
  return make ? make(part, message) : el("div", { class: "unknown" }, t("unknownPart"));
}

function container(part, message) {
  const box = el("div", { class: "container" }, part.components.map((one) => component(one, message)));
  if (part.accent_color !== null && part.accent_color !== undefined) {
    box.classList.add("accented");
    box.style.setProperty("--accent", `#${part.accent_color.toString(16).padStart(6, "0")}`);
  }
  return part.spoiler ? veiled(box) : box;
}

function veiled(box) {
  const cover = el("button", { type: "button", class: "veil-button" }, t("spoiler"));
  const holder = el("div", { class: "veil" }, box, cover);
  box.inert = true;
  cover.addEventListener("click", () => {
    box.inert = false;
    holder.classList.add("shown");
    cover.remove();
  });
  return holder;
}

/** An emoji as its own node: a picture letter, or the name of one that this page lacks. */
export const emoji = (one) => (one ? el("span", { class: "emoji", "aria-hidden": "true" }, one.id ? `:${one.name}:` : one.name) : null);

function button(part, message) {
  const style = STYLES[part.style] ?? "secondary";
  const inside = [emoji(part.emoji), part.label ? el("span", {}, part.label) : null];
  if (style === "link") return linkButton(part, inside);
  const waits = state.waiting.get(message.id);
  const node = el("button", {
    type: "button", class: `button ${style}`, "data-custom-id": part.custom_id, disabled: Boolean(part.disabled),
    "aria-label": part.label ? null : part.emoji?.name, onclick: () => use(message, part, undefined),
  }, inside);
  if (waits !== undefined) busy(node, waits === part.custom_id);
  return node;
}

function linkButton(part, inside) {
  const target = jump(part.url);
  if (part.disabled || safeLink(part.url) === null) return el("button", { type: "button", class: "button link", disabled: true }, inside, icon("out"));
  if (target) return el("button", { type: "button", class: "button link", onclick: () => tell("go", target) }, inside, icon("right"));
  const node = link(part.url, inside, icon("out"), el("span", { class: "unseen" }, ` (${t("link")})`));
  node.className = "button link";
  return node;
}

function select(part, message) {
  const onCommit = (values) => {
    state.picks.set(message.id, { ...state.picks.get(message.id), [part.custom_id]: values });
    use(message, part, values);
  };
  const control = selectControl(part, { onCommit, picked: state.picks.get(message.id)?.[part.custom_id] });
  const waits = state.waiting.get(message.id);
  if (waits !== undefined) busy(control.node.querySelector("button"), waits === part.custom_id);
  return control.node;
}

/** While one press is on its way no other of the same message can follow; the pressed one says so. */
function busy(node, pressed) {
  node.setAttribute("aria-disabled", "true");
  node.classList.add("waits");
  if (pressed) {
    node.classList.add("pressed");
    node.setAttribute("aria-busy", "true");
    node.append(el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i")));
  }
}

async function use(message, part, values) {
  if (state.waiting.has(message.id)) return;
  state.waiting.set(message.id, part.custom_id);
  state.failures.delete(message.id);
  tell("messages", { channel: message.channel_id, changed: message });
  const body = { kind: "component", channel: message.channel_id, message: message.id, custom_id: part.custom_id, component_type: part.type };
  const outcome = await interact(values === undefined ? body : { ...body, values });
  state.waiting.delete(message.id);
  if (outcome.state === "failed") state.failures.set(message.id, t(outcome.reason ? "failed" : "silentButton"));
  if (outcome.state === "refused") state.failures.set(message.id, outcome.reason);
  tell("messages", { channel: message.channel_id, changed: message });
  if (outcome.state === "modal") openModal(outcome.modal, message);
  if (outcome.state === "acknowledged") tell("pressed");
}
