// Talks to the sandbox: JSON over HTTP for what a person asks, one socket for what the server tells.

export class Refused extends Error {} // the server understood and said no; the message is its sentence

async function ask(method, path, body) {
  const answer = await fetch(path, {
    method,
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await answer.text();
  let data = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error; // an error page of some proxy: the status says enough
  }
  if (!answer.ok) throw new Refused(data?.error ?? `${answer.status} ${answer.statusText}`);
  return data;
}

export const api = {
  world: (person) => ask("GET", `/play/world${person ? `?person=${encodeURIComponent(person)}` : ""}`),
  messages: (channel, person, limit, before = null) =>
    ask("GET", `/play/channels/${channel}/messages?person=${encodeURIComponent(person)}&limit=${limit}${before ? `&before=${before}` : ""}`),
  interact: (body) => ask("POST", "/play/interactions", body),
  say: (body) => ask("POST", "/play/messages", body),
  dismiss: (channel, message, person) => ask("DELETE", `/play/channels/${channel}/messages/${message}?person=${encodeURIComponent(person)}`),
  addPerson: (body) => ask("POST", "/play/people", body),
  changePerson: (id, body) => ask("PATCH", `/play/people/${id}`, body),
};

const FIRST_WAIT = 400;
const LONGEST_WAIT = 5000;

/** A socket for one person that comes back by itself. `onEvent({t, d})`; `onState("open" | "lost")`. */
export class Line {
  constructor(person, onEvent, onState) {
    this.person = person;
    this.onEvent = onEvent;
    this.onState = onState;
    this.wait = FIRST_WAIT;
    this.closed = false;
    this.open();
  }

  open() {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    this.socket = new WebSocket(`${scheme}//${location.host}/play/socket?person=${encodeURIComponent(this.person)}`);
    this.socket.addEventListener("open", () => {
      if (this.closed) return;
      this.wait = FIRST_WAIT;
      this.onState("open");
    });
    this.socket.addEventListener("message", (event) => {
      if (!this.closed) this.onEvent(JSON.parse(event.data));
    });
    this.socket.addEventListener("close", () => this.retry());
  }

  retry() {
    if (this.closed) return;
    this.onState("lost");
    this.timer = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 1.6, LONGEST_WAIT);
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket.close();
  }
}
