import { arrangements, type Arrangement } from "./arrangements.ts";
import { motifOf } from "./motifs.ts";

/** How many sets of inks drawn-picture.module.css has. */
export const inkSets = 7;

type Drawing = { inks: number; shapes: string; emblem: Arrangement["emblem"] };

/** A number for a text, spread evenly: FNV-1a, 32 bits. */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  // The lowest bits alone hardly change with the last letters.
  return (hash ^ (hash >>> 15)) >>> 0;
}

/**
 * The picture of a post that has none: its category decides the inks, its title the motif, where it says what it is
 * about, and the arrangement. Equal posts have equal pictures.
 */
export function drawPicture(title: string, category: string): Drawing {
  const number = numberOf(`${title}\n${category}`);
  const { shapes: motif } = motifOf(title, category, number);
  const { draw, emblem } = arrangements[number % arrangements.length] as Arrangement;
  const shapes = draw({ motif, number: Math.floor(number / arrangements.length) });
  // With this word before them the first seven categories have an ink set each.
  return { inks: numberOf(`woodcut ${category}`) % inkSets, shapes, emblem };
}
