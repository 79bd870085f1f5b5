// A picture large, over everything, with its description. Escape, the cross and the dark around it close it.

import { el, link } from "./dom.js";
import { icon } from "./icons.js";
import { t } from "../strings.js";

export function openViewer(items, start) {
  let at = start;
  const image = el("img", { alt: "", draggable: "false" });
  const stage = el("div", { class: "stage", tabindex: "0" }, image);
  const caption = el("p", { class: "caption" });
  const bar = el("div", { class: "viewer-bar" });
  const dialog = el("dialog", { class: "viewer", "aria-label": t("picture") }, bar, stage, caption);
  const close = el("button", { type: "button", class: "round", "aria-label": t("close"), onclick: () => dialog.close() }, icon("close"));
  const zoom = () => {
    const large = stage.classList.toggle("large");
    zoomer.setAttribute("aria-pressed", String(large));
  };
  const zoomer = el("button", { type: "button", class: "plain", "aria-pressed": "false", onclick: zoom }, t("zoom"));

  const show = (next) => {
    at = (next + items.length) % items.length;
    const item = items[at];
    stage.classList.remove("large");
    zoomer.setAttribute("aria-pressed", "false");
    image.src = item.url;
    image.alt = item.description ?? "";
    caption.textContent = item.description ?? t("noAlt");
    caption.classList.toggle("none", !item.description);
    bar.replaceChildren(zoomer, link(item.url, t("original")), close);
  };
  const turns = items.length > 1
    ? [
        el("button", { type: "button", class: "round turn last", "aria-label": t("lastPicture"), onclick: () => show(at - 1) }, icon("left")),
        el("button", { type: "button", class: "round turn next", "aria-label": t("nextPicture"), onclick: () => show(at + 1) }, icon("right")),
      ]
    : [];
  dialog.append(...turns);
  dialog.addEventListener("keydown", (event) => {
    if (items.length < 2 || stage.classList.contains("large")) return;
    if (event.key === "ArrowLeft") show(at - 1);
    if (event.key === "ArrowRight") show(at + 1);
  });
  stage.addEventListener("click", (event) => (event.target === image ? zoom() : dialog.close()));
  dialog.addEventListener("close", () => dialog.remove());
  show(start);
  document.body.append(dialog);
  dialog.showModal(); // the browser keeps the focus inside, closes on Escape and gives the focus back
  close.focus();
}
