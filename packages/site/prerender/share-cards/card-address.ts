import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Card } from "./card.ts";
import { designVersion } from "./design-version.ts";
import { pictureFile } from "./picture-file.ts";

/**
 * Where a card is served, e.g. `/cards/5d1c7f0e9a3b2468.png`. Cards that look alike have one address; whatever changes
 * the look (words, picture, design) changes it. Fails if the card names a picture that does not exist.
 */
export function cardAddress(card: Card): string {
  const { kind, title, label, detail = "", picture } = card;
  const hash = createHash("sha256")
    .update(designVersion())
    .update(JSON.stringify([kind, title, label, detail]));
  if (picture) hash.update(readFileSync(pictureFile(picture)));
  return `/cards/${hash.digest("hex").slice(0, 16)}.png`;
}
