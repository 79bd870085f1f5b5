// A select: a button that shows what is chosen, and a list that opens below it (a sheet from below on a phone).

import { avatar, el, fill, narrow } from "./dom.js";
import { icon } from "./icons.js";
import { optionsOf } from "./options.js";
import { place } from "./popup.js";
import { t } from "../strings.js";

const SEARCH_FROM = 9; // shorter lists are seen at a glance
let count = 0;

/** {node, values()} for a select component. `picked`: instead of its defaults. `onCommit(values)` when a choice is made that differs from before. */
export function selectControl(part, { onCommit = () => {}, label = null, picked = null } = {}) {
  const least = part.min_values ?? 1;
  const most = part.max_values ?? 1;
  const options = optionsOf(part);
  let chosen = picked ?? options.filter((one) => one.chosen).map((one) => one.value);
  const title = label ?? part.placeholder ?? t("choose");
  count += 1;
  const listId = `choices-${count}`;
  const button = el("button", {
    type: "button", class: "select", role: "combobox", "aria-haspopup": "listbox", "aria-expanded": "false", "aria-controls": listId,
    "data-custom-id": part.custom_id, disabled: Boolean(part.disabled),
  });
  const draw = () => {
    const labels = options.filter((one) => chosen.includes(one.value)).map((one) => one.label);
    button.setAttribute("aria-label", labels.length ? `${title}: ${labels.join(", ")}` : title);
    fill(button, shown(options, chosen, part), icon("down", "chevron"));
  };
  draw();
  const open = () => {
    if (button.getAttribute("aria-disabled") === "true" || button.getAttribute("aria-expanded") === "true") return;
    openList({ button, listId, options, chosen, least, most, title, onClose: (values) => {
      if (same(values, chosen)) return;
      chosen = values;
      draw();
      onCommit(values);
    } });
  };
  button.addEventListener("click", open);
  button.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    open();
  });
  return { node: el("div", { class: "select-holder" }, button), values: () => chosen };
}

const same = (a, b) => a.length === b.length && a.every((value) => b.includes(value));

function shown(options, chosen, part) {
  const picked = options.filter((one) => chosen.includes(one.value));
  if (picked.length === 0) return el("span", { class: "select-none" }, part.placeholder ?? t("choose"));
  if ((part.max_values ?? 1) === 1) return el("span", { class: "select-one" }, mark(picked[0]), picked[0].label);
  return el("span", { class: "select-many" }, picked.map((one) => el("span", { class: "tag" }, mark(one), one.label)));
}

function mark(one) {
  if (one.who) return avatar(one.who, "tiny");
  if (one.drawing) return icon(one.drawing);
  return one.emoji ? el("span", { class: "emoji", "aria-hidden": "true" }, one.emoji.id ? `:${one.emoji.name}:` : one.emoji.name) : null;
}

function openList({ button, listId, options, chosen, least, most, title, onClose }) {
  const many = most > 1;
  const picked = new Set(chosen);
  const list = el("div", { class: "choices", role: "listbox", id: listId, "aria-label": title, "aria-multiselectable": many ? "true" : null });
  const search = options.length >= SEARCH_FROM ? el("input", { class: "choices-search", type: "text", placeholder: t("search"), "aria-label": t("search"), autocomplete: "off" }) : null;
  const note = many ? (least === most ? t("chooseExact", { least }) : t("chooseSome", { least, most })) : null;
  const done = el("button", { type: "button", class: "button primary", onclick: () => box.hidePopover() }, t("done"));
  const box = el("div", { class: "select-list", popover: "auto" }, el("div", { class: "choices-title" }, title, note ? el("small", {}, note) : null), search, list, many ? el("div", { class: "choices-foot" }, done) : null);

  const refresh = () => {
    for (const row of list.children) {
      const on = picked.has(row.dataset.value);
      row.setAttribute("aria-selected", String(on));
      row.setAttribute("aria-disabled", String(many && !on && picked.size >= most));
    }
    done.disabled = many && picked.size < least;
  };
  const pick = (one) => {
    if (!many) {
      picked.clear();
      picked.add(one.value);
      box.hidePopover();
      return;
    }
    if (picked.has(one.value)) picked.delete(one.value);
    else if (picked.size < most) picked.add(one.value);
    refresh();
  };
  for (const one of options) {
    list.append(el("div", { class: "choice", role: "option", tabindex: "-1", "data-value": one.value, onclick: () => pick(one) },
      mark(one), el("span", { class: "choice-text" }, el("span", {}, one.label), one.description ? el("small", {}, one.description) : null), el("span", { class: "choice-tick" }, icon("tick"))));
  }
  refresh();
  drive({ box, list, search, options, pick });

  box.addEventListener("toggle", (event) => {
    if (event.newState !== "closed") return;
    button.setAttribute("aria-expanded", "false");
    button.popoverTargetElement = null;
    stop();
    box.remove();
    if (document.activeElement === document.body || document.activeElement === null) button.focus({ preventScroll: true });
    const values = options.map((one) => one.value).filter((value) => picked.has(value));
    if (button.isConnected && (!many || values.length >= least)) onClose(values);
  });
  (button.closest("dialog") ?? document.body).append(box);
  button.setAttribute("aria-expanded", "true");
  box.showPopover();
  setTimeout(() => (button.popoverTargetElement = box)); // from the next press on: pressing the button again closes the list
  const stop = narrow() ? () => {} : place(box, button);
  const first = list.querySelector('[aria-selected="true"]') ?? list.firstElementChild;
  first?.focus({ preventScroll: true });
  first?.scrollIntoView({ block: "nearest" });
}

/** Keys: arrows, Home and End walk; Enter and Space choose; letters search; Tab and Escape leave. */
function drive({ box, list, search, options, pick }) {
  const rows = () => [...list.children].filter((row) => !row.hidden);
  const byRow = (row) => options.find((one) => one.value === row.dataset.value);
  const walk = (to) => {
    const all = rows();
    const row = all[Math.max(0, Math.min(all.length - 1, to))];
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: "nearest" });
  };
  search?.addEventListener("input", () => {
    const typed = search.value.toLocaleLowerCase();
    for (const row of list.children) row.hidden = !row.textContent.toLocaleLowerCase().includes(typed);
  });
  let typed = "";
  let timer = 0;
  box.addEventListener("keydown", (event) => {
    const all = rows();
    const at = all.indexOf(document.activeElement);
    const steps = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1, PageDown: at + 6, PageUp: at - 6 };
    if (event.target === search && ["Home", "End"].includes(event.key)) return;
    if (event.key in steps) {
      event.preventDefault();
      if (event.key === "ArrowUp" && at === 0 && search) search.focus();
      else walk(steps[event.key]);
    } else if (event.key === "Enter" && event.target === search && all.length) {
      event.preventDefault();
      pick(byRow(all[0]));
    } else if ((event.key === "Enter" || event.key === " ") && at >= 0) {
      event.preventDefault();
      pick(byRow(all[at]));
    } else if (event.key === "Tab" && event.target !== search && !event.target.closest(".choices-foot") && !box.querySelector(".choices-foot")) {
      event.preventDefault();
      box.hidePopover();
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && event.target !== search) {
      if (search) {
        search.focus(); // the letter itself then lands in the field
        return;
      }
      clearTimeout(timer);
      timer = setTimeout(() => (typed = ""), 700);
      typed += event.key.toLocaleLowerCase();
      const hit = all.findIndex((row) => row.querySelector(".choice-text").textContent.toLocaleLowerCase().startsWith(typed));
      if (hit >= 0) walk(hit);
    }
  });
}
