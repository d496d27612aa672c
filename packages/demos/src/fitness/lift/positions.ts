/** The deadlift from the side, in centimetres: x forwards, y up, origin at mid-foot. */

export type Point = readonly [x: number, y: number];
export type Position = { knee: Point; hip: Point; shoulder: Point; bar: number };

export const ankle: Point = [-8, 8];
export const ceiling = 178;

export const positions: readonly Position[] = [
  { knee: [8, 49], hip: [-35, 51], shoulder: [5, 83], bar: 22.5 },
  { knee: [1, 50], hip: [-35, 75], shoulder: [7, 105], bar: 47 },
  { knee: [3, 51], hip: [-25, 84], shoulder: [4, 127], bar: 69 },
  { knee: [-5, 52], hip: [-7, 94], shoulder: [-7, 145], bar: 87 },
];

/** A limb's outline: distance along the bone as a fraction of its length, and centimetres in front of the bone. */
export type Profile = readonly (readonly [along: number, front: number])[];

const at = (x: number, y: number) => `${x.toFixed(1)} ${(ceiling - y).toFixed(1)}`;

/** A smooth closed outline around the bone between two joints, as a path. */
export function sculpt([ax, ay]: Point, [bx, by]: Point, profile: Profile): string {
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.hypot(dx, dy);
  const outline = profile.map(
    ([along, front]) =>
      [ax + dx * along + (dy / length) * front, ay + dy * along - (dx / length) * front] as const,
  );
  const point = (index: number) => outline[(index + outline.length) % outline.length] ?? [0, 0];
  const curves = outline.map((from, index) => {
    const [before, to, after] = [point(index - 1), point(index + 1), point(index + 2)];
    const first = at(from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6);
    const second = at(to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6);
    return `C${first} ${second} ${at(to[0], to[1])}`;
  });
  const [startX, startY] = point(0);
  return `M${at(startX, startY)}${curves.join("")}Z`;
}

/** The point at a fraction of the way between two joints; above 1, it lies beyond the second joint. */
export function between([ax, ay]: Point, [bx, by]: Point, share: number): Point {
  return [ax + (bx - ax) * share, ay + (by - ay) * share];
}
