// Puts the page together.

import { startComposer } from "./composer.js";
import { reveal, startList } from "./list.js";
import { openModal } from "./modal.js";
import { startNotices } from "./notices.js";
import { startPeople } from "./people.js";
import { begin, open } from "./session.js";
import { startSidebar } from "./sidebar.js";
import { on, state } from "./store.js";
import { speak } from "../strings.js";

speak(navigator.language);
startSidebar();
startPeople();
startList();
startComposer();
startNotices();
on("modal", (modal) => openModal(modal));
on("go", async ({ channel, message }) => {
  if (channel !== state.channel) await open(channel);
  if (message) reveal(message);
});
await begin();
document.body.dataset.ready = "true";
