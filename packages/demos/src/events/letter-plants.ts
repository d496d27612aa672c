import { umbel } from "./botany/flowers.ts";
import { along, curvePath, type Curve, type Mark } from "./botany/geometry.ts";
import { branch, fern } from "./botany/leaves.ts";

const stems: readonly [Curve, number, number][] = [
  [[300, 860, 290, 620, 330, 360, 306, 190], 150, 13],
  [[304, 640, 330, 520, 430, 450, 470, 360], 98, 11],
  [[300, 720, 270, 600, 160, 520, 128, 420], 108, 11],
  [[308, 500, 300, 420, 220, 340, 196, 262], 64, 9],
];

/** Cow parsley on a 600 by 840 field, growing from the lower edge. */
export const letterPlants: readonly Mark[] = [
  ...fern([330, 880, 400, 760, 500, 640, 600, 560], 26, 100),
  ...fern([270, 880, 200, 800, 90, 720, -10, 690], 24, 92),
  ...stems.flatMap(([stem, size, rays]): Mark[] => [
    { kind: "stem", d: curvePath(stem) },
    ...umbel(along(stem, 1), size, rays),
  ]),
  ...branch([306, 640, 360, 610, 410, 600, 470, 620], {
    pairs: 5,
    spread: 0.8,
    length: 46,
    width: 17,
    seed: 4,
  }),
  ...branch([300, 740, 240, 730, 190, 750, 130, 800], {
    pairs: 5,
    spread: 0.8,
    length: 46,
    width: 17,
    seed: 9,
  }),
];
