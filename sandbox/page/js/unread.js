// Who has read what, kept per person in this browser; who was called and has not come yet.

import { isThread, older, state, tell } from "./store.js";

const KEEP = "sandbox.read";
const calls = new Map(); // person -> Map(channel -> Set(message ids))
let read = {};
try {
  read = JSON.parse(localStorage.getItem(KEEP) ?? "{}");
} catch (error) {
  console.warn("what was read before is forgotten:", error); // a full or hand-edited storage must not stop the page
}

export const lastRead = (person, channel) => read[person]?.[channel] ?? null;

/** Takes note of the people a message calls. */
export function noteCalls(message) {
  if ((message.flags ?? 0) & 64) return;
  const called = message.mention_everyone ? [...state.people.keys()] : (message.mentions ?? []).map((user) => user.id);
  for (const person of called) {
    if (!state.people.has(person) || person === message.author?.id) continue;
    const seen = lastRead(person, message.channel_id);
    if (seen !== null && older(message.id, seen) <= 0) continue;
    if (!calls.has(person)) calls.set(person, new Map());
    const places = calls.get(person);
    if (!places.has(message.channel_id)) places.set(message.channel_id, new Set());
    places.get(message.channel_id).add(message.id);
  }
}

export function forgetCalls() {
  calls.clear();
}

/** Takes back the calls of a message that is gone. */
export function dropCalls(id) {
  for (const places of calls.values()) for (const ids of places.values()) ids.delete(id);
}

/** Marks a channel as read by a person up to its newest message. */
export function markRead(person, channel, newest) {
  if (!person || !channel || !newest) return;
  const known = lastRead(person, channel);
  const had = (calls.get(person)?.get(channel)?.size ?? 0) > 0;
  if (known !== null && older(newest, known) <= 0 && !had) return;
  read = { ...read, [person]: { ...read[person], [channel]: known !== null && older(known, newest) > 0 ? known : newest } };
  calls.get(person)?.delete(channel);
  localStorage.setItem(KEEP, JSON.stringify(read));
  tell("unread");
}

export const callsIn = (person, channel) => calls.get(person)?.get(channel)?.size ?? 0;

export function callsOf(person) {
  let sum = 0;
  for (const ids of calls.get(person)?.values() ?? []) sum += ids.size;
  return sum;
}

/** The channel where a person was called last, or null. */
export function calledWhere(person) {
  let where = null;
  let newest = "0";
  for (const [channel, ids] of calls.get(person) ?? []) {
    for (const id of ids) {
      if (older(id, newest) > 0) [where, newest] = [channel, id];
    }
  }
  return where;
}

export function isUnread(person, channel) {
  if (!channel.last_message_id) return false;
  const seen = lastRead(person, channel.id);
  if (seen === null) return isThread(channel) || callsIn(person, channel.id) > 0;
  return older(channel.last_message_id, seen) > 0;
}
