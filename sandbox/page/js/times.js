// Moments as a reader of this language and time zone would say them.

import { el } from "./dom.js";
import { t, wordLocale } from "../strings.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};
const STEPS = [
  ["year", 31557600], ["month", 2629800], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1],
];

const format = (date, style) => new Intl.DateTimeFormat(wordLocale(), style).format(date);

function relative(seconds) {
  const away = seconds - Date.now() / 1000;
  const [unit, size] = STEPS.find(([, length]) => Math.abs(away) >= length) ?? STEPS.at(-1);
  return new Intl.RelativeTimeFormat(wordLocale(), { numeric: "auto" }).format(Math.round(away / size), unit);
}

/** <t:seconds:style> as a node; relative ones go on being true. */
export function timestamp(seconds, style) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return el("span", {}, `<t:${seconds}>`);
  const node = el("time", { class: "moment", datetime: date.toISOString(), title: format(date, STYLES.F) });
  if (style === "R") node.dataset.relative = String(seconds);
  node.textContent = style === "R" ? relative(seconds) : format(date, STYLES[style] ?? STYLES.f);
  return node;
}

/** When a message was written, as its headline says it. */
export function sentTime(date) {
  const time = format(date, STYLES.t);
  const day = dayOf(date);
  const now = new Date();
  if (day === dayOf(now)) return t("todayAt", { time });
  if (day === dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1))) return t("yesterdayAt", { time });
  return `${format(date, STYLES.d)} ${time}`;
}

export const clock = (date) => format(date, STYLES.t);
export const fullTime = (date) => format(date, STYLES.F);
export const longDay = (date) => format(date, STYLES.D);
export const dayOf = (date) => `${date.getFullYear()}-${date.getMonth()}-${date.getDate()}`;

setInterval(() => {
  for (const node of document.querySelectorAll("time[data-relative]")) {
    const text = relative(Number(node.dataset.relative));
    if (node.textContent !== text) node.textContent = text;
  }
}, 1000);
