// A command being filled in: its name, a box per option, and a tail where more options are added.

import { nameIn, OPTION, optionTree, readOptions, valueOf, wordsIn } from "./commands.js";
import { el } from "./dom.js";
import { icon } from "./icons.js";
import { Offers } from "./offers.js";
import { t } from "../strings.js";

export class CommandForm {
  /** `leaf` from commands.js; `suggest` the Suggestions; `onSend(form)`, `onLeave(text)`. */
  constructor(leaf, { locale, suggest, onSend, onLeave }) {
    Object.assign(this, { leaf, locale, suggest, onSend, onLeave });
    this.boxes = new Map(); // option name -> {option, node, input, picked}
    this.offers = new Offers(this);
    this.tail = el("input", { class: "tail", type: "text", role: "combobox", "aria-expanded": "false", "aria-label": `/${leaf.name}`, autocomplete: "off", size: 12, enterkeyhint: "send" });
    this.notice = el("div", { class: "command-error", role: "alert" });
    this.pills = el("span", { class: "pills" });
    const leave = el("button", { type: "button", class: "command-leave", "aria-label": t("leaveCommand"), onclick: () => this.onLeave("") }, icon("close"));
    this.node = el("div", { class: "command-form", "data-command": leaf.path.join(" ") }, leave, el("span", { class: "chip" }, `/${leaf.name}`), this.pills, this.tail);
    for (const option of leaf.options.filter((one) => one.required)) this.add(option);
    this.wireTail();
    this.showTail();
  }

  add(option, text = "") {
    if (this.boxes.has(option.name)) return this.boxes.get(option.name);
    const name = nameIn(option, this.locale);
    const input = el("input", {
      type: "text", role: "combobox", "aria-expanded": "false", autocomplete: "off", "aria-label": `${name}: ${wordsIn(option, this.locale)}`, "data-option": option.name,
      inputmode: option.type === OPTION.INTEGER && !option.autocomplete ? "numeric" : null, size: 4, value: text, enterkeyhint: "next", spellcheck: "false",
    });
    const node = el("label", { class: "pill" }, el("span", { class: "pill-name" }, name), input);
    const box = { option, name, node, input, picked: null };
    input.addEventListener("focus", () => this.offers.show(box));
    input.addEventListener("input", () => {
      box.picked = null;
      this.clear(box);
      this.offers.show(box);
    });
    input.addEventListener("keydown", (event) => this.key(event, box));
    this.boxes.set(option.name, box);
    this.pills.append(node);
    this.showTail();
    return box;
  }

  remove(box) {
    this.boxes.delete(box.option.name);
    box.node.remove();
    this.showTail();
  }

  /** Takes options written out as text, as when a whole command is pasted. */
  read(text) {
    for (const [option, value] of readOptions(this.leaf, text, this.locale)) this.add(option).input.value = value;
  }

  key(event, box) {
    if (this.suggest.key(event)) return;
    const empty = box.input.value === "";
    if (event.key === "Enter" && !event.isComposing) {
      event.preventDefault();
      this.onSend(this);
    } else if (event.key === "Backspace" && empty) {
      event.preventDefault();
      const before = [...this.boxes.values()].at([...this.boxes.values()].indexOf(box) - 1);
      if (!box.option.required) this.remove(box);
      if (before && before !== box && this.boxes.size > 0 && this.boxes.has(before.option.name) && [...this.boxes.values()].indexOf(before) < this.boxes.size) before.input.focus();
      else if (box.option.required) this.onLeave(`/${this.leaf.name}`);
      else this.tail.focus();
    } else this.sideways(event, box.input);
  }

  /** Left and right walk over the edges of a box into its neighbour. */
  sideways(event, input) {
    const inputs = [...[...this.boxes.values()].map((one) => one.input), this.tail];
    const at = inputs.indexOf(input);
    const edge = input.selectionStart === input.selectionEnd ? input.selectionStart : -1;
    if (event.key === "ArrowLeft" && edge === 0) inputs[at - 1]?.focus();
    else if (event.key === "ArrowRight" && edge === input.value.length) inputs[at + 1]?.focus();
    else return;
    event.preventDefault();
  }

  /** Takes a value chosen from a list and goes on to what is still empty. */
  pick(box, offer) {
    box.input.value = offer.label;
    box.picked = offer;
    this.clear(box);
    this.next();
  }

  next() {
    const empty = [...this.boxes.values()].find((box) => box.input.value === "" && box.option.required);
    (empty?.input ?? this.tail).focus();
  }

  focus() {
    this.next();
  }

  rest() {
    return this.leaf.options.filter((option) => !this.boxes.has(option.name));
  }

  showTail() {
    const count = this.rest().length;
    this.tail.placeholder = count ? t("optional", { count }) : "";
  }

  wireTail() {
    const show = () => {
      const typed = this.tail.value.trim();
      const match = typed.match(/^([^\s:]+):(.*)$/);
      const named = match && this.rest().find((option) => [option.name, nameIn(option, this.locale)].includes(match[1].toLocaleLowerCase()));
      if (named) {
        this.tail.value = "";
        const box = this.add(named, match[2].trim());
        box.input.focus();
        return;
      }
      this.offers.showRest(typed);
    };
    this.tail.addEventListener("focus", show);
    this.tail.addEventListener("input", show);
    this.tail.addEventListener("keydown", (event) => {
      if (this.suggest.key(event)) return;
      if (event.key === "Enter" && !event.isComposing) {
        event.preventDefault();
        this.onSend(this);
      } else if (event.key === "Backspace" && this.tail.value === "") {
        event.preventDefault();
        const last = [...this.boxes.values()].at(-1);
        if (last) last.input.focus();
        else this.onLeave(`/${this.leaf.name}`);
      } else this.sideways(event, this.tail);
    });
  }

  clear(box) {
    box.node.classList.remove("wrong");
    box.input.removeAttribute("aria-invalid");
    this.notice.textContent = "";
  }

  complain(box, sentence) {
    this.notice.textContent = sentence;
    if (!box) return;
    box.node.classList.add("wrong");
    box.input.setAttribute("aria-invalid", "true");
    box.input.focus();
  }

  /** [[option, value]] when all may be sent, else null and the first fault is shown. */
  values() {
    const typed = this.tail.value.trim();
    if (typed !== "") {
      this.complain(null, t("unknownOption", { command: `/${this.leaf.name}`, typed }));
      return null;
    }
    const out = [];
    for (const box of this.boxes.values()) {
      const text = box.input.value.trim();
      if (text === "") {
        if (!box.option.required) continue;
        this.complain(box, t("needed", { option: box.name }));
        return null;
      }
      const read = box.picked ? { value: box.picked.value } : valueOf(box.option, text, this.offers.closed(box.option));
      if (read.wrong) {
        this.complain(box, t(read.wrong, { option: box.name, least: read.least, most: read.most }));
        return null;
      }
      out.push([box.option, read.value]);
    }
    return out;
  }

  /** The option tree for an autocomplete of one box: what is entered so far, as far as it can be read. */
  treeFor(focused) {
    const values = [];
    for (const box of this.boxes.values()) {
      const text = box.input.value.trim();
      if (box === focused) values.push([box.option, text, true]);
      else if (text !== "") {
        const read = box.picked ? { value: box.picked.value } : valueOf(box.option, text, this.offers.closed(box.option));
        if (!read.wrong) values.push([box.option, read.value]);
      }
    }
    return optionTree(this.leaf, values);
  }
}
