import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Renderer } from "@takumi-rs/core";
import { create } from "fontkitten";

/** The brand's two fonts from their packages: one file per Latin subset. */
const sources = {
  display: { family: "Besley Variable", name: "besley", subsets: ["latin", "latin-ext"] },
  text: {
    family: "Hanken Grotesk Variable",
    name: "hanken-grotesk",
    subsets: ["latin", "latin-ext", "vietnamese"],
  },
};

type Source = (typeof sources)["text"];

type Coverage = ReadonlySet<number>;

const filesOf = ({ name, subsets }: Source): string[] =>
  subsets.map((subset) =>
    fileURLToPath(
      import.meta.resolve(`@fontsource-variable/${name}/files/${name}-${subset}-wght-normal.woff2`),
    ),
  );

export const fontFiles = (): string[] => Object.values(sources).flatMap(filesOf);

export const registerFonts = async (renderer: Renderer) => ({
  display: await registerFont(renderer, sources.display),
  text: await registerFont(renderer, sources.text),
});

async function registerFont(renderer: Renderer, source: Source): Promise<Coverage> {
  const coverage = new Set<number>();
  for (const file of filesOf(source)) {
    const data = readFileSync(file);
    const characters = charactersOf(data);
    for (const character of characters) coverage.add(character);
    const unicodeRange = characters.map((character): [number, number] => [character, character]);
    await renderer.registerFont({ name: source.family, data, unicodeRange });
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

export const covers = (coverage: Coverage, character: string): boolean =>
  coverage.has(character.codePointAt(0) ?? 0);
