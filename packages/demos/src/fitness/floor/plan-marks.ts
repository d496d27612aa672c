import { chance, gougePath } from "../shared/lino.ts";

/** Brick piers between the arches, in section: position on the plan and width. */
export const piers = [
  { x: 0, width: 50 },
  { x: 400, width: 40 },
  { x: 800, width: 40 },
  { x: 1190, width: 50 },
] as const;

export const depth = 640;

/** Broken courses of brick, white on the black pier. */
export const brick = piers
  .map(({ x, width }) =>
    gougePath(
      Array.from({ length: 31 }, (_, index) => ({
        x: index % 2 ? x + 5 : x + width - 5,
        y: 12 + index * 20,
        dx: (index % 2 ? 1 : -1) * width * (0.45 + (index % 5) * 0.08),
        dy: 0,
        width: 5,
      })),
    ),
  )
  .join("");

const next = chance(5);
export const turf = gougePath(
  Array.from({ length: 130 }, () => ({
    x: 1088 + next() * 80,
    y: 150 + next() * 455,
    dx: (next() - 0.5) * 5,
    dy: 13 + next() * 12,
    width: 3.5,
  })),
);
