// Discord's markdown as DOM nodes: the blocks. What stands inside a line is in inline.js.

import { el } from "./dom.js";
import { inline } from "./inline.js";

const HEADING = /^(#{1,3}) +(.+)$/;
const SMALL = /^-# +(.+)$/;
const QUOTE = /^> ?(.*)$/;
const ITEM = /^( *)([-*]|\d{1,9}\.) +(.+)$/;

/** A fragment for a message text. `options.emoji` lets a text of emoji alone be drawn large. */
export function markdown(text, options = {}) {
  const root = document.createDocumentFragment();
  const holder = el("div", { class: "md" });
  if (options.emoji && onlyEmoji(text)) holder.classList.add("jumbo");
  blocks(text, holder);
  root.append(holder);
  return root;
}

const onlyEmoji = (text) => /^(?:\s*(?:\p{Extended_Pictographic}|\p{Regional_Indicator}{2})[\u{1F3FB}-\u{1F3FF}\u200d\uFE0F\p{Extended_Pictographic}]*){1,27}\s*$/u.test(text);

/** Splits at code fences first: nothing inside one is markdown. */
function blocks(text, parent) {
  const fence = /```(?:([\w+.#-]*)\n)?([\s\S]+?)```/g;
  let at = 0;
  for (const match of text.matchAll(fence)) {
    lines(text.slice(at, match.index).replace(/\n$/, ""), parent);
    const code = match[2].replace(/^\n+|\n+$/g, "");
    parent.append(el("pre", { class: "fence", tabindex: "0" }, el("code", match[1] ? { "data-language": match[1] } : {}, code)));
    at = match.index + match[0].length;
    if (text[at] === "\n") at += 1;
  }
  lines(text.slice(at), parent);
}

function lines(text, parent) {
  if (text === "") return;
  const rows = text.split("\n");
  let plain = [];
  const flush = () => {
    if (plain.length === 0) return;
    parent.append(el("span", { class: "text" }, inline(plain.join("\n"))));
    plain = [];
  };
  for (let at = 0; at < rows.length; ) {
    const row = rows[at];
    if (row.startsWith(">>> ")) {
      flush();
      parent.append(quote([row.slice(4), ...rows.slice(at + 1)]));
      return;
    }
    const taken = heading(row, parent, flush) || gather(rows, at, parent, flush);
    if (taken) {
      at += taken;
      continue;
    }
    plain.push(row);
    at += 1;
  }
  flush();
}

/** One line that is a heading or small print: 1 when it was. */
function heading(row, parent, flush) {
  const big = row.match(HEADING);
  const small = big ? null : row.match(SMALL);
  if (!big && !small) return 0;
  flush();
  // The page has its own h1 and h2, so a heading in a message begins a level below them.
  parent.append(big ? el(`h${big[1].length + 2}`, { class: `h${big[1].length}` }, inline(big[2])) : el("small", {}, inline(small[1])));
  return 1;
}

/** A run of lines that belong together (quote, list): how many were taken. */
function gather(rows, start, parent, flush) {
  let end = start;
  if (QUOTE.test(rows[start]) && rows[start].startsWith("> ")) {
    while (end < rows.length && /^>( |$)/.test(rows[end])) end += 1;
    flush();
    parent.append(quote(rows.slice(start, end).map((row) => row.match(QUOTE)[1])));
    return end - start;
  }
  if (ITEM.test(rows[start])) {
    while (end < rows.length && ITEM.test(rows[end])) end += 1;
    flush();
    parent.append(list(rows.slice(start, end).map((row) => row.match(ITEM))));
    return end - start;
  }
  return 0;
}

function quote(rows) {
  const inside = el("div");
  blocks(rows.join("\n"), inside);
  return el("blockquote", {}, inside);
}

/** Nested by indentation; a deeper item belongs to the one above it. */
function list(items) {
  const depth = items[0][1].length;
  const ordered = /\d/.test(items[0][2]);
  const root = el(ordered ? "ol" : "ul", ordered ? { start: Number.parseInt(items[0][2], 10) } : {});
  for (let at = 0; at < items.length; ) {
    const node = el("li", {}, inline(items[at][3]));
    let end = at + 1;
    while (end < items.length && items[end][1].length > depth) end += 1;
    if (end > at + 1) node.append(list(items.slice(at + 1, end)));
    root.append(node);
    at = end;
  }
  return root;
}
