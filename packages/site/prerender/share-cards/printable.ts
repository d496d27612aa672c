import type { Coverage } from "./faces.ts";

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
