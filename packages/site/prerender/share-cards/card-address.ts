import { studio } from "@brightwren/brand";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import sitePackage from "../../package.json" with { type: "json" };
import {
  type CardPicture,
  cardSize,
  type SearchShape,
  type SitePage,
  type SizedImage,
} from "../page/page-facts.ts";
import { type Card, searchCards, sizeOfCard } from "./card.ts";
import { cutFile } from "./card-pictures.ts";
import { styleFiles } from "./design.ts";
import { fontFiles } from "./fonts.ts";

/**
 * Where a card is served, e.g. `/cards/5d1c7f0e9a3b2468.png`. Cards that look alike have one address; whatever changes
 * the look (texts, picture, design) changes it. Fails if the card names a demo without a picture.
 */
export function cardAddress(card: Card): string {
  const { kind, title, label, detail = "", picture, shape = "" } = card;
  const hash = createHash("sha256")
    .update(designVersion())
    .update(JSON.stringify([kind, title, label, detail, shape]));
  // A key is made of its picture's bytes.
  if (kind === "pictured") hash.update(picture ?? "");
  else if (picture) hash.update(readFileSync(pictureFile(picture)));
  // A photograph as a PNG would weigh ten times as much.
  return `/cards/${hash.digest("hex").slice(0, 16)}.${kind === "pictured" ? "jpg" : "png"}`;
}

/** A page's pictures in the shapes of search engines: an article's featured picture cut to them, else cards. Most pages: none. */
export const searchImages = (page: SitePage): SizedImage[] =>
  page.picture
    ? cutsOf(page.picture)
    : searchCards(page).map((card) => ({ address: cardAddress(card), ...sizeOfCard(card) }));

const cutsOf = ({ key, cuts }: CardPicture): SizedImage[] =>
  (Object.keys(cuts) as SearchShape[]).map((shape) => ({
    address: `/cards/${cutFile(key, shape)}`,
    ...cuts[shape],
  }));

let version: string | undefined;

/** A hash of all that decides how a card looks besides its texts: this folder's code, style, fonts, size, drawing packages. */
const designVersion = (): string => (version ??= hashDesign());

function hashDesign(): string {
  const folder = import.meta.dirname;
  const code = readdirSync(folder)
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .toSorted()
    .map((file) => `${folder}/${file}`);
  const hash = createHash("sha256");
  for (const file of [...code, ...styleFiles(), ...fontFiles()]) hash.update(readFileSync(file));
  const { "@takumi-rs/core": takumi, sharp } = sitePackage.devDependencies;
  return hash.update(JSON.stringify([takumi, sharp, studio.name, cardSize])).digest("hex");
}

/** Where the capture of a demo lies that its card shows (`npm run pictures` writes it). */
export const pictureFile = (demo: string): string =>
  `${import.meta.dirname}/../../../demos/src/pictures/${demo}-960.webp`;
