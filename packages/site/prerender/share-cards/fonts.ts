import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Renderer } from "@takumi-rs/core";
import { create } from "fontkitten";

const packages = "@fontsource-variable";

/** The brand's two faces, as the packages bring them: one file for each part of the Latin script. */
const sources = {
  display: {
    family: "Besley Variable",
    files: [
      `${packages}/besley/files/besley-latin-wght-normal.woff2`,
      `${packages}/besley/files/besley-latin-ext-wght-normal.woff2`,
    ],
  },
  text: {
    family: "Hanken Grotesk Variable",
    files: [
      `${packages}/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2`,
      `${packages}/hanken-grotesk/files/hanken-grotesk-latin-ext-wght-normal.woff2`,
      `${packages}/hanken-grotesk/files/hanken-grotesk-vietnamese-wght-normal.woff2`,
    ],
  },
};

type FaceName = keyof typeof sources;

/** Code points that a face can draw. */
export type Coverage = ReadonlySet<number>;

/** Where the faces' files lie. */
export const fontFiles = (): string[] =>
  Object.values(sources).flatMap(({ files }) =>
    files.map((file) => fileURLToPath(import.meta.resolve(file))),
  );

/** Gives the faces to a renderer, and tells which characters each can draw. */
export async function registerFonts(renderer: Renderer): Promise<Record<FaceName, Coverage>> {
  return { display: await registerFace(renderer, "display"), text: await registerFace(renderer, "text") };
}

async function registerFace(renderer: Renderer, name: FaceName): Promise<Coverage> {
  const { family, files } = sources[name];
  const coverage = new Set<number>();
  for (const file of files) {
    const data = readFileSync(fileURLToPath(import.meta.resolve(file)));
    const characters = charactersOf(data);
    for (const character of characters) coverage.add(character);
    const unicodeRange = characters.map((character): [number, number] => [character, character]);
    await renderer.registerFont({ name: family, data, unicodeRange });
  }
  return coverage;
}

function charactersOf(data: Buffer): number[] {
  const font = create(data);
  if (font.isCollection) throw new Error("A face's file must hold one font, not a collection.");
  return font.characterSet;
}

/** What stands in for signs that few faces have. */
const standIns = new Map([
  ["′", "’"],
  ["″", "”"],
  ["→", "›"],
  ["←", "‹"],
  ["−", "–"],
]);

/**
 * The words with nothing in them that the face cannot draw: a character it lacks becomes its nearest relative
 * (`ạ` without its dot, `™` as TM) or, as with emoji, goes.
 */
export function printable(words: string, coverage: Coverage): string {
  const characters = Array.from(words.normalize("NFC").replace(/\p{Cf}/gu, ""));
  return characters
    .map((character) => nearest(character, coverage))
    .join("")
    .replace(/\s+/gu, " ")
    .trim();
}

function nearest(character: string, coverage: Coverage): string {
  if (/\s/u.test(character)) return " ";
  if (covers(coverage, character)) return character;
  const standIn = /\p{Pd}/u.test(character) ? "-" : standIns.get(character);
  return (
    standIn ??
    Array.from(character.normalize("NFKD"))
      .filter((part) => covers(coverage, part))
      .join("")
  );
}

const covers = (coverage: Coverage, character: string): boolean =>
  coverage.has(character.codePointAt(0) ?? 0);
