import { arrangements, type Arrangement } from "./arrangements.ts";
import { motifOf } from "./motifs.ts";

/** Number of ink sets in drawn-picture.module.css. */
const inkSets = 7;

type Drawing = { inks: number; shapes: string; emblem: Arrangement["emblem"] };

function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  // The lowest bits alone hardly depend on the last letters.
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Deterministic: the category determines the inks; the title determines the motif and the arrangement. */
export function drawPicture(title: string, category: string): Drawing {
  const number = numberOf(`${title}\n${category}`);
  const { shapes: motif } = motifOf(title, category, number);
  const { draw, emblem } = arrangements[number % arrangements.length] as Arrangement;
  const shapes = draw({ motif, number: Math.floor(number / arrangements.length) });
  // This prefix gives each of the first seven categories a different ink set.
  return { inks: numberOf(`woodcut ${category}`) % inkSets, shapes, emblem };
}
