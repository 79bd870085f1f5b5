// Messages of the older kind: attachments and embeds.

import { el, link, safeLink } from "./dom.js";
import { markdown } from "./markdown.js";
import { fileCard, gallery } from "./media.js";
import { inline } from "./inline.js";
import { FLAG } from "./store.js";
import { sentTime } from "./times.js";

const isPicture = (file) => (file.content_type ?? "").startsWith("image/") || /\.(png|jpe?g|gif|webp|avif|svg)$/i.test(file.filename ?? "");

/** Attachments and embeds of a message; a message of components shows its files through them alone. */
export function classicParts(message) {
  if ((message.flags ?? 0) & FLAG.V2) return [];
  const files = message.attachments ?? [];
  const pictures = files.filter(isPicture).map((file) => ({ url: file.url, description: file.description, spoiler: (file.filename ?? "").startsWith("SPOILER_"), width: file.width, height: file.height }));
  const others = files.filter((file) => !isPicture(file)).map((file) => fileCard({ url: file.url, name: file.filename, size: file.size }));
  return [pictures.length ? gallery(pictures) : null, ...others, ...(message.embeds ?? []).map(embed)].filter(Boolean);
}

function embed(one) {
  const inside = el("div", { class: "embed-main" });
  if (one.author?.name) inside.append(el("div", { class: "embed-author" }, tinyIcon(one.author.icon_url), one.author.url ? link(one.author.url, one.author.name) : one.author.name));
  if (one.title) inside.append(el("div", { class: "embed-title" }, one.url ? link(one.url, inline(one.title)) : inline(one.title)));
  if (one.description) inside.append(el("div", { class: "embed-text" }, markdown(one.description)));
  if (one.fields?.length) {
    inside.append(el("dl", { class: "embed-fields" }, one.fields.map((field) =>
      el("div", { class: field.inline ? "inline" : "" }, el("dt", {}, inline(field.name)), el("dd", {}, markdown(field.value))))));
  }
  const box = el("div", { class: "embed" }, inside);
  if (one.thumbnail?.url) box.append(el("div", { class: "thumbnail" }, gallery([{ ...one.thumbnail, description: one.thumbnail.description ?? "" }])));
  if (one.image?.url) box.append(el("div", { class: "embed-image" }, gallery([{ ...one.image, description: one.image.description ?? "" }])));
  if (one.footer?.text || one.timestamp) {
    const when = one.timestamp ? sentTime(new Date(one.timestamp)) : null;
    box.append(el("div", { class: "embed-foot" }, tinyIcon(one.footer?.icon_url), [one.footer?.text, when].filter(Boolean).join(" · ")));
  }
  if (one.color !== null && one.color !== undefined) box.style.setProperty("--accent", `#${one.color.toString(16).padStart(6, "0")}`);
  return box;
}

const tinyIcon = (url) => (url && safeLink(url) ? el("img", { class: "avatar tiny", src: url, alt: "" }) : null);
