// The list of messages: kept in step with the store row by row, and it scrolls as a chat does.

import { el, fill, narrow } from "./dom.js";
import { icon } from "./icons.js";
import { keepPictures } from "./media.js";
import { joins, messageNode, starterOf, summary } from "./message.js";
import { loadOlder } from "./session.js";
import { isThread, older, on, sentAt, state, messagesOf, who } from "./store.js";
import { t, wordLocale } from "../strings.js";
import { dayOf, longDay } from "./times.js";
import { Refused } from "./transport.js";
import { markRead } from "./unread.js";

const NEAR = 80; // px from the end that still count as being there
const FAR = 600; // px from the top at which older messages are fetched
const rows = new Map(); // message id -> {source (what it shows), signature, node}
let scroller, sheet, list, beginning, jumper;
let shown = null; // what channel and person the rows are of
let look = null; // what besides the messages themselves the rows show
let stuck = true;
let missed = 0;

export function startList() {
  [scroller, sheet, list, beginning] = ["scroller", "sheet", "messages", "beginning"].map((id) => document.getElementById(id));
  jumper = el("button", { type: "button", class: "jumper", hidden: true, onclick: toBottom });
  scroller.after(jumper);
  scroller.addEventListener("scroll", scrolled, { passive: true });
  new ResizeObserver(() => stuck && hold()).observe(sheet);
  new ResizeObserver(() => stuck && hold()).observe(scroller);
  addEventListener("focus", reading);
  document.addEventListener("visibilitychange", reading);
  on("world channel begun older", draw);
  on("messages", changed);
}

function changed({ channel, message = null, isNew = false, own = false }) {
  if (channel !== state.channel && channel !== state.channels.get(state.channel)?.parent_id) return;
  draw();
  if (channel !== state.channel) return; // a thread shows one message of its parent, that is all
  if (own || (message && message.author?.id === state.me)) toBottom();
  else if (isNew && !stuck) missed += 1;
  if (isNew && message && message.author?.id !== state.me) speakUp(message);
  showJumper();
}

/** Reads a new message out to those who listen to the page. */
function speakUp(message) {
  document.getElementById("live").textContent = t("newMessage", { name: who(message.author).name, text: summary(message) });
}

function draw() {
  const key = `${state.me} ${state.channel}`;
  const names = JSON.stringify([key, wordLocale(), [...state.people.values()], state.bot, [...state.channels.values()].map((channel) => [channel.id, channel.name])]);
  if (names !== look) {
    rows.clear();
    list.replaceChildren();
    look = names;
  }
  if (key !== shown) [stuck, missed] = [true, 0];
  shown = key;
  drawBeginning();
  scroller.setAttribute("aria-label", t("messages", { channel: state.channels.get(state.channel)?.name ?? "" }));
  const settle = anchored();
  const messages = messagesOf(state.channel);
  const mark = state.mark.get(state.channel);
  const wanted = messages.map((message, at) => {
    const before = messages[at - 1];
    const day = !before || dayOf(sentAt(before)) !== dayOf(sentAt(message)) ? longDay(sentAt(message)) : null;
    const fresh = Boolean(before && mark && older(message.id, mark) > 0 && older(before.id, mark) <= 0 && message.author?.id !== state.me && !message.local);
    return row(message, { joined: joins(before, message) && !day && !fresh, day, fresh });
  });
  const keep = new Set(messages.map((message) => message.id));
  for (const [id, known] of rows) {
    if (keep.has(id)) continue;
    known.node.remove();
    rows.delete(id);
  }
  wanted.forEach((node, at) => {
    if (list.children[at] !== node) list.insertBefore(node, list.children[at] ?? null);
  });
  if (stuck) hold();
  else settle();
  reading();
}

/** Notes where the first row in view stands; what comes back puts it there again, whatever came in or went above it. */
function anchored() {
  if (stuck) return () => {};
  const edge = scroller.getBoundingClientRect().top;
  const first = [...list.children].find((node) => node.getBoundingClientRect().bottom > edge);
  const was = first?.getBoundingClientRect().top;
  const id = first?.dataset.messageId;
  scroller.style.overflowAnchor = "none"; // the browser would do the same a moment later, and both is too much
  return () => {
    const node = rows.get(id)?.node;
    if (node) scroller.scrollTop += node.getBoundingClientRect().top - was;
    requestAnimationFrame(() => (scroller.style.overflowAnchor = ""));
  };
}

