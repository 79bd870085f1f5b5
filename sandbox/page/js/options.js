// What a select offers, whatever its kind: strings bring their own, the others list people, roles and channels.

import { bot, isThread, state } from "./store.js";

const people = () => [...[...state.people.values()].map((person) => ({ value: person.id, label: person.name, who: person })), { value: bot().id, label: bot().name, who: bot() }];
const roles = () => (state.guild?.roles ?? []).map((role) => ({ value: role.id, label: role.name.startsWith("@") ? role.name : `@${role.name}` }));

export function channelChoices(types) {
  return [...state.channels.values()]
    .filter((channel) => !types?.length || types.includes(channel.type))
    .map((channel) => ({ value: channel.id, label: channel.name, drawing: isThread(channel) ? "thread" : "hash" }));
}

export const personChoices = people;
export const roleChoices = roles;

/** [{value, label, description, emoji, chosen}] for a select component. */
export function optionsOf(part) {
  const defaults = new Set((part.default_values ?? []).map((one) => one.id));
  const lists = {
    3: () => part.options.map((one) => ({ ...one, chosen: Boolean(one.default) })),
    5: people,
    6: roles,
    7: () => [...people(), ...roles()],
    8: () => channelChoices(part.channel_types),
  };
  return lists[part.type]().map((one) => ({ chosen: defaults.has(one.value), ...one }));
}
