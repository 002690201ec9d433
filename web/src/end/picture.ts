// A picture of the final board, made in the browser: the board is drawn once more beside the page, as
// it looks when it is seen whole, and becomes an image with the result under it. An image knows
// nothing of the page, so what the board takes from it goes along: computed styles, glyphs and fonts.
import { mount, tick, unmount } from "svelte";
import type { Components, View } from "../api/types";
import type { TableGame } from "../games/board";
import type { Say } from "../map/marks";
import { LOOKS, lookOf, seatShape } from "../map/seats";

export interface PictureParts {
  game: TableGame;
  components: Components;
  view: View;
  say: Say;
  title: string;
  /** By seat. */
  names: readonly string[];
  /** In the order of the places. */
  standings: readonly { seat: number; score: string }[];
}

const FRAME = { width: 1200, height: 1080 } as const;
const [HEAD, FOOT, EDGE] = [76, 78, 24];
/** Pixels of the picture for each of the page. */
const SHARPNESS = 1.5;
const PATIENCE_FRAMES = 60;
const SVG = "http://www.w3.org/2000/svg";

export async function pictureOf(parts: PictureParts): Promise<Blob> {
  const host = document.body.appendChild(aside());
  const { game, components, view, say, names } = parts;
  const board = mount(game.ending.Final ?? game.Board, { target: host, props: { components, view, say, names, looks: LOOKS } });
  try {
    const drawn = await drawnIn(host);
    const image = framed(standalone(drawn), drawn, parts);
    image.prepend(await fontsOf());
    return await rastered(image);
  } finally {
    await unmount(board);
    host.remove();
  }
}

/** A place to draw in that nobody sees, hears or reaches. */
function aside(): HTMLElement {
  const host = document.createElement("div");
  host.inert = true;
  host.ariaHidden = "true";
  Object.assign(host.style, { position: "fixed", left: "-5000px", top: "0", width: `${FRAME.width}px`, height: `${FRAME.height}px` });
  return host;
}

async function drawnIn(host: HTMLElement): Promise<SVGSVGElement> {
  for (let frames = 0; frames < PATIENCE_FRAMES; frames++) {
    await tick();
    await new Promise((next) => setTimeout(next, 16));
    const found = host.querySelector<SVGSVGElement>("svg.map");
    if (found && frames > 3) return found;
  }
  throw new Error("the board was not drawn");
}

// Styles, glyphs and fonts ---------------------------------------------------------------------

/** What an element takes from those around it, unless it says otherwise. */
const INHERITED = [
  "fill",
  "fill-opacity",
  "fill-rule",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-dasharray",
  "stroke-dashoffset",
  "stroke-linecap",
  "stroke-linejoin",
  "color",
  "font-family",
  "font-size",
  "font-weight",
  "font-style",
  "font-variant-numeric",
  "letter-spacing",
  "text-anchor",
  "dominant-baseline",
  "paint-order",
  "visibility",
] as const;

const OWN: Readonly<Record<string, string>> = {
  display: "inline",
  opacity: "1",
  transform: "none",
  "clip-path": "none",
  mask: "none",
  filter: "none",
  "mix-blend-mode": "normal",
};

/** A copy that looks the same without the page. */
function standalone(original: SVGSVGElement): SVGSVGElement {
  const copy = original.cloneNode(true) as SVGSVGElement;
  const [from, to] = [
    [original, ...original.querySelectorAll<SVGElement>("*")],
    [copy, ...copy.querySelectorAll<SVGElement>("*")],
  ];
  from.forEach((element, at) => styleInto(to[at]!, element, element === original));
  for (const hidden of copy.querySelectorAll("desc, title")) hidden.remove();
  copy.prepend(referredTo(copy));
  return copy;
}

function styleInto(copy: SVGElement, original: SVGElement, root: boolean): void {
  const style = getComputedStyle(original);
  const around = root || !original.parentElement ? null : getComputedStyle(original.parentElement);
  copy.removeAttribute("class");
  copy.removeAttribute("style");
  for (const name of INHERITED) {
    const value = style.getPropertyValue(name);
    if (!around || original.hasAttribute(name) || value !== around.getPropertyValue(name)) copy.style.setProperty(name, value);
  }
  for (const [name, usual] of Object.entries(OWN)) {
    const value = style.getPropertyValue(name);
    if (value && value !== usual && !value.startsWith("none")) {
      copy.style.setProperty(name, value);
      if (name === "transform")
        for (const more of ["transform-origin", "transform-box"]) copy.style.setProperty(more, style.getPropertyValue(more));
    }
  }
  // The engraved lines of a glyph have a colour of their own.
  if (original.localName === "use") copy.style.setProperty("--cut", style.getPropertyValue("--cut"));
}

