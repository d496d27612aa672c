import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Renderer } from "@takumi-rs/core";
import { create } from "fontkitten";

const packages = "@fontsource-variable";

/** The brand's two fonts from their packages: one file per Latin subset. */
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

type FontName = keyof typeof sources;

export type Coverage = ReadonlySet<number>;

export const fontFiles = (): string[] =>
  Object.values(sources).flatMap(({ files }) =>
    files.map((file) => fileURLToPath(import.meta.resolve(file))),
  );

export async function registerFonts(renderer: Renderer): Promise<Record<FontName, Coverage>> {
  return { display: await registerFont(renderer, "display"), text: await registerFont(renderer, "text") };
}

async function registerFont(renderer: Renderer, name: FontName): Promise<Coverage> {
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
  if (font.isCollection) throw new Error("A font's file must hold one font, not a collection.");
  return font.characterSet;
}

/** Replacements for characters that few fonts support. */
const standIns = new Map([
  ["′", "’"],
  ["″", "”"],
  ["→", "›"],
  ["←", "‹"],
  ["−", "–"],
]);

/** Substitutes a similar character (`ạ` without its dot, `™` as TM), or drops it (emoji). */
export function printable(text: string, coverage: Coverage): string {
  const characters = Array.from(text.normalize("NFC").replace(/\p{Cf}/gu, ""));
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
