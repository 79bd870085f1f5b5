// The box at the bottom: a message, or a command once its name is chosen.

import { leaves, matching, optionTree, recognise } from "./commands.js";
import { avatar, el, narrow, touch } from "./dom.js";
import { icon } from "./icons.js";
import { interact } from "./interactions.js";
import { Suggestions } from "./popup.js";
import { CommandForm } from "./slash.js";
import { bot, dropMessage, FLAG, me, newNonce, on, putMessage, state, tell } from "./store.js";
import { api, Refused } from "./transport.js";
import { t } from "../strings.js";

let suggest, area, form, holder, sendButton, notice;

export function startComposer() {
  holder = document.getElementById("composer");
  const top = el("div", { class: "composer-top" });
  suggest = new Suggestions(top);
  notice = el("div", { class: "composer-note", role: "alert" });
  area = el("textarea", { id: "message-box", rows: 1, role: "combobox", "aria-expanded": "false", "aria-haspopup": "listbox", maxlength: 2000, autocomplete: "off", enterkeyhint: "send" });
  sendButton = el("button", { type: "button", class: "send", onclick: send }, icon("send"));
  const slash = el("button", { type: "button", class: "slash", onclick: () => write("/") }, icon("slash"));
  holder.append(top, notice, el("div", { class: "composer-row" }, slash, el("div", { class: "composer-field" }, area), sendButton));
  area.addEventListener("input", typed);
  area.addEventListener("keydown", keyed);
  area.addEventListener("focus", typed);
  holder.addEventListener("focusout", () => setTimeout(() => holder.contains(document.activeElement) || suggest.hide()));
  on("world channel commands", () => label(slash));
  matchMedia("(max-width: 700px)").addEventListener("change", () => label(slash));
}

function label(slash) {
  const channel = state.channels.get(state.channel);
  area.placeholder = narrow() ? t("writeShort") : t("write", { channel: `#${channel?.name ?? ""}` });
  area.setAttribute("aria-label", t("messageBox", { channel: channel?.name ?? "" }));
  sendButton.setAttribute("aria-label", t("send"));
  slash.setAttribute("aria-label", t("commands"));
  if (form && !all().some((leaf) => leaf.path.join(" ") === form.leaf.path.join(" "))) leave("");
}

const locale = () => me()?.locale ?? "en-GB";
const all = () => leaves(state.commands, locale());

/** Puts a text into the box as if typed. */
export function write(text) {
  leave(text);
}

function typed() {
  area.style.height = "auto";
  area.style.height = `${Math.min(area.scrollHeight, 220)}px`;
  notice.textContent = "";
  holder.classList.toggle("filled", area.value !== "");
  if (!area.value.startsWith("/")) return mention();
  const known = recognise(all(), area.value.slice(1));
  if (known) return enter(known.leaf, known.rest);
  const want = area.value.slice(1);
  const found = matching(all(), want);
  const items = found.map((leaf) => ({ label: `/${leaf.name}`, detail: leaf.description, aside: bot().name, picture: avatar(bot(), "small"), run: () => enter(leaf, "") }));
  const note = found.length ? "" : state.commands.length ? t("noCommands", { typed: want }) : t("noneYet");
  suggest.show(area, { items, note, label: t("commands") });
}

/** Offers people while "@na…" is typed. */
function mention() {
  const before = area.value.slice(0, area.selectionStart);
  const match = before.match(/(?:^|\s)@([\p{L}\p{N}_ ]{0,30})$/u);
  const want = match?.[1].toLocaleLowerCase();
  const found = match ? [...state.people.values(), bot()].filter((person) => person.name.toLocaleLowerCase().startsWith(want)) : [];
  if (!found.length) return suggest.hide();
  const items = found.map((person) => ({ label: person.name, picture: avatar(person, "tiny"), run: () => {
    const start = before.length - match[1].length - 1;
    area.setRangeText(`<@${person.id}> `, start, before.length, "end");
    typed();
  } }));
  return suggest.show(area, { items, label: t("people") });
}

function keyed(event) {
  if (suggest.key(event)) return;
  if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
    event.preventDefault();
    send();
  }
}

function enter(leaf, rest) {
  form = new CommandForm(leaf, { locale: locale(), suggest, onSend: sendCommand, onLeave: leave });
  area.hidden = true;
  area.value = "";
  area.parentElement.append(form.node);
  holder.insertBefore(form.notice, notice);
  holder.classList.add("filled", "commanding");
  if (rest.trim()) form.read(rest);
  suggest.hide();
  form.focus();
}

/** A command that came to nothing is there again, as it was filled in. */
function takeBack(sent) {
  enter(sent.leaf, "");
  for (const box of sent.boxes.values()) {
    const again = form.add(box.option, box.input.value);
    again.input.value = box.input.value;
    again.picked = box.picked;
  }
  suggest.hide();
}

/** Back to plain text. */
function leave(text) {
  form?.node.remove();
  form?.notice.remove();
  form = null;
  holder.classList.remove("commanding");
  area.hidden = false;
  area.value = text;
  area.focus();
  area.setSelectionRange(text.length, text.length);
  typed();
}

async function send() {
  if (form) return sendCommand(form);
  const content = area.value.trim();
  if (content === "") return;
  if (suggest.open && suggest.items.length && area.value.startsWith("/")) return suggest.items[Math.max(0, suggest.at)].run();
  if (content.startsWith("/")) {
    notice.textContent = t("noCommands", { typed: content.slice(1) });
    return;
  }
  try {
    await api.say({ person: state.me, channel: state.channel, content });
    if (area.value.trim() === content) leave("");
    if (touch()) suggest.hide();
  } catch (error) {
    if (!(error instanceof Refused || error instanceof TypeError)) throw error;
    notice.textContent = t("notSent", { reason: error instanceof Refused ? error.message : t("lost") });
  }
}

async function sendCommand(sent) {
  const values = sent.values();
  if (values === null) return;
  const channel = state.channel;
  const [person, leaf] = [state.me, sent.leaf];
  leave("");
  const base = { id: newNonce(), channel_id: channel, author: { id: bot().id, bot: true }, flags: FLAG.EPHEMERAL, interaction: { type: 2, name: leaf.name, user: { id: person } }, content: "" };
  putMessage({ ...base, local: "sending" });
  tell("messages", { channel, own: true });
  const outcome = await interact({ kind: "command", channel, name: leaf.path[0], options: optionTree(leaf, values) });
  if (state.me !== person) return;
  dropMessage(base.id, channel);
  if (outcome.state === "failed" || outcome.state === "refused") {
    putMessage({ ...base, local: "failed", content: outcome.state === "refused" ? outcome.reason : t("silent") });
    if (!form && area.value === "" && channel === state.channel) takeBack(sent);
  }
  tell("messages", { channel });
  if (outcome.state === "modal") tell("modal", outcome.modal);
}
