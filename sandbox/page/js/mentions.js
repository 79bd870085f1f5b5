// People, channels and addresses as they stand in a text.

import { el, link } from "./dom.js";
import { icon } from "./icons.js";
import { bot, isThread, state, tell, who } from "./store.js";
import { t } from "../strings.js";

export function personMention(id) {
  const known = state.people.has(id) || state.bot?.id === id;
  const name = known ? (state.bot?.id === id ? bot().name : who({ id }).name) : t("gonePerson");
  return el("span", { class: `mention${id === state.me ? " mine" : ""}`, "data-person": id }, `@${name}`);
}

export function roleMention(id) {
  const role = (state.guild?.roles ?? []).find((one) => one.id === id);
  return el("span", { class: "mention" }, role?.name?.startsWith("@") ? role.name : `@${role?.name ?? id}`);
}

/** A button that opens the channel (and the message in it, when one is named). */
export function channelMention(id, message = null) {
  const channel = state.channels.get(id);
  if (!channel) return el("span", { class: "mention" }, `#${t("goneChannel")}`);
  return el(
    "button",
    { class: "mention", type: "button", "data-channel": id, onclick: () => tell("go", { channel: id, message }) },
    icon(isThread(channel) ? "thread" : "hash"), channel.name, message ? " › 💬" : null,
  );
}

const JUMP = /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/;

/** {channel, message} when an address leads into this very place. */
export function jump(address) {
  const match = String(address).match(JUMP);
  return match && state.channels.has(match[2]) ? { channel: match[2], message: match[3] ?? null } : null;
}

/** An address in a text: a jump inside the page, or a link out of it. */
export function shownLink(address) {
  const inside = jump(address);
  return inside ? channelMention(inside.channel, inside.message) : link(address, address);
}
