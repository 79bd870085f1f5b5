// One message as a list row: head, reply or command line, body, thread, and what only its person sees.

import { classicParts } from "./classic.js";
import { components } from "./components.js";
import { avatar, el } from "./dom.js";
import { icon } from "./icons.js";
import { markdown } from "./markdown.js";
import { plainText } from "./inline.js";
import { dismiss } from "./session.js";
import { bot, findMessage, FLAG, isThread, KIND, sentAt, state, tell, who } from "./store.js";
import { pieces, t } from "../strings.js";
import { clock, fullTime, sentTime } from "./times.js";

export const has = (message, flag) => ((message.flags ?? 0) & flag) !== 0;

/** Whether a message sits below the one before without a head of its own, as a talk does. */
export function joins(before, message) {
  if (!before || before.author?.id !== message.author?.id || lead(message) || isSystem(message) || isSystem(before)) return false;
  if (has(before, FLAG.EPHEMERAL) !== has(message, FLAG.EPHEMERAL)) return false;
  return sentAt(message) - sentAt(before) < 7 * 60 * 1000;
}

const isSystem = (message) => ![KIND.TEXT, KIND.REPLY, KIND.COMMAND, undefined].includes(message.type);
const used = (message) => (message.interaction?.type === 2 ? message.interaction : message.interaction_metadata?.type === 2 ? message.interaction_metadata : null);
const lead = (message) => used(message) || message.message_reference;

/** The node of a message. `place` = {joined, day, fresh}: below its forerunner, a new day above, the NEW mark above. */
export function messageNode(message, place) {
  const node = el("li", { class: "message", "data-message-id": message.id, tabindex: "-1" });
  if (place.day) node.append(el("div", { class: "divider day", role: "separator" }, el("span", {}, place.day)));
  if (place.fresh) node.append(el("div", { class: "divider fresh", role: "separator" }, el("span", {}, t("newMark"))));
  const starter = starterOf(message);
  if (starter) node.append(spoken(starter, { starter: true }));
  else node.append(isSystem(message) ? system(message) : spoken(message, place));
  return node;
}

/** The message that a thread grew from, which stands as its first line; null for every other message. */
export function starterOf(message) {
  if (message.type !== KIND.THREAD_STARTER) return null;
  return findMessage(message.message_reference?.message_id) ?? message.referenced_message ?? null;
}

function spoken(message, place) {
  const author = message.author?.id === state.bot?.id ? bot() : who(message.author);
  const classes = ["row"];
  if (place.joined) classes.push("joined");
  if (has(message, FLAG.EPHEMERAL)) classes.push("private");
  if (callsMe(message)) classes.push("calls");
  if (has(message, FLAG.V2) || message.attachments?.length || message.embeds?.length) classes.push("has-layout");
  const nameId = `name-${message.id}`;
  const row = el("article", { class: classes.join(" "), "aria-labelledby": nameId });
  row.append(leadLine(message) ?? "");
  const side = place.joined ? el("time", { class: "side clock", "aria-hidden": "true" }, clock(sentAt(message))) : el("div", { class: "side" }, avatar(author));
  const head = el(
    "h2", { class: place.joined ? "head unseen" : "head", id: nameId },
    el("span", { class: "name" }, author.name),
    message.author?.bot || author.bot ? el("span", { class: "badge" }, t("app")) : null,
    el("time", { class: "when", datetime: sentAt(message).toISOString(), title: fullTime(sentAt(message)) }, sentTime(sentAt(message))),
  );
  row.append(side, el("div", { class: "body" }, head, ...bodyParts(message, author, place)));
  return row;
}