/** The node of a message, made anew only when something in it changed. */
function row(message, place) {
  const source = starterOf(message) ?? message;
  const thread = state.channels.get(message.thread?.id ?? message.id);
  const waits = state.waiting.get(source.id) ?? "";
  const signature = JSON.stringify([place, waits, state.failures.get(source.id) ?? "", thread && isThread(thread) ? [thread.name, thread.message_count] : 0]);
  const known = rows.get(message.id);
  if (known && known.source === source && known.signature === signature) return known.node;
  const node = messageNode(message, place);
  rows.set(message.id, { source, signature, node });
  if (known) {
    keepPictures(known.node, node);
    const restore = focusIn(known.node);
    const opened = known.node.querySelector('.select[aria-expanded="true"]');
    known.node.replaceWith(node);
    if (opened) document.querySelector(".select-list:popover-open")?.hidePopover(); // what it offered may not be on offer any more
    restore(node);
  }
  return node;
}

/** Remembers which control of a row had the focus, to give it to the same one, or the one in its place, after a change.
 *  After an answer it goes to what stands out in the next question, so that one can answer on by the keyboard alone. */
function focusIn(old) {
  const had = document.activeElement;
  if (!old.contains(had) || had === old) return () => {};
  const controls = (node) => [...node.querySelectorAll("button, a[href], [tabindex='0']")];
  const at = controls(old).indexOf(had);
  const id = had.dataset.customId;
  const answered = had.matches(".button.primary, .select");
  return (node) => {
    const now = controls(node);
    const same = id === undefined ? null : now.find((one) => one.dataset.customId === id && !one.disabled);
    const next = answered && now.find((one) => !one.disabled && one.matches(".button.primary, .button.success, .select"));
    (same ?? (next || now.slice(at).find((one) => !one.disabled)) ?? node).focus({ preventScroll: true });
  };
}

function drawBeginning() {
  const channel = state.channels.get(state.channel);
  beginning.hidden = !channel || !state.whole.has(channel.id);
  if (beginning.hidden) return;
  const thread = isThread(channel);
  const key = `${channel.id} ${channel.name} ${wordLocale()}`;
  if (beginning.dataset.key === key) return;
  beginning.dataset.key = key;
  const name = thread ? channel.name : `#${channel.name}`;
  fill(beginning, el("div", { class: "beginning-mark" }, icon(thread ? "thread" : "hash")),
    el("h2", {}, t(thread ? "beginningThread" : "beginning", { channel: name })), el("p", {}, t(thread ? "beginningThreadWhy" : "beginningWhy", { channel: name })));
}

const hold = () => {
  scroller.scrollTop = scroller.scrollHeight;
};

function scrolled() {
  stuck = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < NEAR;
  if (stuck) missed = 0;
  showJumper();
  reading();
  if (scroller.scrollTop < FAR && !state.whole.has(state.channel)) fetchOlder();
}

let fetching = false;
async function fetchOlder() {
  if (fetching) return;
  fetching = true;
  try {
    await loadOlder();
  } catch (error) {
    if (!(error instanceof Refused || error instanceof TypeError)) throw error; // no connection: the next scroll tries again
  } finally {
    fetching = false;
  }
}

function toBottom() {
  [stuck, missed] = [true, 0];
  hold();
  showJumper();
  reading();
}

function showJumper() {
  jumper.hidden = stuck;
  jumper.classList.toggle("news", missed > 0);
  if (!stuck) fill(jumper, missed ? t("newer", { count: missed }) : t("toBottom"), icon("down"));
}

/** What is on the screen of someone who looks at it is read. */
function reading() {
  if (!stuck || document.hidden || !document.hasFocus()) return;
  const newest = messagesOf(state.channel).filter((message) => !message.local).at(-1);
  if (newest) markRead(state.me, state.channel, newest.id);
}

/** Brings a message into view and marks it for a moment. */
export function reveal(id) {
  const node = rows.get(id)?.node;
  if (!node) return;
  stuck = false;
  node.scrollIntoView({ block: narrow() ? "start" : "center" });
  node.classList.add("shown-now");
  node.focus({ preventScroll: true });
  setTimeout(() => node.classList.remove("shown-now"), 2200);
}
