// Our own line drawings, 24 by 24, made as nodes.

const SPACE = "http://www.w3.org/2000/svg";
const DRAWINGS = {
  hash: "M9 4 7 20M17 4l-2 16M4 9h16M4 15h16",
  thread: "M5 5h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7l-5 4v-4H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2ZM8 9.5h8M8 12.5h5",
  menu: "M4 6h16M4 12h16M4 18h16",
  people: "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c.3-4 2.900-6 6.500-6s6.200 2 6.500 6M16 4.500a3.500 3.500 0 0 1 0 6.500M18 14.500c2.200.8 3.300 2.800 3.500 5.500",
  close: "M6 6l12 12M18 6 6 18",
  send: "M4 12 3 4l18 8-18 8 1-8Zm0 0h8",
  down: "M6 9l6 6 6-6",
  eye: "M2 12c2.500-4.500 6-7 10-7s7.500 2.500 10 7c-2.500 4.500-6 7-10 7s-7.500-2.500-10-7ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z",
  left: "M15 5l-7 7 7 7",
  right: "M9 5l7 7-7 7",
  out: "M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5",
  file: "M7 3h7l5 5v12a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1Zm7 0v5h5",
  slash: "M15.500 4l-7 16",
  plus: "M12 5v14M5 12h14",
  tick: "M5 12.500l4.500 4.500L19 7.500",
  warn: "M12 3 2 20.500h20L12 3Zm0 6.500v5M12 17.200v.3",
  turn: "M4 9h11a5 5 0 0 1 0 10H9M4 9l4-4M4 9l4 4",
  pencil: "M4 20l1-4L16 5l3 3L8 19l-4 1Z",
};

/** The drawing called `name`; decoration only, so hidden from screen readers. */
export function icon(name, extra = "") {
  const svg = document.createElementNS(SPACE, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", `icon ${extra}`);
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SPACE, "path");
  path.setAttribute("d", DRAWINGS[name]);
  svg.append(path);
  return svg;
}
