// Loads the world, keeps it up to date, and is where a person and a channel are changed.

import { speak } from "../strings.js";
import { settle } from "./interactions.js";
import { dropMessage, findMessage, isThread, KIND, me, messagesOf, older, putMessage, state, takeWorld, tell } from "./store.js";
import { api, Line, Refused } from "./transport.js";
import { dropCalls, forgetCalls, lastRead, noteCalls } from "./unread.js";

const LOOK_BACK = 100; // messages loaded of the channel that is open
const PEEK = 15; // of the others, for the marks in the sidebar
const TRY_AGAIN = 1000; // ms
const gone = new Set(); // messages that were deleted while this page was open
let line = null;

const remember = (key, value) => localStorage.setItem(`sandbox.${key}`, value);
const remembered = (key) => localStorage.getItem(`sandbox.${key}`);

/** Reads everything anew: at first, after a lost connection, for another person. */
async function load() {
  await meet();
  const person = state.me;
  if (!state.channels.has(state.channel)) state.channel = startChannel();
  forgetCalls();
  const others = [...state.channels.values()].filter((channel) => channel.id !== state.channel && channel.last_message_id && !channel.thread_metadata?.archived);
  await loadChannel(state.channel, LOOK_BACK);
  await Promise.all(others.map((channel) => loadChannel(channel.id, PEEK)));
  if (person === state.me) tell("world");
}

/** Takes the world as its person sees it, and finds a person first where there is none. */
async function meet() {
  for (;;) {
    const person = state.me;
    const world = await worldFor(person);
    if (person !== state.me) continue; // somebody else was chosen meanwhile
    takeWorld(world);
    if (state.people.has(state.me)) break;
    state.me = state.people.has(remembered("person")) ? remembered("person") : likeliest();
  }
  speak(me().locale);
}

/** What a person sees; what all see, when the sandbox knows nobody of that id (it may have begun anew). */
async function worldFor(person) {
  try {
    return await api.world(person);
  } catch (error) {
    if (!(error instanceof Refused) || person === null) throw error;
    return api.world(null);
  }
}

/** Whom a newcomer is at first: who was called last, for there is something to do; else somebody of the browser's language. */
function likeliest() {
  if (state.people.has(state.called)) return state.called;
  const all = [...state.people.values()];
  const mine = navigator.language;
  return (all.find((one) => one.locale === mine) ?? all.find((one) => one.locale.split("-")[0] === mine.split("-")[0]) ?? all[0]).id;
}

function startChannel() {
  const kept = remembered(`channel.${state.me}`);
  if (state.channels.has(kept)) return kept;
  const tops = [...state.channels.values()].filter((channel) => channel.type === 0);
  tops.sort((a, b) => (a.position ?? 0) - (b.position ?? 0) || older(a.id, b.id));
  return tops[0]?.id ?? null;
}

/** Reads a channel's newest messages. What the socket told while they were on their way is newer, so it stays. */
async function loadChannel(channel, limit) {
  if (channel === null) return;
  const person = state.me;
  const before = new Map(messagesOf(channel).map((message) => [message.id, message]));
  const read = await api.messages(channel, person, limit);
  if (person !== state.me) return; // these are not ours to see any more
  const now = new Map(messagesOf(channel).map((message) => [message.id, message]));
  const told = [...now.values()].filter((message) => message.local || before.get(message.id) !== message);
  const isTold = new Set(told.map((message) => message.id));
  const fetched = read.filter((message) => !isTold.has(message.id) && !gone.has(message.id)).map((message) => same(before.get(message.id), message));
  const whole = read.length < limit;
  const further = whole ? [] : [...now.values()].filter((message) => older(message.id, read[0].id) < 0 && !isTold.has(message.id));
  if (whole) state.whole.add(channel);
  else if (further.length === 0) state.whole.delete(channel);
  state.messages.set(channel, [...further, ...fetched, ...told].sort((a, b) => older(a.id, b.id)));
  for (const message of fetched) noteCalls(message);
}

/** The known message when nothing but the seals of its addresses is new in the one just read, so that it need not be drawn again. */
function same(known, read) {
  if (!known) return read;
  const unsealed = (key, value) => (key === "url" || key === "proxy_url" ? String(value).split("?")[0] : value);
  return Object.keys(read).every((key) => JSON.stringify(read[key], unsealed) === JSON.stringify(known[key], unsealed)) ? known : read;
}

/** Reads the messages before the oldest that is here. */
export async function loadOlder() {
  const [channel, person] = [state.channel, state.me];
  const first = messagesOf(channel)[0];
  if (!first || state.whole.has(channel)) return;
  const read = await api.messages(channel, person, LOOK_BACK, first.id);
  if (person !== state.me) return;
  if (read.length < LOOK_BACK) state.whole.add(channel);
  const known = new Set(messagesOf(channel).map((message) => message.id));
  state.messages.set(channel, [...read.filter((message) => !known.has(message.id)), ...messagesOf(channel)]);
  tell("older", channel);
}

