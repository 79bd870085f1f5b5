// Lists that float: where a box goes beside its anchor, and the suggestion list above the composer.

import { el, fill } from "./dom.js";

const GAP = 4;

/** Puts `box` below `anchor` (above, where there is more room) and keeps it there; returns what stops it. */
export function place(box, anchor) {
  const settle = () => {
    const at = anchor.getBoundingClientRect();
    const below = innerHeight - at.bottom - GAP * 2;
    const above = at.top - GAP * 2;
    const up = below < Math.min(box.scrollHeight, 320) && above > below;
    box.style.width = `${Math.max(at.width, 220)}px`;
    box.style.maxHeight = `${Math.min(up ? above : below, 420)}px`;
    box.style.left = `${Math.max(GAP, Math.min(at.left, innerWidth - Math.max(at.width, 220) - GAP))}px`;
    box.style.top = up ? "auto" : `${at.bottom + GAP}px`;
    box.style.bottom = up ? `${innerHeight - at.top + GAP}px` : "auto";
  };
  settle();
  addEventListener("resize", settle);
  addEventListener("scroll", settle, true);
  return () => {
    removeEventListener("resize", settle);
    removeEventListener("scroll", settle, true);
  };
}

/**
 * Suggestions for whatever field has the focus: the field keeps the focus, the list is walked by its keys.
 * Items: {label, detail, aside, picture, run}. A field is wired by `key(event)`, which says whether it took the key.
 */
export class Suggestions {
  constructor(holder) {
    this.holder = holder;
    this.items = [];
    this.at = -1;
    this.field = null;
    this.list = el("div", { class: "suggestions-list", role: "listbox", id: "suggestions", "aria-label": "" });
    this.title = el("div", { class: "suggestions-title", id: "suggestions-title" });
    this.note = el("div", { class: "suggestions-note", role: "status" });
    this.box = el("div", { class: "suggestions", hidden: true }, this.title, this.list, this.note);
    this.box.addEventListener("pointerdown", (event) => event.preventDefault()); // the field keeps the focus
    holder.append(this.box);
  }

  get open() {
    return !this.box.hidden;
  }

  /** Shows items for a field. `first`: which is active at once (-1: none until a key walks). */
  show(field, { items, title = [], note = "", first = 0, label = "" }) {
    this.release();
    this.field = field;
    this.items = items;
    fill(this.title, title);
    this.title.hidden = this.title.childNodes.length === 0;
    this.note.textContent = note;
    this.note.hidden = note === "";
    this.list.setAttribute("aria-label", label || this.title.textContent || note);
    fill(this.list, items.map((item, at) => this.row(item, at)));
    this.list.hidden = items.length === 0;
    this.box.hidden = this.title.hidden && this.note.hidden && items.length === 0;
    field.setAttribute("aria-expanded", String(items.length > 0));
    field.setAttribute("aria-controls", "suggestions");
    field.setAttribute("aria-autocomplete", "list");
    this.walkTo(items.length ? Math.min(first, items.length - 1) : -1);
  }

  row(item, at) {
    const row = el("div", { class: "suggestion", role: "option", id: `suggestion-${at}`, "aria-selected": "false", onclick: () => item.run() },
      item.picture ?? null,
      el("span", { class: "suggestion-text" }, el("span", { class: "suggestion-label" }, item.label), item.detail ? el("small", {}, item.detail) : null),
      item.aside ? el("span", { class: "suggestion-aside" }, item.aside) : null);
    row.addEventListener("pointermove", (event) => {
      if (event.pointerType === "mouse" && this.at !== at) this.walkTo(at, false);
    });
    return row;
  }

  walkTo(at, scroll = true) {
    this.at = at;
    [...this.list.children].forEach((row, index) => row.setAttribute("aria-selected", String(index === at)));
    if (at >= 0) {
      this.field.setAttribute("aria-activedescendant", `suggestion-${at}`);
      if (scroll) this.list.children[at].scrollIntoView({ block: "nearest" });
    } else this.field?.removeAttribute("aria-activedescendant");
  }

  release() {
    if (!this.field) return;
    this.field.setAttribute("aria-expanded", "false");
    this.field.removeAttribute("aria-activedescendant");
  }

  hide() {
    this.release();
    this.items = [];
    this.at = -1;
    this.box.hidden = true;
  }

  /** Arrows walk, Tab and Enter take the active one, Escape closes. True when the key is dealt with. */
  key(event) {
    if (!this.open || event.isComposing) return false;
    const length = this.items.length;
    if (event.key === "Escape") {
      this.hide();
    } else if (length && event.key === "ArrowDown") this.walkTo((this.at + 1) % length);
    else if (length && event.key === "ArrowUp") this.walkTo(this.at <= 0 ? length - 1 : this.at - 1);
    else if (length && event.key === "Tab" && !event.shiftKey) this.items[Math.max(0, this.at)].run();
    else if (length && event.key === "Enter" && !event.shiftKey && this.at >= 0) this.items[this.at].run();
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }
}
