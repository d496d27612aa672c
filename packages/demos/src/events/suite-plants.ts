import { anemone, dogRose, gardenRose } from "./botany/flowers.ts";
import type { Mark } from "./botany/geometry.ts";
import { branch } from "./botany/leaves.ts";

/** The garland over the largest package, on a 500 by 360 field. */
export const garland: readonly Mark[] = [
  ...branch([250, 60, 120, 50, 26, 130, 14, 330], {
    pairs: 9,
    spread: 0.85,
    length: 54,
    width: 25,
    alternate: true,
    seed: 4,
  }),
  ...branch([250, 60, 380, 50, 474, 130, 486, 330], {
    pairs: 9,
    spread: 0.85,
    length: 54,
    width: 25,
    alternate: true,
    seed: 7,
  }),
  ...anemone({ x: 158, y: 78, angle: 0.2 }, 44),
  ...dogRose({ x: 338, y: 74, angle: 0.7 }, 48),
  ...gardenRose({ x: 246, y: 52, angle: 0.4 }, 62),
];
