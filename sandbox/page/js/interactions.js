// One interaction from press to answer. The server says "sent", then one of acknowledged, failed, modal, choices.

import { newNonce, state } from "./store.js";
import { api, Refused } from "./transport.js";

const GIVE_UP = 8000; // the server itself fails it after 3 s; this is for a server that is gone
const open = new Map(); // nonce -> {done, timer}

/** Sends an interaction; resolves to {state: "acknowledged" | "modal" | "choices" | "failed" | "refused", …}. Never throws for what a server may say. */
export function interact(body) {
  const nonce = newNonce();
  return new Promise((resolve) => {
    const done = (outcome) => {
      const entry = open.get(nonce);
      if (!entry) return;
      clearTimeout(entry.timer);
      open.delete(nonce);
      resolve(outcome);
    };
    open.set(nonce, { done, timer: setTimeout(() => done({ state: "failed" }), GIVE_UP) });
    api.interact({ person: state.me, channel: state.channel, nonce, ...body }).catch((error) => {
      if (error instanceof Refused) done({ state: "refused", reason: error.message });
      else if (error instanceof TypeError) done({ state: "failed" }); // no connection
      else throw error;
    });
  });
}

/** Takes the server's news of an interaction. */
export function settle(news) {
  if (news.state === "sent") return;
  open.get(news.nonce)?.done(news);
}
