// The bot's commands as a person of some language meets them. Pure: no page, no state.

export const OPTION = { SUB: 1, GROUP: 2, STRING: 3, INTEGER: 4, BOOLEAN: 5, USER: 6, CHANNEL: 7, ROLE: 8, MENTIONABLE: 9, NUMBER: 10, ATTACHMENT: 11 };

export const nameIn = (thing, locale) => thing.name_localizations?.[locale] ?? thing.name;
export const wordsIn = (thing, locale) => thing.description_localizations?.[locale] ?? thing.description ?? "";

/** Every command that can be sent: {path, names, name, description, options, command}; a group's commands one by one. */
export function leaves(commands, locale) {
  const out = [];
  const walk = (thing, path, names, command) => {
    const inner = (thing.options ?? []).filter((option) => option.type === OPTION.SUB || option.type === OPTION.GROUP);
    const here = [...path, thing.name];
    const called = [...names, nameIn(thing, locale)];
    if (inner.length) for (const one of inner) walk(one, here, called, command);
    else out.push({ path: here, name: called.join(" "), description: wordsIn(thing, locale), options: (thing.options ?? []).filter((option) => option.type !== OPTION.ATTACHMENT), command });
  };
  for (const command of commands) if ((command.type ?? 1) === 1) walk(command, [], [], command);
  return out.sort((a, b) => a.name.localeCompare(b.name, locale));
}

/** The leaves that a text after "/" may mean: those that begin so, then those whose words do, then those that hold it. */
export function matching(all, typed) {
  const want = typed.trim().toLocaleLowerCase().replace(/\s+/g, " ");
  if (want === "") return all;
  const rank = (leaf) => {
    const names = [leaf.name.toLocaleLowerCase(), leaf.path.join(" ").toLocaleLowerCase()];
    if (names.some((name) => name.startsWith(want))) return 0;
    if (names.some((name) => name.split(" ").some((word) => word.startsWith(want)))) return 1;
    return names.some((name) => name.includes(want)) || leaf.description.toLocaleLowerCase().includes(want) ? 2 : 3;
  };
  return all.map((leaf) => [rank(leaf), leaf]).filter(([at]) => at < 3).sort(([a], [b]) => a - b).map(([, leaf]) => leaf);
}

/** {leaf, rest} when a text after "/" is a whole command followed by a space, else null. */
export function recognise(all, text) {
  const whole = text.toLocaleLowerCase();
  let best = null;
  for (const leaf of all) {
    for (const name of [leaf.name, leaf.path.join(" ")]) {
      if (whole.startsWith(`${name.toLocaleLowerCase()} `) && (best === null || name.length > best.length)) best = { leaf, length: name.length };
    }
  }
  return best && { leaf: best.leaf, rest: text.slice(best.length + 1) };
}

/** Splits "seats:2 with:Mia" into [[option, text], …]; a text before any name goes to the first option. */
export function readOptions(leaf, text, locale) {
  const found = [];
  for (const option of leaf.options) {
    for (const name of new Set([nameIn(option, locale), option.name])) {
      const hit = new RegExp(`(?:^|\\s)${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}:`, "iu").exec(text);
      if (hit) found.push({ option, start: hit.index, end: hit.index + hit[0].length });
    }
  }
  found.sort((a, b) => a.start - b.start);
  const before = text.slice(0, found[0]?.start ?? text.length).trim();
  const out = found.map((one, at) => [one.option, text.slice(one.end, found[at + 1]?.start ?? text.length).trim()]);
  return before && leaf.options.length && !out.some(([option]) => option === leaf.options[0]) ? [[leaf.options[0], before], ...out] : out;
}

/** The option tree as Discord sends it. `values`: [[option, value, focused]]. */
export function optionTree(leaf, values) {
  let options = values.map(([option, value, focused]) => ({ type: option.type, name: option.name, value, ...(focused ? { focused: true } : {}) }));
  const inner = leaf.path.slice(1);
  for (let at = inner.length - 1; at >= 0; at -= 1) {
    const type = inner.length === 2 && at === 0 ? OPTION.GROUP : OPTION.SUB;
    options = [{ type, name: inner[at], options }];
  }
  return options;
}

/**
 * What a text entered for an option means: {value} or {wrong, least?, most?} with wrong one of
 * "notWhole", "notNumber", "tooSmall", "tooBig", "pickOne". `offered` = [{label, value}] of a closed list, or null.
 */
export function valueOf(option, text, offered) {
  if (offered) {
    const want = text.toLocaleLowerCase();
    const hit = offered.find((one) => one.label.toLocaleLowerCase() === want) ?? offered.find((one) => String(one.value).toLocaleLowerCase() === want);
    return hit ? { value: hit.value } : { wrong: "pickOne" };
  }
  if (option.type === OPTION.INTEGER || option.type === OPTION.NUMBER) {
    const number = Number(text.replace(",", "."));
    if (Number.isNaN(number)) return { wrong: "notNumber" };
    if (option.type === OPTION.INTEGER && !Number.isSafeInteger(number)) return { wrong: "notWhole" };
    if (option.min_value !== undefined && option.min_value !== null && number < option.min_value) return { wrong: "tooSmall", least: option.min_value };
    if (option.max_value !== undefined && option.max_value !== null && number > option.max_value) return { wrong: "tooBig", most: option.max_value };
    return { value: number };
  }
  return { value: text };
}
