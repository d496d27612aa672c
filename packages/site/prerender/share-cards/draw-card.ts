import { studio } from "@brightwren/brand";
import type { TitleRoom } from "@brightwren/core/pictures/share-card";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Node, Renderer } from "@takumi-rs/core";
import sharp from "sharp";
import { pictureFile } from "./card-address.ts";
import { cutFile } from "./card-pictures.ts";
import { type Card, sizeOfCard } from "./card.ts";
import { layouts, styleSheet, titleRoom, emblemFile } from "./design.ts";
import { covers, printable, registerFonts } from "./fonts.ts";

type CardRenderer = Awaited<ReturnType<typeof openCardRenderer>>;

let opened: Promise<CardRenderer> | undefined;

/** Accepts any text: shrinks, truncates, drops characters that the fonts lack. Throws for a missing picture. */
export async function drawCard(card: Card, cutsFolder = ""): Promise<Buffer> {
  opened ??= openCardRenderer();
  const from = await opened;
  const { draw } = layouts[card.kind];
  const title = await setTitle(from, card.title, titleRoom(card));
  const text = (value: string) => printable(value, from.coverage.text);
  const node = draw({ label: text(card.label), detail: text(card.detail ?? "") }, title);
  const isPhoto = card.kind === "pictured";
  const images = [...from.images];
  if (card.picture) {
    const file = isPhoto ? join(cutsFolder, cutFile(card.picture, "window")) : pictureFile(card.picture);
    images.push({ src: "picture", data: await readFile(file) });
  }
  const png = await from.renderer.render(node, { ...sizeOfCard(card), css: from.css, images });
  if (!card.picture) return png;
  // Chroma subsampling would discolour the small text beside the photograph.
  if (isPhoto) return sharp(png).jpeg({ quality: 84, chromaSubsampling: "4:4:4", mozjpeg: true }).toBuffer();
  // A screenshot has too many colours for the renderer's palette, but is three times as large without any palette.
  // Dithering would spread the screenshot's colours into the flat background.
  return sharp(png).png({ palette: true, effort: 4, dither: 0 }).toBuffer();
}

/** Above this size, shrink the title instead of breaking a long word. */
const largestBroken = 72;

export async function setTitle(from: CardRenderer, title: string, room: TitleRoom): Promise<Node> {
  const plain = needsTextFont(title, from);
  const text = printable(title, plain ? from.coverage.text : from.coverage.display) || studio.name;
  const lineHeight = plain ? 1.12 : 1.04;
  const node = (fontSize: number, overflowWrap: "normal" | "anywhere"): Node => ({
    type: "text",
    text,
    className: plain ? "title plain" : "title",
    style: { width: room.width, fontSize, lineHeight, overflowWrap },
  });
  for (const size of room.sizes) {
    const whole = node(size, "normal");
    if (await fits(from, whole, room)) return whole;
  }
  for (const size of room.sizes) {
    const broken = node(size, "anywhere");
    if (size <= largestBroken && (await fits(from, broken, room))) return broken;
  }
  const smallest = room.sizes.at(-1) ?? largestBroken;
  const cut = node(smallest, "anywhere");
  return { ...cut, style: { ...cut.style, lineClamp: Math.floor(room.height / (smallest * lineHeight)) } };
}

/** Besley lacks Vietnamese letters, and mixing fonts in a word looks broken. */
const needsTextFont = (title: string, { coverage: { display, text } }: CardRenderer): boolean =>
  Array.from(title.normalize("NFC")).some(
    (character) => /\p{L}/u.test(character) && !covers(display, character) && covers(text, character),
  );

async function fits({ renderer, css }: CardRenderer, title: Node, room: TitleRoom): Promise<boolean> {
  const column: Node = { type: "container", className: "room", children: [title] };
  const { children } = await renderer.measure(column, { width: room.width, css });
  return children.every(
    ({ height, runs }) =>
      height <= room.height &&
      runs.every(({ text, width }) => text.trim().includes(" ") || width <= room.width),
  );
}

export async function openCardRenderer() {
  const renderer = new Renderer();
  const css = [styleSheet()];
  const [paper, ink, calm, accent, slabAccent] = await Promise.all(
    ["--on-slab", "--slab", "--calm", "--accent", "--slab-accent"].map((token) =>
      tokenColour(renderer, css, token),
    ),
  );
  const emblem = (src: string, body = "", wing = "", ground = "") => ({
    src,
    data: Buffer.from(emblemFile({ ink: body, accent: wing, ground })),
  });
  return {
    renderer,
    css,
    coverage: await registerFonts(renderer),
    images: [
      emblem("emblem-article", paper, accent, calm),
      emblem("emblem-page", ink, accent, paper),
      emblem("emblem-demo", paper, slabAccent, ink),
    ],
  };
}

/** SVG does not support OKLCH, so this renders one pixel of a token's colour and reads it back. */
async function tokenColour(renderer: Renderer, css: string[], token: string): Promise<string> {
  const style = { width: "100%", height: "100%", backgroundColor: `var(${token})` };
  const pixel = await renderer.render(
    { type: "container", style },
    { width: 1, height: 1, format: "raw", css },
  );
  return `#${pixel.toString("hex", 0, 3)}`;
}