export async function open(channel) {
  if (!state.channels.has(channel)) return;
  state.channel = channel;
  state.mark.set(channel, lastRead(state.me, channel));
  remember(`channel.${state.me}`, channel);
  tell("channel");
  await loadChannel(channel, LOOK_BACK);
  tell("messages", { channel, fresh: true });
}

/** Sees the sandbox as another person. */
export async function become(person, channel = null) {
  if (!state.people.has(person)) return;
  state.me = person;
  remember("person", person);
  state.messages = new Map();
  state.failures = new Map();
  state.waiting = new Map();
  state.whole = new Set();
  state.picks = new Map();
  if (channel !== null && state.channels.has(channel)) state.channel = channel;
  remember(`channel.${person}`, state.channel);
  state.mark.set(state.channel, lastRead(person, state.channel));
  await connect();
}

export function dismiss(message) {
  dropMessage(message.id, message.channel_id);
  tell("messages", { channel: message.channel_id });
  if (message.local) return;
  api.dismiss(message.channel_id, message.id, state.me).catch((error) => {
    if (!(error instanceof Refused || error instanceof TypeError)) throw error; // gone already, or it comes back with the connection
  });
}

/** Listens as the person of now; done when all is read. Reading follows listening, so nothing falls between. */
function connect() {
  line?.close();
  return new Promise((done) => {
    line = new Line(state.me, take, async (link) => {
      const was = state.link;
      state.link = link;
      tell("link", { was });
      if (link !== "open") return;
      await reload();
      done();
    });
  });
}

async function reload() {
  const before = state.me;
  try {
    await load();
  } catch (error) {
    if (!(error instanceof Refused || error instanceof TypeError)) throw error;
    await new Promise((done) => setTimeout(done, TRY_AGAIN)); // it answered the socket but not us
    if (before === state.me) await reload();
    return;
  }
  if (before !== state.me) await connect(); // the sandbox began anew and knows the old one no more
}

/** Starts the page; tries again until the sandbox answers. */
export async function begin() {
  state.me = remembered("person");
  for (;;) {
    try {
      await meet();
      break;
    } catch (error) {
      if (!(error instanceof Refused || error instanceof TypeError)) throw error;
      tell("noworld");
      await new Promise((done) => setTimeout(done, TRY_AGAIN));
    }
  }
  state.channel = startChannel();
  state.mark.set(state.channel, lastRead(state.me, state.channel));
  await connect();
  tell("begun");
}

const takers = {
  MESSAGE_CREATE(message) {
    const fresh = putMessage(message);
    const channel = state.channels.get(message.channel_id);
    if (!channel) reload(); // a place that has only now come into view, such as the bot's direct messages
    if (fresh && channel && !((message.flags ?? 0) & 64)) {
      channel.last_message_id = message.id;
      if (isThread(channel) && message.type !== KIND.THREAD_STARTER) takers.CHANNEL({ id: channel.id, message_count: (channel.message_count ?? 0) + 1 });
    }
    noteCalls(message);
    tell("messages", { channel: message.channel_id, message, isNew: fresh });
    tell("unread");
  },
  MESSAGE_UPDATE(message) {
    state.picks.delete(message.id); // a message that is written anew shows what its writer chose
    if (findMessage(message.id)) putMessage(message);
    noteCalls(message);
    tell("messages", { channel: message.channel_id, changed: message });
    tell("unread");
  },
  MESSAGE_DELETE({ id, channel_id: channel }) {
    gone.add(id);
    dropMessage(id, channel);
    dropCalls(id);
    tell("messages", { channel });
    tell("unread");
  },
  CHANNEL(channel) {
    state.channels.set(channel.id, { ...state.channels.get(channel.id), ...channel });
    tell("channels");
    const known = state.channels.get(channel.id);
    if (isThread(known)) tell("messages", { channel: known.parent_id });
  },
  COMMANDS(commands) {
    state.commands = Array.isArray(commands) ? commands : commands.commands;
    tell("commands");
  },
  BOT_STATUS(status) {
    state.botOnline = Boolean(status.online ?? status.bot_online);
    tell("bot");
  },
  WORLD() {
    reload();
  },
  INTERACTION: settle,
};
takers.THREAD_CREATE = takers.THREAD_UPDATE = takers.CHANNEL_UPDATE = takers.CHANNEL_CREATE = takers.CHANNEL;

function take({ t: name, d: data }) {
  takers[name]?.(data);
}
