// What is offered while an option is filled in: fixed choices, people, channels, or what the bot thinks of.

import { nameIn, OPTION, wordsIn } from "./commands.js";
import { avatar, el } from "./dom.js";
import { icon } from "./icons.js";
import { interact } from "./interactions.js";
import { channelChoices, personChoices, roleChoices } from "./options.js";
import { t } from "../strings.js";

const PAUSE = 180; // ms without a key before the bot is asked

export class Offers {
  constructor(form) {
    this.form = form;
    this.asked = 0;
    this.timer = 0;
  }

  /** [{label, value}] of an option that only takes what is listed, else null. */
  closed(option) {
    if (option.choices?.length) return option.choices.map((one) => ({ label: nameIn(one, this.form.locale), value: one.value }));
    const lists = {
      [OPTION.BOOLEAN]: () => [{ label: t("yes"), value: true }, { label: t("no"), value: false }],
      [OPTION.USER]: personChoices,
      [OPTION.CHANNEL]: () => channelChoices(option.channel_types),
      [OPTION.ROLE]: roleChoices,
      [OPTION.MENTIONABLE]: () => [...personChoices(), ...roleChoices()],
    };
    return lists[option.type]?.() ?? null;
  }

  /** Shows what fits the text of a box; asks the bot where the option says so. */
  show(box) {
    this.asked += 1;
    clearTimeout(this.timer);
    const list = this.closed(box.option);
    if (list) {
      const typed = box.picked ? "" : box.input.value.trim().toLocaleLowerCase();
      const fits = list.filter((one) => one.label.toLocaleLowerCase().includes(typed));
      this.display(box, fits, fits.length ? "" : t("noOptions", { typed: box.input.value }));
    } else if (box.option.autocomplete) {
      this.display(box, [], t("stillLoading"));
      const asked = this.asked;
      this.timer = setTimeout(() => this.ask(box, asked), box.input.value === "" ? 0 : PAUSE);
    } else this.display(box, [], "");
  }

  async ask(box, asked) {
    const outcome = await interact({ kind: "autocomplete", name: this.form.leaf.path[0], options: this.form.treeFor(box) });
    if (asked !== this.asked || document.activeElement !== box.input) return; // typed on, or left, meanwhile
    if (outcome.state !== "choices") {
      this.display(box, [], t("loadFailed"));
      return;
    }
    const offers = outcome.choices.map((one) => ({ label: nameIn(one, this.form.locale), value: one.value }));
    this.display(box, offers, offers.length ? "" : t("noOptions", { typed: box.input.value }));
  }

  display(box, offers, note) {
    const title = [el("b", {}, box.name), " ", wordsIn(box.option, this.form.locale)];
    const items = offers.map((offer) => ({
      label: offer.label,
      picture: offer.who ? avatar(offer.who, "tiny") : offer.drawing ? icon(offer.drawing) : null,
      run: () => this.form.pick(box, offer),
    }));
    this.form.suggest.show(box.input, { items, title, note });
  }

  /** The options that may still be added; none is active until a key or finger chooses it, so Enter sends. */
  showRest(typed) {
    this.asked += 1;
    const want = typed.toLocaleLowerCase();
    const rest = this.form.rest().filter((option) => nameIn(option, this.form.locale).startsWith(want) || option.name.startsWith(want));
    const items = rest.map((option) => ({
      label: nameIn(option, this.form.locale),
      detail: wordsIn(option, this.form.locale),
      aside: option.required ? t("required") : null,
      run: () => {
        this.form.tail.value = "";
        this.form.add(option).input.focus();
      },
    }));
    this.form.suggest.show(this.form.tail, { items, title: items.length ? [t("optionalOptions")] : [], first: want ? 0 : -1 });
  }
}
