// The channels and threads on the left, the bar on top, and the drawers of a phone.

import { avatar, el, fill } from "./dom.js";
import { icon } from "./icons.js";
import { open } from "./session.js";
import { channelTree, isThread, me, on, state, tell } from "./store.js";
import { t, wordLocale } from "../strings.js";
import { callsIn, callsOf, isUnread } from "./unread.js";

let side, top, frame;

export function startSidebar() {
  [side, top, frame] = ["channels", "top", "frame"].map((id) => document.getElementById(id));
  on("world channel channels unread bot begun", draw);
  on("world channel", () => side.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" }));
  document.getElementById("scrim").addEventListener("click", closeDrawers);
  addEventListener("keydown", (event) => {
    if (event.key === "Escape" && frame.dataset.drawer) closeDrawers();
  });
}

export function openDrawer(name) {
  frame.dataset.drawer = name;
  const panel = document.getElementById(name);
  panel.querySelector('[aria-current="true"], button')?.focus();
}

export function closeDrawers() {
  const was = frame.dataset.drawer;
  if (!was) return;
  delete frame.dataset.drawer;
  top.querySelector(`[data-opens="${was}"]`)?.focus();
}

function draw() {
  if (!state.guild) return;
  const now = JSON.stringify([wordLocale(), state.me, state.channel, me(), state.guilds.length, [...state.channels.values()].map((channel) => [channel.id, channel.name, channel.topic, channel.thread_metadata?.archived, isUnread(state.me, channel), callsIn(state.me, channel.id)]), othersCalled()]);
  if (side.dataset.shows === now) return; // what stays the same keeps its focus
  side.dataset.shows = now;
  const focused = document.activeElement?.dataset?.channel;
  const had = side.contains(document.activeElement);
  const mine = callsOf(state.me);
  document.title = `${mine ? `(${mine}) ` : ""}${state.channels.get(state.channel)?.name ?? ""} · ${state.guild.name}`;
  side.setAttribute("aria-label", t("channels"));
  document.getElementById("skip").textContent = t("skip");
  fill(side,
    el("header", { class: "guild" }, el("h1", {}, state.guild.name), el("button", { type: "button", class: "round drawer-close", "aria-label": t("close"), onclick: closeDrawers }, icon("close"))),
    state.guilds.map((guild) => [state.guilds.length > 1 ? el("h2", { class: "guild-name" }, guild.name) : null, tree(guild.id)]),
    channelTree(null).length ? [el("h2", { class: "guild-name" }, t("directMessages")), tree(null)] : null);
  if (had && focused) side.querySelector(`[data-channel="${focused}"]`)?.focus();
  drawTop();
}

function tree(guild) {
  const threadList = (channel, threads) => el("li", {}, el("ul", { class: "threads", "aria-label": t("threadsOf", { channel: channel.name }) }, threads.map(entry)));
  return el("ul", { class: "channel-list" }, channelTree(guild).map(({ channel, threads }) => [entry(channel), threads.length ? threadList(channel, threads) : null]));
}

function entry(channel) {
  const calls = callsIn(state.me, channel.id);
  const unread = channel.id !== state.channel && (calls > 0 || isUnread(state.me, channel));
  const go = async () => {
    closeDrawers();
    await open(channel.id);
  };
  return el("li", {}, el(
    "button", { type: "button", class: `channel${unread ? " unread" : ""}`, "data-channel": channel.id, title: channel.name, "aria-current": channel.id === state.channel ? "true" : null, onclick: go },
    icon(isThread(channel) ? "thread" : "hash"), el("span", { class: "channel-name" }, channel.name),
    channel.thread_metadata?.archived ? el("small", {}, t("archived")) : null,
    unread && !calls ? el("span", { class: "unseen" }, `, ${t("unread")}`) : null,
    calls ? [el("span", { class: "calls-count", "aria-hidden": "true" }, String(calls)), el("span", { class: "unseen" }, `, ${t("mentions", { count: calls })}`)] : null,
  ));
}

const othersCalled = () => [...state.people.keys()].filter((id) => id !== state.me).reduce((sum, id) => sum + callsOf(id), 0);

function drawTop() {
  const channel = state.channels.get(state.channel);
  const parent = channel && isThread(channel) ? state.channels.get(channel.parent_id) : null;
  const others = othersCalled();
  const elsewhere = callsOf(state.me) - callsIn(state.me, state.channel);
  fill(top,
    el("button", { type: "button", class: "round only-narrow", "data-opens": "channels", "aria-label": t("openChannels"), onclick: () => openDrawer("channels") }, icon("menu"), elsewhere ? el("span", { class: "spot" }) : null),
    parent ? el("button", { type: "button", class: "crumb", "aria-label": t("back", { channel: parent.name }), onclick: () => tell("go", { channel: parent.id }) }, icon("hash"), el("span", {}, parent.name)) : null,
    parent ? el("span", { class: "crumb-mark", "aria-hidden": "true" }, "›") : null,
    el("span", { class: "top-name" }, channel ? icon(parent ? "thread" : "hash") : null, el("span", {}, channel?.name ?? "")),
    channel?.topic ? el("span", { class: "topic" }, channel.topic) : null,
    el("button", { type: "button", class: "self", "data-opens": "people", "aria-label": t("openPeople", { name: me()?.name ?? "" }), onclick: () => openDrawer("people") },
      avatar(me(), "small"), el("span", { class: "self-name" }, me()?.name ?? ""), others ? el("span", { class: "spot" }) : null));
}
