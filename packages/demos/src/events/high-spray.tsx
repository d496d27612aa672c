import { anemone, bud, dogRose, umbel } from "./botany/flowers.ts";
import { along, curvePath, type Curve, type Mark } from "./botany/geometry.ts";
import { branch, fern } from "./botany/leaves.ts";
import { Plant } from "./botany/plant.tsx";

const parsley: readonly [Curve, number][] = [[[370, 190, 430, 300, 520, 360, 572, 290], 70]];

const marks: readonly Mark[] = [
  ...fern([350, 180, 450, 130, 540, 110, 650, 160], 22, 76),
  ...parsley.flatMap(([stem, size]): Mark[] => [
    { kind: "stem", d: curvePath(stem) },
    ...umbel(along(stem, 1), size),
  ]),
  ...branch([360, 190, 260, 150, 180, 150, 60, 190], {
    pairs: 7,
    spread: 0.85,
    length: 60,
    width: 27,
    alternate: true,
    seed: 2,
  }),
  ...branch([360, 190, 420, 290, 420, 400, 372, 520], {
    pairs: 8,
    spread: 0.9,
    length: 62,
    width: 28,
    seed: 6,
  }),
  { kind: "stem", d: "M350 180Q310 180 276 214" },
  ...bud({ x: 276, y: 214, angle: 2.6 }, 36),
  ...anemone({ x: 436, y: 244, angle: 0.1 }, 60),
  ...dogRose({ x: 350, y: 172, angle: 0.5 }, 78),
];

export function HighSpray({ className }: { className: string | undefined }) {
  return (
    <svg viewBox="0 0 600 560" className={className} aria-hidden="true">
      <Plant marks={marks} />
    </svg>
  );
}
