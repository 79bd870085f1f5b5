// Strips that say what is so: the connection, the bot, who was called, and where a newcomer begins.

import { leaves } from "./commands.js";
import { write } from "./composer.js";
import { avatar, el, fill } from "./dom.js";
import { icon } from "./icons.js";
import { become, open } from "./session.js";
import { bot, me, on, state } from "./store.js";
import { pieces, t } from "../strings.js";
import { calledWhere, callsIn, callsOf } from "./unread.js";

const BEGINNERS = ["new", "start", "begin", "create", "play", "help"]; // what the first command of a bot is likely called
let banners, hints;
let unreachable = false;
let again = false;

export function startNotices() {
  [banners, hints] = ["banners", "hints"].map((id) => document.getElementById(id));
  on("world channel unread bot commands begun messages", draw);
  on("pressed", () => {
    localStorage.setItem("sandbox.helped", "yes"); // who has pressed a button needs no telling
    draw();
  });
  on("noworld", () => {
    unreachable = true;
    draw();
  });
  on("link", ({ was }) => {
    if (state.link === "open" && was === "lost") {
      again = true;
      setTimeout(() => {
        again = false;
        draw();
      }, 2500);
    }
    draw();
  });
}

function draw() {
  if (state.guild) unreachable = false;
  const strips = [];
  if (unreachable) strips.push(el("div", { class: "banner bad", role: "alert" }, t("noWorld")));
  else if (state.link === "lost") strips.push(el("div", { class: "banner bad", role: "alert" }, t("lost")));
  else if (again) strips.push(el("div", { class: "banner good", role: "status" }, t("found")));
  if (state.guild && !state.botOnline && state.link !== "lost") strips.push(el("div", { class: "banner", role: "status" }, t("botOffline", { name: bot().name })));
  const key = strips.map((strip) => strip.textContent).join("|");
  if (banners.dataset.key !== key) {
    banners.dataset.key = key;
    fill(banners, strips);
  }
  if (state.guild) drawHints();
}

function drawHints() {
  const had = hints.contains(document.activeElement);
  const shown = called() ?? help();
  const key = shown?.dataset.key ?? "";
  if (hints.dataset.key === key) return;
  hints.dataset.key = key;
  fill(hints, shown);
  if (had) document.getElementById("message-box").focus();
}

/** "Mia was called here · Be Mia": the way on for someone who plays all seats; one's own calls elsewhere come first. */
function called() {
  const mine = calledWhere(state.me);
  if (mine !== null && callsOf(state.me) > callsIn(state.me, state.channel)) {
    const place = state.channels.get(mine)?.name ?? "";
    if (mine !== state.channel) return strip(`me ${mine}`, me(), [t("callsYou", { channel: place })], t("goThere"), () => open(mine));
  }
  const others = [...state.people.values()].filter((person) => person.id !== state.me && callsOf(person.id) > 0);
  if (others.length === 0) return null;
  const person = others.find((one) => callsIn(one.id, state.channel)) ?? others[0];
  const where = calledWhere(person.id);
  const name = el("b", {}, person.name);
  const text = where === state.channel ? pieces("calledHere", { name }) : pieces("called", { name, channel: el("b", {}, state.channels.get(where)?.name ?? "") });
  return strip(`${person.id} ${where} ${person.name} ${state.me}`, person, text, t("goBe", { name: person.name }), () => become(person.id, where));
}

function strip(key, person, text, action, run) {
  return el("div", { class: "hint call", "data-key": `${document.documentElement.lang} ${key}` }, avatar(person, "tiny"), el("span", {}, text), el("button", { type: "button", class: "button secondary small", onclick: run }, action));
}

function help() {
  if (localStorage.getItem("sandbox.helped")) return null;
  const all = leaves(state.commands, me()?.locale);
  const first = BEGINNERS.map((name) => all.find((leaf) => leaf.path.at(-1) === name)).find(Boolean);
  const hide = () => {
    localStorage.setItem("sandbox.helped", "yes");
    draw();
  };
  const go = first && el("button", { type: "button", class: "plain strong", onclick: () => write(`/${first.name} `) }, `/${first.name}`);
  return el("div", { class: "hint", "data-key": `help ${document.documentElement.lang} ${first?.name ?? ""}` },
    el("span", {}, first ? pieces("help", { command: go }) : t("helpAny")), el("button", { type: "button", class: "round", "aria-label": t("hideHelp"), onclick: hide }, icon("close")));
}
