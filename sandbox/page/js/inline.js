// Discord's markdown inside a line, as DOM nodes.

import { el, link, safeLink } from "./dom.js";
import { channelMention, personMention, roleMention, shownLink } from "./mentions.js";
import { timestamp } from "./times.js";
import { t } from "../strings.js";

const DEEPEST = 12; // a text cannot nest more than this; deeper marks stay as they are written

// Each rule: a pattern tried at the place where the text stands, and what it becomes.
const RULES = [
  [/^\\([^0-9A-Za-z\s])/, (m) => m[1]],
  [/^(`+)([\s\S]*?[^`])\1(?!`)/, (m) => el("code", {}, m[2].replace(/^ (?=`)|(?<=`) $/g, ""))],
  [/^<@!?(\d{1,20})>/, (m) => personMention(m[1])],
  [/^<@&(\d{1,20})>/, (m) => roleMention(m[1])],
  [/^<#(\d{1,20})>/, (m) => channelMention(m[1])],
  [/^<\/([^:>]{1,100}):(\d{1,20})>/, (m) => el("span", { class: "mention" }, `/${m[1]}`)],
  [/^<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/, (m) => timestamp(Number(m[1]), m[2] ?? "f")],
  [/^<a?:(\w{2,32}):\d{1,20}>/, (m) => el("span", { class: "emoji-name" }, `:${m[1]}:`)],
  [/^@(everyone|here)\b/, (m) => el("span", { class: "mention" }, m[0])],
  [/^<(https?:\/\/[^\s>]+)>/, (m) => shownLink(m[1])],
  [/^https?:\/\/[^\s<]+/, (m) => shownLink(trimmed(m[0]))],
  [/^\[((?:\\.|\[[^\]]*\]|[^[\]\\])+)\]\(<?((?:[^()\s<>]|\([^()\s]*\))+)>?(?:\s+["']([^"']*)["'])?\)/, masked],
  [/^\*\*\*((?:\\.|[^*\\]|\*(?!\*\*))+)\*\*\*(?!\*)/, (m, depth) => el("em", {}, el("strong", {}, inline(m[1], depth)))],
  [/^\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/, (m, depth) => el("strong", {}, inline(m[1], depth))],
  [/^__((?:\\[\s\S]|[^\\])+?)__(?!_)/, (m, depth) => el("u", {}, inline(m[1], depth))],
  [/^\*(?=\S)((?:\*\*|\\[\s\S]|[^*\\])+?)(?<!\s)\*(?!\*)/, (m, depth) => el("em", {}, inline(m[1], depth))],
  [/^_((?:__|\\[\s\S]|[^_\\])+?)_(?![\p{L}\p{N}_])/u, (m, depth) => el("em", {}, inline(m[1], depth))],
  [/^~~(?=\S)((?:\\[\s\S]|[^\\])*?\S)~~/, (m, depth) => el("s", {}, inline(m[1], depth))],
  [/^\|\|((?:\\[\s\S]|[^\\])+?)\|\|/, (m, depth) => spoiler(inline(m[1], depth))],
];
const STARTS = /[\\`<@h[*_~|]/g;

/** The nodes and strings of one piece of text; line breaks become <br>. */
export function inline(text, depth = 0) {
  if (depth > DEEPEST) return [text];
  const out = [];
  let plain = "";
  const flush = () => {
    if (plain) out.push(...broken(plain));
    plain = "";
  };
  for (let at = 0; at < text.length; ) {
    STARTS.lastIndex = at;
    const next = STARTS.exec(text)?.index ?? text.length;
    plain += text.slice(at, next);
    at = next;
    if (at >= text.length) break;
    const found = tryRules(text, at, depth + 1);
    if (found === null) {
      plain += text[at];
      at += 1;
      continue;
    }
    if (typeof found.node === "string") plain += found.node;
    else {
      flush();
      out.push(found.node);
    }
    at += found.length;
  }
  flush();
  return out;
}

function tryRules(text, at, depth) {
  const rest = text.slice(at);
  // snake_case_words and 2h_rs are words, not italics; a bare address begins a word.
  const inWord = at > 0 && /[\p{L}\p{N}_]/u.test(text[at - 1]);
  if (inWord && (rest[0] === "h" || (rest[0] === "_" && !rest.startsWith("__")))) return null;
  for (const [pattern, make] of RULES) {
    const match = rest.match(pattern);
    if (!match) continue;
    const node = make(match, depth);
    if (node === null) continue;
    const bare = pattern.source.startsWith("^https");
    return { node, length: bare ? trimmed(match[0]).length : match[0].length };
  }
  return null;
}

/** A bare address without the sentence's own full stop or closing bracket. */
function trimmed(address) {
  let end = address.replace(/[.,:;!?'"*_~|]+$/, "");
  if (end.endsWith(")") && !end.includes("(")) end = end.slice(0, -1);
  return end;
}

function masked(match, depth) {
  if (safeLink(match[2]) === null || !/^https?:/i.test(match[2])) return null; // shown as it is written
  const node = link(match[2], inline(match[1], depth));
  node.title = match[3] ? `${match[3]}\n\n(${match[2]})` : match[2];
  return node;
}

function spoiler(children) {
  const cover = el("span", { class: "spoiler", role: "button", tabindex: "0", "aria-label": t("showSpoiler"), "aria-expanded": "false" });
  const inside = el("span", { "aria-hidden": "true", inert: true }, children);
  const show = (event) => {
    if (cover.classList.contains("shown") || (event.type === "keydown" && event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    cover.classList.add("shown");
    for (const name of ["role", "tabindex", "aria-label", "aria-expanded"]) cover.removeAttribute(name);
    inside.removeAttribute("aria-hidden");
    inside.inert = false;
  };
  cover.addEventListener("click", show);
  cover.addEventListener("keydown", show);
  cover.append(inside);
  return cover;
}

function broken(text) {
  return text.split("\n").flatMap((part, at) => (at === 0 ? [part] : [el("br"), part])).filter((part) => part !== "");
}

/** The words alone, for the live region and for labels. */
export function plainText(text) {
  const holder = document.createElement("div");
  holder.append(...inline(text.replace(/^(#{1,3}|-#|>>>|>) /gm, "").replace(/\n+/g, " ")));
  return holder.textContent.replace(/\s+/g, " ").trim();
}
