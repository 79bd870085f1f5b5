// A form that a bot asks a person to fill in.

import { el, fill } from "./dom.js";
import { field, fieldsOf } from "./fields.js";
import { icon } from "./icons.js";
import { interact } from "./interactions.js";
import { bot } from "./store.js";
import { t } from "../strings.js";

const HALF_DONE = new Map(); // form -> entered values, so that closing a form by mistake loses nothing

/** What makes two forms the same one opened again: all but the ids, which bots make anew each time. */
const sameness = (modal) => JSON.stringify([modal.title, modal.components], (key, value) => (key === "custom_id" || key === "id" ? undefined : value));

/** Opens a modal; `message` is where the button was, if any. */
export function openModal(modal, message = null) {
  const key = sameness(modal);
  const fields = fieldsOf(modal.components).map((part, at) => field(part, HALF_DONE.get(key)?.[at]));
  const notice = el("div", { class: "failure", role: "alert", hidden: true });
  const submit = el("button", { type: "submit", class: "button primary" }, t("submit"));
  const dialog = el("dialog", { class: "modal", "aria-labelledby": "modal-title", "data-custom-id": modal.custom_id });
  const keep = () => HALF_DONE.set(key, fields.map((one) => one.value?.()));
  const close = () => {
    keep();
    dialog.close();
  };
  const form = el("form", { novalidate: true },
    el("header", {}, el("h2", { id: "modal-title" }, modal.title), el("button", { type: "button", class: "round", "aria-label": t("close"), onclick: close }, icon("close"))),
    el("p", { class: "modal-from" }, bot().name),
    el("div", { class: "fields" }, fields.map((one) => one.node), notice),
    el("footer", {}, el("button", { type: "button", class: "plain", onclick: close }, t("cancel")), submit));
  dialog.append(form);

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const wrong = fields.filter((one) => !one.check());
    if (wrong.length) {
      wrong[0].focus();
      return;
    }
    submit.disabled = true;
    const body = { kind: "modal", custom_id: modal.custom_id, components: fields.map((one) => one.answer()).filter(Boolean) };
    const outcome = await interact(message ? { ...body, message: message.id, channel: message.channel_id } : body);
    submit.disabled = false;
    if (outcome.state === "acknowledged") {
      HALF_DONE.delete(key);
      dialog.close();
    } else {
      notice.hidden = false;
      fill(notice, icon("warn"), outcome.state === "refused" ? outcome.reason : t("modalFailed"));
    }
  });
  dialog.addEventListener("cancel", keep);
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  (fields.find((one) => one.id) ?? { focus: () => submit.focus() }).focus();
}
