import { anemone, bud, dogRose, gardenRose, umbel } from "./botany/flowers.ts";
import { chance, circle, curvePath, type Curve, type Mark } from "./botany/geometry.ts";
import { branch, fern, leaf } from "./botany/leaves.ts";
import type { Bloom } from "./content.ts";

const middle = 66;
const month = 100;

type Span = { from: number; to: number };

function stemOf({ from, to }: Span): Curve {
  const third = (to - from) / 3;
  return [from, middle + 10, from + third, middle - 16, to - third, middle + 18, to, middle - 4];
}

/** Calls `make` every `gap` units along a span, with the position, the index and the side. */
function spaced(
  { from, to }: Span,
  gap: number,
  make: (x: number, i: number, side: 1 | -1) => Mark[],
): Mark[] {
  const count = Math.max(2, Math.round((to - from) / gap));
  return Array.from({ length: count }, (_, i) =>
    make(from + ((i + 0.6) / (count + 0.2)) * (to - from), i, i % 2 ? 1 : -1),
  ).flat();
}

const draw: Record<Bloom["id"], (span: Span) => Mark[]> = {
  anemone: (span) => [
    ...branch(stemOf(span), { pairs: 7, spread: 0.7, length: 44, width: 15, seed: 3 }),
    ...spaced(span, 92, (x, i, side) => anemone({ x, y: middle + side * 12, angle: i }, 34 + 7 * chance(i))),
  ],
  hawthorn: (span) => [
    ...branch(stemOf(span), { pairs: 8, spread: 1, length: 32, width: 20, alternate: true, seed: 5 }),
    ...spaced(span, 30, (x, i, side) =>
      dogRose({ x, y: middle + side * (12 + 14 * chance(i + 3)), angle: i * 2 }, 17),
    ),
  ],
  parsley: (span) => [
    { kind: "stem", d: curvePath(stemOf(span)) },
    ...spaced(span, 74, (x, i, side) => [
      {
        kind: "stem",
        d: `M${x - 40} ${middle + 2}Q${x - 14} ${middle} ${x} ${middle + side * 20 + 8}`,
      } satisfies Mark,
      ...umbel({ x, y: middle + side * 20 + 8, angle: -0.9 + i * 0.1 }, 38 + 6 * chance(i), 9),
    ]),
  ],
  rose: (span) => [
    ...branch(stemOf(span), { pairs: 13, spread: 0.85, length: 42, width: 22, alternate: true, seed: 8 }),
    ...spaced(span, 104, (x, i, side) =>
      i % 3 === 1
        ? bud({ x, y: middle + side * 8, angle: -0.6 }, 32)
        : gardenRose({ x, y: middle + side * 9, angle: i }, 38 + 7 * chance(i)),
    ),
  ],
  fern: (span) =>
    fern(
      [span.from, middle + 8, span.from + 240, middle - 22, span.to - 240, middle + 22, span.to, middle - 4],
      46,
      46,
    ),
  ivy: (span) => [
    { kind: "stem", d: curvePath(stemOf(span)) },
    ...spaced(span, 27, (x, i, side) =>
      leaf(
        { x, y: middle, angle: side * (0.7 + 0.5 * chance(i)) },
        { length: 46, width: 44, veins: 4, deep: i % 3 !== 0 },
      ),
    ),
    ...spaced(span, 76, (x, i, side) => [
      {
        kind: "heart",
        d: [0, 1, 2, 3, 4, 5]
          .map((k) =>
            circle(x + 13 * Math.cos(k * 1.1 + i), middle - side * 14 + 11 * Math.sin(k * 1.1 + i), 5.5),
          )
          .join(""),
      } satisfies Mark,
    ]),
  ],
};

/** One row of the almanac, on a 1200 by 132 field. The plant grows from its first month to its last. */
export const bloomPlants = ({ id, first, last }: Bloom): readonly Mark[] =>
  draw[id]({ from: (first - 1) * month + 8, to: last * month - 34 });
