import { studio } from "@brightwren/brand";
import { emblem, perches } from "@brightwren/brand/emblem";
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

/** A hash of everything visible, so that identical cards share an address. Throws for a missing demo screenshot. */
export function cardAddress(card: Card): string {
  const { kind, title, label, detail = "", picture, shape = "" } = card;
  const hash = createHash("sha256")
    .update(designVersion())
    .update(JSON.stringify([kind, title, label, detail, shape]));
  if (kind === "pictured") hash.update(picture ?? "");
  else if (picture) hash.update(readFileSync(pictureFile(picture)));
  // A photograph would be ten times larger as a PNG.
  return `/cards/${hash.digest("hex").slice(0, 16)}.${kind === "pictured" ? "jpg" : "png"}`;
}

/** A page's pictures for search engines: crops of an article's featured picture, or a studio page's cards. */
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
  return hash.update(JSON.stringify([takumi, sharp, studio.name, emblem, perches, cardSize])).digest("hex");
}

export const pictureFile = (demo: string): string =>
  `${import.meta.dirname}/../../../demos/src/pictures/${demo}-960.webp`;
