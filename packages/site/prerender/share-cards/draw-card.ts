import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { openCardRenderer, type CardRenderer } from "./card-renderer.ts";
import type { Card } from "./card.ts";
import { layouts } from "./layouts.ts";
import { pictureFile } from "./picture-file.ts";
import { printable } from "./printable.ts";
import { setTitle } from "./title.ts";

const cardSize = { width: 1200, height: 630 };

let opened: Promise<CardRenderer> | undefined;

/**
 * Draws a card as a PNG of 1200 × 630. Words may be of any length and script: what does not fit is made smaller, then
 * cut; what the faces cannot draw is left out. Fails if the card names a picture that does not exist.
 */
export async function drawCard(card: Card): Promise<Buffer> {
  opened ??= openCardRenderer();
  const from = await opened;
  const { room, draw } = layouts[card.kind];
  const title = await setTitle(from, card.title, room);
  const text = (words: string) => printable(words, from.coverage.text);
  const node = draw({ label: text(card.label), detail: text(card.detail ?? "") }, title);
  if (!card.picture) return from.renderer.render(node, { ...cardSize, css: from.css, images: from.images });
  const picture = { src: "picture", data: await readFile(pictureFile(card.picture)) };
  // A capture has too many colours for the renderer's own palette; without one it weighs three times as much. Dithering
  // would carry the capture's colours into the flat ground beside it.
  const png = await from.renderer.render(node, {
    ...cardSize,
    css: from.css,
    images: [...from.images, picture],
  });
  return sharp(png).png({ palette: true, effort: 4, dither: 0 }).toBuffer();
}
