// Who one can be: choose, add, rename, change language.

import { avatar, el, fill } from "./dom.js";
import { icon } from "./icons.js";
import { become } from "./session.js";
import { closeDrawers } from "./sidebar.js";
import { bot, on, state } from "./store.js";
import { api, Refused } from "./transport.js";
import { t, wordLocale } from "../strings.js";
import { callsOf } from "./unread.js";

const LOCALES = ["en-GB", "en-US", "da", "de", "fr", "es-ES", "it", "nl", "no", "sv-SE", "fi", "pl", "pt-BR", "cs", "uk", "ja"];
let panel;

export function startPeople() {
  panel = document.getElementById("people");
  on("world channel unread bot begun", draw);
}

/** A language by its own name. */
function languageName(code) {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code);
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

function draw() {
  if (!state.guild) return;
  const now = JSON.stringify([wordLocale(), state.me, [...state.people.values()].map((person) => [person, callsOf(person.id)]), bot(), state.botOnline]);
  if (panel.dataset.shows === now) return; // what stays the same keeps its focus
  panel.dataset.shows = now;
  const had = panel.contains(document.activeElement) ? document.activeElement.dataset : null;
  panel.setAttribute("aria-label", t("people"));
  fill(panel,
    el("header", { class: "people-head" }, el("h2", {}, t("people")), el("button", { type: "button", class: "round drawer-close", "aria-label": t("close"), onclick: closeDrawers }, icon("close"))),
    el("p", { class: "people-why" }, t("peopleWhy")),
    el("ul", { class: "people-list" }, [...state.people.values()].map(entry)),
    el("button", { type: "button", class: "add-person", onclick: () => edit(null) }, icon("plus"), t("addPerson")),
    el("div", { class: "bot-entry" }, el("span", { class: `standing ${state.botOnline ? "up" : "down"}` }, avatar(bot(), "small")), el("span", { class: "person-words" }, el("span", {}, bot().name, el("span", { class: "badge" }, t("app"))), el("small", {}, t(state.botOnline ? "botOnline" : "botAway")))));
  if (had?.person) panel.querySelector(`[data-person="${had.person}"]`)?.focus();
}

function entry(person) {
  const self = person.id === state.me;
  const calls = self ? 0 : callsOf(person.id);
  return el("li", { class: self ? "person is-self" : "person" },
    el("button", { type: "button", class: "be", "data-person": person.id, "aria-current": self ? "true" : null, "aria-label": (self ? t("youAre", { name: person.name }) : t("beThem", { name: person.name })) + (calls ? `, ${t("mentions", { count: calls })}` : ""), onclick: () => be(person) },
      avatar(person, "small"),
      el("span", { class: "person-words" }, el("span", { class: "person-name" }, person.name), el("small", {}, self ? `${t("you")} · ` : "", languageName(person.locale))),
      calls ? el("span", { class: "calls-count" }, String(calls)) : null),
    el("button", { type: "button", class: "round edit", "aria-label": t("changeLanguage", { name: person.name }), onclick: () => edit(person) }, icon("pencil")));
}

async function be(person) {
  closeDrawers();
  if (person.id !== state.me) await become(person.id);
}

/** A small form for a new person (null) or one that is there. */
function edit(person) {
  const name = el("input", { class: "text-input", id: "person-name", maxlength: 32, required: true, autocomplete: "off", value: person?.name ?? "" });
  const codes = person && !LOCALES.includes(person.locale) ? [person.locale, ...LOCALES] : LOCALES;
  const chosen = person?.locale ?? state.people.get(state.me)?.locale ?? "en-GB";
  const language = el("select", { class: "text-input", id: "person-language" }, codes.map((code) => el("option", { value: code, selected: code === chosen }, languageName(code))));
  const notice = el("div", { class: "failure", role: "alert", hidden: true });
  const dialog = el("dialog", { class: "modal small", "aria-labelledby": "person-title" });
  const form = el("form", {},
    el("header", {}, el("h2", { id: "person-title" }, person ? person.name : t("addPerson")), el("button", { type: "button", class: "round", "aria-label": t("close"), onclick: () => dialog.close() }, icon("close"))),
    el("div", { class: "fields" },
      el("div", { class: "field" }, el("label", { class: "field-label", for: "person-name" }, t("personName")), name),
      el("div", { class: "field" }, el("label", { class: "field-label", for: "person-language" }, t("personLanguage")), language), notice),
    el("footer", {}, el("button", { type: "button", class: "plain", onclick: () => dialog.close() }, t("cancel")), el("button", { type: "submit", class: "button primary" }, t(person ? "save" : "add"))));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const body = { name: name.value.trim(), locale: language.value };
    if (body.name === "") return name.focus();
    try {
      const answer = person ? await api.changePerson(person.id, body) : await api.addPerson(body);
      dialog.close();
      if (person) state.people.set(person.id, { ...person, ...body, ...answer });
      else state.people.set(answer.id, answer);
      await become(person ? state.me : answer.id);
    } catch (error) {
      if (!(error instanceof Refused || error instanceof TypeError)) throw error;
      notice.hidden = false;
      fill(notice, icon("warn"), error instanceof Refused ? error.message : t("lost"));
    }
    return undefined;
  });
  dialog.append(form);
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  (person ? language : name).focus();
}
