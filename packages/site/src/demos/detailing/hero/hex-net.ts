import { shoulder, top } from "./curves.ts";

type Place = (u: number, v: number) => readonly [x: number, y: number] | null;

/** A net of hexagons over a field of columns and rows, each side laid down by `place`: one path. */
export function hexNet(columns: number, rows: number, place: Place, splits = 4): string {
  const sides: string[] = [];
  const lay = (au: number, av: number, bu: number, bv: number) => {
    const points: string[] = [];
    for (let index = 0; index <= splits; index++) {
      const t = index / splits;
      const placed = place(au + (bu - au) * t, av + (bv - av) * t);
      if (!placed) return;
      points.push(`${placed[0].toFixed(1)} ${placed[1].toFixed(1)}`);
    }
    sides.push(`M${points.join("L")}`);
  };
  const half = Math.sqrt(3) / 2;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const u = (column + (row % 2) * 0.5) * half * 2;
      const v = row * 1.5;
      lay(u, v - 1, u + half, v - 0.5);
      lay(u, v - 1, u - half, v - 0.5);
      lay(u - half, v - 0.5, u - half, v + 0.5);
    }
  }
  return sides.join("");
}

/** The ceiling's lights as they lie, bent, in the paint between the top edge and the shoulder. */
function inPaint(from: number, to: number, cell: number, rows: number): string {
  const columns = Math.ceil((to - from) / (cell * 1.73)) + 2;
  return hexNet(columns, rows + 2, (u, v) => {
    const x = from + u * cell - v * cell * 0.3;
    if (x < from || x > to) return null;
    const share = v / (rows * 1.5);
    if (share < 0.03 || share > 0.97) return null;
    const bent = share ** 1.35;
    return [x, top(x) + (shoulder(x) - top(x)) * bent];
  });
}

export const bonnetNet = inPaint(118, 735, 46, 3);
export const tailNet = inPaint(1585, 1932, 34, 3);
