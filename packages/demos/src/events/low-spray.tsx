import { anemone, bud, dogRose, gardenRose, umbel } from "./botany/flowers.ts";
import { along, curvePath, type Curve, type Mark } from "./botany/geometry.ts";
import { branch, fern } from "./botany/leaves.ts";
import { Plant } from "./botany/plant.tsx";

const parsley: readonly [Curve, number][] = [
  [[250, 460, 190, 380, 120, 300, 96, 176], 84],
  [[280, 470, 420, 570, 520, 610, 590, 540], 66],
  [[240, 440, 130, 430, 60, 400, -20, 430], 64],
];

const marks: readonly Mark[] = [
  ...fern([270, 470, 150, 500, 40, 470, -90, 330], 25, 92),
  ...fern([270, 470, 330, 590, 440, 640, 640, 640], 26, 84),
  ...parsley.flatMap(([stem, size]): Mark[] => [
    { kind: "stem", d: curvePath(stem) },
    ...umbel(along(stem, 1), size),
  ]),
  ...branch([235, 440, 190, 330, 196, 200, 262, 70], {
    pairs: 8,
    spread: 0.95,
    length: 74,
    width: 31,
    seed: 3,
  }),
  ...branch([270, 470, 380, 500, 500, 470, 640, 500], {
    pairs: 8,
    spread: 0.85,
    length: 66,
    width: 30,
    alternate: true,
    seed: 5,
  }),
  ...branch([230, 470, 150, 560, 90, 610, -20, 620], {
    pairs: 7,
    spread: 0.8,
    length: 62,
    width: 36,
    seed: 8,
  }),
  { kind: "stem", d: "M250 440Q250 350 300 296M300 480Q420 560 498 552" },
  ...bud({ x: 300, y: 296, angle: -1.1 }, 42),
  ...bud({ x: 498, y: 552, angle: 0.4 }, 40),
  ...anemone({ x: 118, y: 520, angle: 0.4 }, 78),
  ...dogRose({ x: 388, y: 506, angle: 0.2 }, 84),
  ...dogRose({ x: 176, y: 352, angle: 0.9 }, 60),
  ...gardenRose({ x: 248, y: 440, angle: 0.6 }, 116),
];

export function LowSpray({ className }: { className: string | undefined }) {
  return (
    <svg viewBox="0 0 700 700" className={className} aria-hidden="true">
      <Plant marks={marks} />
    </svg>
  );
}