function bodyParts(message, author, place) {
  const parts = [];
  const edited = message.edited_timestamp ? el("span", { class: "edited", title: fullTime(new Date(message.edited_timestamp)) }, t("edited")) : null;
  if (message.local === "failed") parts.push(el("div", { class: "failure" }, icon("warn"), el("span", {}, message.content)));
  else if (has(message, FLAG.LOADING) || message.local === "sending") {
    parts.push(el("div", { class: "thinking" }, dots(), t(message.local ? "sending" : "thinking", { name: author.name })));
  } else {
    if (message.content) {
      const text = markdown(message.content, { emoji: true });
      if (edited) (text.firstChild.lastElementChild?.matches(".text") ? text.firstChild.lastElementChild : text.firstChild).append(" ", edited);
      parts.push(text);
    }
    parts.push(...classicParts(message), ...components(message));
    if (edited && !message.content) parts.push(el("div", {}, edited));
  }
  const reason = state.failures.get(message.id);
  if (reason) parts.push(el("div", { class: "failure", role: "alert" }, icon("warn"), el("span", {}, reason)));
  if (has(message, FLAG.EPHEMERAL)) parts.push(onlyYou(message));
  const thread = place.starter ? null : threadOf(message);
  if (thread) parts.push(threadCard(thread));
  return parts;
}

export const dots = () => el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i"));

function callsMe(message) {
  return message.author?.id !== state.me && (message.mention_everyone || (message.mentions ?? []).some((user) => user.id === state.me));
}

function leadLine(message) {
  const command = used(message);
  if (command) {
    const user = who(command.user);
    const label = command.name ?? message.interaction?.name;
    if (!label) return null;
    return el("div", { class: "lead" }, avatar(user, "tiny"), el("span", {}, pieces("used", { name: el("b", {}, user.name), command: el("span", { class: "command" }, `/${label}`) })));
  }
  if (!message.message_reference || message.type === KIND.THREAD_STARTER) return null;
  const first = findMessage(message.message_reference.message_id) ?? message.referenced_message;
  if (!first) return el("div", { class: "lead" }, icon("turn"), el("i", {}, t("goneMessage")));
  const author = who(first.author);
  const go = () => tell("go", { channel: first.channel_id, message: first.id });
  return el("div", { class: "lead" }, avatar(author, "tiny"), el("button", { type: "button", class: "quoted", onclick: go }, el("b", {}, author.name), " ", summary(first)));
}

function onlyYou(message) {
  return el(
    "div", { class: "only" }, icon("eye"), el("span", {}, t("onlyYou")), el("span", { "aria-hidden": "true" }, "·"),
    el("button", { type: "button", class: "plain", onclick: () => dismiss(message) }, t("dismiss")),
  );
}

function threadOf(message) {
  const thread = state.channels.get(message.thread?.id ?? message.id);
  return thread && isThread(thread) ? thread : null;
}

function threadCard(thread) {
  const count = thread.message_count ?? thread.total_message_sent ?? 0;
  return el(
    "button", { type: "button", class: "thread-card", "data-thread": thread.id, "aria-label": t("openThread", { thread: thread.name }), onclick: () => tell("go", { channel: thread.id }) },
    icon("thread"), el("span", { class: "thread-name" }, thread.name),
    el("span", { class: "thread-more" }, count ? t("threadCount", { count }) : t("seeThread"), " ›"),
  );
}

function system(message) {
  const name = el("b", {}, who(message.author).name);
  const threadId = message.message_reference?.channel_id ?? message.thread?.id;
  const thread = el("button", { type: "button", class: "plain strong", onclick: () => tell("go", { channel: threadId }) }, message.content || "…");
  const texts = {
    [KIND.THREAD_CREATED]: () => pieces("startedThread", { name, thread }),
    [KIND.RENAME]: () => pieces("renamed", { name, thread: el("b", {}, message.content ?? "") }),
    [KIND.JOIN]: () => pieces("joined", { name }),
    [KIND.PIN]: () => pieces("pinned", { name }),
  };
  const text = texts[message.type]?.() ?? [name, " ", message.content ?? ""];
  return el("div", { class: "row system" }, icon(message.type === KIND.THREAD_CREATED ? "thread" : "right"), el("span", {}, text), el("time", { class: "when" }, sentTime(sentAt(message))));
}

/** A message in a few words: for replies, for the live region, for notices. */
export function summary(message, longest = 140) {
  const texts = [];
  const walk = (parts) => {
    for (const part of parts ?? []) {
      if (part.type === 10) texts.push(part.content);
      walk(part.components);
    }
  };
  if (message.content) texts.push(message.content);
  walk(message.components);
  for (const embed of message.embeds ?? []) texts.push(embed.title ?? "", embed.description ?? "");
  const text = plainText(texts.join("\n"));
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text || t("picture");
}
