/** Coordinates of the town that street-map.tsx draws. */

type Point = readonly [x: number, y: number];

export const map = { width: 960, height: 880 };

const heights = [496, 356, 216, 786] as const;

/** All streets and the river follow this curve, so that they are parallel (drawings/ground.svg). */
const bend = (x: number) => 15 * Math.sin(x / 150 + 0.6) + x * 0.02;

/** The middle of a street at x. Street 3 lies beyond the river. */
export const streetAt = (street: number, x: number): number => (heights[street] ?? 0) + bend(x);

export const slopeAt = (x: number): number =>
  Math.round((Math.atan(0.1 * Math.cos(x / 150 + 0.6) + 0.02) * 180) / Math.PI);

export const riverAt = (x: number): number => 624 + bend(x) + 10 * Math.sin(x / 70);

/** Bridge Street runs up from here, with a lane on either side. */
export const bridge = 430;
const laneXs = [120, bridge, 800] as const;

export const garages = [
  { x: 304, side: -1, name: 660 },
  { x: 548, side: 1, name: 264 },
  { x: 680, side: -1, name: 264 },
] as const;

type House = { x: number; y: number; turn: number; width: number; depth: number; shade: number };

const frontage = 17;

/** Both sides of each street, with gaps for lanes, garages and the churchyard. */
export const houses: readonly House[] = heights.flatMap((_, street) =>
  [-1, 1].flatMap((side) =>
    Array.from({ length: 28 }, (__, index) => {
      const seed = (index * 37 + street * 53 + (side + 1) * 29) % 97;
      const depth = 27 + (seed % 13);
      const x = 8 + index * 35;
      return {
        x,
        y: Math.round(streetAt(street, x) + side * (frontage + depth / 2 + 2)),
        turn: slopeAt(x),
        width: 28 + (seed % 6),
        depth,
        shade: seed % 3,
        free: isFree(street, side, x, seed),
      };
    }).filter(({ free }) => free),
  ),
);

function isFree(street: number, side: number, x: number, seed: number): boolean {
  if (laneXs.some((lane) => Math.abs(x - lane) < 36) || (street === 3 && Math.abs(x - 640) < 36))
    return false;
  if (side < 0 && Math.abs(x - (garages[street]?.x ?? -99)) < 64) return false;
  const churchyard = x > 470 && x < 780 && ((street === 0 && side < 0) || (street === 1 && side > 0));
  const meadow = street === 3 && x < 400;
  return !churchyard && !meadow && seed % 11 !== 0;
}

const clump = (x: number, y: number, count: number, spread: number): Point[] =>
  Array.from({ length: count }, (_, index) => [
    x + ((index * 47) % spread),
    y + ((index * 31) % Math.round(spread / 4)),
  ]);

export const trees: readonly Point[] = [
  ...[0, 1].flatMap((street) =>
    Array.from({ length: 17 }, (_, index): Point => {
      const x = 22 + index * 57;
      return [x, streetAt(street, x) - 72 + ((index * 13) % 9)];
    }).filter(
      ([x]) => laneXs.every((lane) => Math.abs(x - lane) > 30) && (street === 1 || x < 460 || x > 790),
    ),
  ),
  ...[44, 90, 180, 340, 540, 590, 700, 770, 880].map((x): Point => [x, riverAt(x) + 62]),
  ...clump(30, 732, 11, 330),
  ...clump(500, 398, 5, 90),
];
