// What the page knows. Views listen to topics; only this module and `session.js` change the state.

export const FLAG = { EPHEMERAL: 64, LOADING: 128, V2: 32768 };
export const KIND = { TEXT: 0, RENAME: 4, PIN: 6, JOIN: 7, THREAD_CREATED: 18, REPLY: 19, COMMAND: 20, THREAD_STARTER: 21 };
const KIND_DM = 1;
const THREAD_TYPES = new Set([10, 11, 12]);

export const state = {
  guild: null, // the first server
  guilds: [],
  people: new Map(),
  channels: new Map(),
  commands: [],
  bot: null,
  botOnline: false,
  called: null,
  me: null,
  channel: null,
  link: "connecting", // "open", "lost"
  messages: new Map(), // channel id -> messages, oldest first
  whole: new Set(), // channels of which all is here, from the first message on
  waiting: new Map(), // message id -> custom_id of the press that awaits its answer
  picks: new Map(), // message id -> {custom_id: values} chosen in its selects since the bot last wrote it
  failures: new Map(), // message id -> reason shown below it
  mark: new Map(), // channel id -> id of the last message read before the channel was opened
};

const listeners = new Map();

export function on(topics, listener) {
  for (const topic of topics.split(" ")) {
    if (!listeners.has(topic)) listeners.set(topic, []);
    listeners.get(topic).push(listener);
  }
}

export function tell(topic, detail) {
  for (const listener of listeners.get(topic) ?? []) listener(detail);
}

export const isThread = (channel) => THREAD_TYPES.has(channel?.type);
export const older = (a, b) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0); // snowflakes, by age
export const sentAt = (message) => new Date(message.timestamp ?? Number((BigInt(message.id) >> 22n) + 1420070400000n));

/** {id, name, avatar_url, bot} of whoever wrote or is named, from the newest we know. */
export function who(user) {
  if (!user) return { id: "0", name: "?" };
  const person = state.people.get(user.id);
  if (person) return person;
  if (state.bot?.id === user.id) return bot();
  return { id: user.id, name: user.global_name || user.username || "?", avatar_url: user.avatar_url, bot: user.bot };
}

export function bot() {
  const known = state.bot ?? {};
  return { id: known.id ?? "bot", name: known.global_name || known.name || known.username || "Bot", avatar_url: known.avatar_url, bot: true };
}

export const me = () => state.people.get(state.me);

export function takeWorld(world) {
  state.guild = world.guild;
  state.guilds = world.guilds ?? [world.guild];
  state.bot = world.bot;
  state.people = new Map(world.people.map((person) => [person.id, person]));
  state.channels = new Map(world.channels.map((channel) => [channel.id, named(channel)]));
  state.commands = world.commands ?? [];
  state.botOnline = Boolean(world.bot_online);
  state.called = world.called ?? null;
}

/** A channel with a name to show: direct messages have none of their own. */
function named(channel) {
  return channel.type === KIND_DM ? { ...channel, name: bot().name } : channel;
}

/** A server's channels (null: direct messages) in their order, each with its threads, newest first; archived ones only while open. */
export function channelTree(guild) {
  const all = [...state.channels.values()].filter((channel) => (channel.guild_id ?? null) === guild);
  const tops = all.filter((channel) => !isThread(channel) && channel.type !== 4).sort((a, b) => (a.position ?? 0) - (b.position ?? 0) || older(a.id, b.id));
  return tops.map((channel) => ({
    channel,
    threads: all
      .filter((thread) => isThread(thread) && thread.parent_id === channel.id)
      .filter((thread) => !thread.thread_metadata?.archived || thread.id === state.channel)
      .sort((a, b) => older(b.id, a.id)),
  }));
}

export const messagesOf = (channel) => state.messages.get(channel) ?? [];

export function findMessage(id) {
  for (const list of state.messages.values()) {
    const found = list.find((message) => message.id === id);
    if (found) return found;
  }
  return null;
}

/** Puts a message where its age says; one with the same id is replaced. True when it is new. */
export function putMessage(message) {
  const list = [...messagesOf(message.channel_id)];
  const at = list.findIndex((known) => known.id === message.id);
  if (at >= 0) list[at] = { ...list[at], ...message };
  else {
    let place = list.length;
    while (place > 0 && older(list[place - 1].id, message.id) > 0) place -= 1;
    list.splice(place, 0, message);
  }
  state.messages.set(message.channel_id, list);
  return at < 0;
}

export function dropMessage(id, channel) {
  const list = messagesOf(channel);
  if (list.some((message) => message.id === id)) state.messages.set(channel, list.filter((message) => message.id !== id));
}

let count = 0;
/** A nonce that looks like a snowflake of now, so that what it names sorts after all that was said before. */
export function newNonce() {
  count = (count + 1) % 4096;
  return String(((BigInt(Date.now()) - 1420070400000n) << 22n) + BigInt(count));
}
