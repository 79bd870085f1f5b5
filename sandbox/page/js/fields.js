// The fields of a modal. Each: {id, node, value(), check(), answer(), focus()}; check says whether it may be sent, and shows why not.

import { el } from "./dom.js";
import { markdown } from "./markdown.js";
import { selectControl } from "./select.js";
import { t } from "../strings.js";

let count = 0;

/** The fields of a form in order; an old-style row holds one text input that brings its own label. */
export function fieldsOf(components) {
  return components.flatMap((part) => (part.type === 1 ? part.components.map((input) => ({ ...input, inRow: true })) : [part]));
}

/** A field for a component; `kept` = what was entered before the form was closed. */
export function field(part, kept) {
  if (part.type === 10) return { node: el("div", { class: "display" }, markdown(part.content)), check: () => true, answer: () => null, focus: () => {} };
  const inner = part.type === 18 ? part.component : part;
  const label = part.label ?? inner.label ?? "";
  count += 1;
  const id = `field-${count}`;
  const required = inner.required ?? (inner.type !== 23);
  const error = el("div", { class: "field-error", id: `${id}-error`, role: "alert" });
  const input = (inputs[inner.type] ?? unknown)(inner, id, label, kept, required);
  const grouped = input.group;
  const node = el(grouped ? "fieldset" : "div", { class: "field" },
    inner.type === 23 ? null : el(grouped ? "legend" : "label", grouped ? { class: "field-label" } : { class: "field-label", for: id }, label, required ? el("span", { class: "star", title: t("required") }, " *") : null),
    part.description ? el("div", { class: "field-why", id: `${id}-why` }, part.description) : null,
    input.node, error);
  input.focusable().setAttribute("aria-describedby", `${part.description ? `${id}-why ` : ""}${id}-error`);
  const check = () => {
    const wrong = input.wrong(required);
    error.textContent = wrong ?? "";
    node.classList.toggle("wrong", wrong !== null);
    input.focusable().setAttribute("aria-invalid", String(wrong !== null));
    return wrong === null;
  };
  node.addEventListener("change", () => node.classList.contains("wrong") && check());
  const answer = () => {
    const data = { type: inner.type, custom_id: inner.custom_id, ...input.answer() };
    if (part.type === 18) return { type: 18, component: data };
    return part.inRow ? { type: 1, components: [data] } : data;
  };
  return { id: inner.custom_id, node, value: input.value, check, answer, focus: () => input.focusable().focus() };
}

const inputs = { 4: textInput, 3: choose, 5: choose, 6: choose, 7: choose, 8: choose, 21: radios, 22: boxes, 23: box };

function textInput(part, id, label, kept) {
  const common = { id, class: "text-input", placeholder: part.placeholder ?? "", maxlength: part.max_length ?? 4000, "data-custom-id": part.custom_id, autocomplete: "off", value: kept ?? part.value ?? "" };
  const input = part.style === 2 ? el("textarea", { ...common, rows: 5 }) : el("input", { ...common, type: "text" });
  input.value = common.value;
  const least = part.min_length ?? 0;
  const counter = part.max_length && part.max_length < 4000 ? el("div", { class: "counter", "aria-hidden": "true" }) : null;
  const show = () => counter && (counter.textContent = `${input.value.length} / ${part.max_length}`);
  input.addEventListener("input", show);
  show();
  const wrong = (required) => {
    if (required && input.value.trim() === "") return t("mustFill");
    return input.value !== "" && input.value.length < least ? t("tooShort", { count: least }) : null;
  };
  return { node: el("div", {}, input, counter), value: () => input.value, focusable: () => input, answer: () => ({ value: input.value }), wrong };
}

function choose(part, id, label, kept) {
  const control = selectControl(part, { label, picked: kept });
  const button = control.node.querySelector("button");
  button.id = id;
  const least = part.min_values ?? 1;
  const wrong = (required) => {
    const chosen = control.values().length;
    return (required || chosen > 0) && chosen < least ? t("mustChoose", { count: least }) : null;
  };
  return { node: control.node, value: control.values, focusable: () => button, answer: () => ({ values: control.values() }), wrong };
}

function row(kind, name, option, checked) {
  const input = el("input", { type: kind, name, value: option.value, checked: Boolean(checked) });
  return el("label", { class: "tick" }, input, el("span", { class: "tick-text" }, el("span", {}, option.label), option.description ? el("small", {}, option.description) : null));
}

function radios(part, id, label, kept) {
  const node = el("div", { class: "ticks", role: "radiogroup", "aria-label": label }, part.options.map((one) => row("radio", id, one, kept ? kept === one.value : one.default)));
  const value = () => node.querySelector("input:checked")?.value ?? null;
  return { group: true, node, value, focusable: () => node.querySelector("input:checked") ?? node.querySelector("input"), answer: () => ({ value: value() }), wrong: (required) => (required && value() === null ? t("mustChoose", { count: 1 }) : null) };
}

function boxes(part, id, label, kept) {
  const node = el("div", { class: "ticks" }, part.options.map((one) => row("checkbox", id, one, kept ? kept.includes(one.value) : one.default)));
  const most = part.max_values ?? part.options.length;
  const least = part.min_values ?? 1;
  const value = () => [...node.querySelectorAll("input:checked")].map((input) => input.value);
  const limit = () => {
    for (const input of node.querySelectorAll("input")) input.disabled = !input.checked && value().length >= most;
  };
  node.addEventListener("change", limit);
  limit();
  const wrong = (required) => ((required || value().length > 0) && value().length < least ? t("mustChoose", { count: least }) : null);
  return { group: true, node, value, focusable: () => node.querySelector("input:not(:disabled)"), answer: () => ({ values: value() }), wrong };
}

function box(part, id, label, kept) {
  const input = el("input", { type: "checkbox", id, checked: kept ?? Boolean(part.default) });
  const node = el("label", { class: "tick" }, input, el("span", { class: "tick-text" }, label));
  return { node, value: () => input.checked, focusable: () => input, answer: () => ({ value: input.checked }), wrong: () => null };
}

function unknown(part, id) {
  const node = el("div", { class: "unknown", id, tabindex: "0" }, part.type === 19 ? t("noFiles") : t("unknownPart"));
  return { node, value: () => null, focusable: () => node, answer: () => (part.type === 19 ? { values: [] } : {}), wrong: () => null };
}