/** Glyphs and patterns that are kept elsewhere in the page. */
function referredTo(copy: SVGElement): SVGDefsElement {
  const defs = document.createElementNS(SVG, "defs");
  const known = new Set([...copy.querySelectorAll("[id]")].map(({ id }) => id));
  let text = new XMLSerializer().serializeToString(copy);
  for (;;) {
    const wanted = [...text.matchAll(/href="#([\w-]+)"|url\((?:&quot;|["'])?[^)#]*#([\w-]+)/g)].map((found) => found[1] ?? found[2]!);
    const missing = [...new Set(wanted)].filter((id) => !known.has(id));
    const found = missing.flatMap((id) => document.getElementById(id) ?? []);
    missing.forEach((id) => known.add(id));
    if (found.length === 0) return defs;
    const copies = found.map((element) => element.cloneNode(true) as Element);
    defs.append(...copies);
    text = copies.map((element) => new XMLSerializer().serializeToString(element)).join("");
  }
}

/** The faces of our fonts for Latin letters, inside the image. */
async function fontsOf(): Promise<SVGStyleElement> {
  const style = document.createElementNS(SVG, "style");
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].map((rule) => ({ rule, base: sheet.href ?? location.href })),
  );
  const faces = rules.flatMap(({ rule, base }) => {
    if (!(rule instanceof CSSFontFaceRule)) return [];
    const range = rule.style.getPropertyValue("unicode-range");
    const address = /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue("src"))?.[1];
    return address && /U\+0+(-|,|$)/i.test(range) ? [{ rule, address: new URL(address, base).href }] : [];
  });
  const written = await Promise.all(
    faces.map(async ({ rule, address }) => {
      const font = await fetch(address).then((answer) => answer.blob());
      const family = rule.style.getPropertyValue("font-family");
      const style = rule.style.getPropertyValue("font-style") || "normal";
      return `@font-face{font-family:${family};font-style:${style};font-weight:${rule.style.getPropertyValue("font-weight")};src:url(${await dataOf(font)})}`;
    }),
  );
  style.textContent = written.join("");
  return style;
}

const dataOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error("unreadable"));
    reader.readAsDataURL(blob);
  });

// The picture ----------------------------------------------------------------------------------

/** The board with its title above it and the standings below. */
function framed(board: SVGSVGElement, drawn: SVGSVGElement, { title, names, standings }: PictureParts): SVGSVGElement {
  const theme = getComputedStyle(document.documentElement);
  const of = (name: string): string => theme.getPropertyValue(name).trim();
  const [width, height] = [drawn.clientWidth + 2 * EDGE, drawn.clientHeight + HEAD + FOOT];
  const image = make("svg", { xmlns: SVG, width, height, viewBox: `0 0 ${width} ${height}` });
  set(board, { x: EDGE, y: HEAD, width: drawn.clientWidth, height: drawn.clientHeight, overflow: "hidden" });
  const display = of("--display");
  const share = (width - 2 * EDGE) / Math.max(1, standings.length);
  image.append(
    make("rect", { width, height, fill: of("--surface") }),
    make("rect", { x: EDGE, y: HEAD, width: drawn.clientWidth, height: drawn.clientHeight, fill: of("--map") }),
    board,
    make("rect", {
      x: EDGE,
      y: HEAD,
      width: drawn.clientWidth,
      height: drawn.clientHeight,
      fill: "none",
      stroke: of("--line-2"),
      "stroke-width": 2,
    }),
    said(title, { x: EDGE, y: 49, "font-family": display, "font-size": 30, "font-weight": 700, fill: of("--ink") }),
    said("Ironbridge", {
      x: width - EDGE,
      y: 48,
      "text-anchor": "end",
      "font-family": display,
      "font-size": 20,
      "font-weight": 600,
      fill: of("--brass"),
    }),
  );
  standings.forEach(({ seat, score }, at) => {
    const [x, y] = [EDGE + at * share, height - FOOT / 2];
    const look = lookOf(LOOKS, seat);
    const face = { "font-family": display, "font-size": 22, "font-weight": at === 0 ? 700 : 500, fill: of("--ink") };
    const name = fitted(names[seat] ?? "", share - 66 - 14 * score.length, `${face["font-weight"]} 22px ${display}`);
    image.append(
      make("path", { d: seatShape(look, x + 16, y, 13), fill: of(`--seat${look}`), stroke: of("--casing"), "stroke-width": 1.5 }),
      said(name.text, { x: x + 38, y: y + 8, ...face }),
      said(score, { x: x + 48 + name.width, y: y + 8, ...face, fill: of("--brass") }),
    );
  });
  return image;
}

/** A name that would be too long ends in dots. */
function fitted(text: string, room: number, font: string): { text: string; width: number } {
  const pen = document.createElement("canvas").getContext("2d");
  if (!pen) return { text, width: room };
  pen.font = font;
  const widthOf = (written: string): number => pen.measureText(written).width;
  let [kept, shown] = [[...text], text];
  while (kept.length > 1 && widthOf(shown) > room) {
    kept = kept.slice(0, -1);
    shown = `${kept.join("").trimEnd()}…`;
  }
  return { text: shown, width: widthOf(shown) };
}

type Attributes = Readonly<Record<string, string | number>>;

function set(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
}

function make<K extends keyof SVGElementTagNameMap>(name: K, attributes: Attributes): SVGElementTagNameMap[K] {
  const element = document.createElementNS(SVG, name);
  set(element, attributes);
  return element;
}

function said(text: string, attributes: Attributes): SVGTextElement {
  const element = make("text", attributes);
  element.textContent = text;
  return element;
}

async function rastered(image: SVGSVGElement): Promise<Blob> {
  const [width, height] = [Number(image.getAttribute("width")), Number(image.getAttribute("height"))];
  const loaded = new Image(width, height);
  loaded.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(image))}`;
  await loaded.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [Math.round(width * SHARPNESS), Math.round(height * SHARPNESS)];
  canvas.getContext("2d")?.drawImage(loaded, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"));
}
