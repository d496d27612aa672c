import { anemone, dogRose, gardenRose, umbel } from "./botany/flowers.ts";
import { along, curvePath, type Curve, type Mark } from "./botany/geometry.ts";
import { branch } from "./botany/leaves.ts";

/** The garland along the cloth, between two pins. */
export const swag: readonly Mark[] = [
  ...branch([0, 262, 40, 330, 100, 344, 148, 344], {
    pairs: 7,
    spread: 0.8,
    length: 38,
    width: 17,
    alternate: true,
    seed: 2,
  }),
  ...branch([288, 262, 248, 330, 188, 344, 140, 344], {
    pairs: 7,
    spread: 0.8,
    length: 38,
    width: 17,
    alternate: true,
    seed: 5,
  }),
  ...dogRose({ x: 146, y: 340, angle: 0.3 }, 26),
  ...anemone({ x: 0, y: 258, angle: 0.2 }, 28),
];

function stemmed(stem: Curve, size: number): Mark[] {
  return [{ kind: "stem", d: curvePath(stem) }, ...umbel(along(stem, 1), size, 9)];
}

/** The flowers in a bowl, with the cow parsley at the back. */
export const bowlParsley: readonly Mark[] = [
  ...stemmed([0, -60, -8, -120, -50, -150, -64, -190], 34),
  ...stemmed([0, -60, 10, -130, 44, -150, 70, -166], 32),
];

export const bowlFlowers: readonly Mark[] = [
  ...branch([-10, -50, -60, -80, -90, -70, -128, -36], {
    pairs: 6,
    spread: 0.8,
    length: 30,
    width: 14,
    seed: 3,
  }),
  ...branch([10, -50, 60, -80, 90, -70, 128, -36], { pairs: 6, spread: 0.8, length: 30, width: 14, seed: 4 }),
  ...branch([0, -50, 10, -90, 0, -130, 16, -170], { pairs: 5, spread: 0.8, length: 28, width: 13, seed: 6 }),
  ...dogRose({ x: -40, y: -70, angle: 0.5 }, 28),
  ...anemone({ x: 46, y: -74, angle: 0.2 }, 26),
  ...gardenRose({ x: 0, y: -84, angle: 0.9 }, 36),
];
