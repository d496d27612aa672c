/** A point in the drawing's space: x to the lower right, y to the lower left, z up. */
export type Point = readonly [x: number, y: number, z: number];

/** SVG user units per unit of space. */
export const unit = 52;
const across = Math.cos(Math.PI / 6);

const round = (value: number) => Math.round(value * 10) / 10;

/** Projects a point isometrically to SVG coordinates. */
export function project([x, y, z]: Point): [number, number] {
  return [round((x - y) * across * unit), round(((x + y) / 2 - z) * unit)];
}

/** The `points` attribute of a polygon through points in space. */
export function polygon(points: readonly Point[]): string {
  return points.map((point) => project(point).join(",")).join(" ");
}

/** The path of a pipe; `bend` is the corner radius in SVG units. */
export function pipePath(points: readonly Point[], bend = 12): string {
  const flat = points.map(project);
  return flat
    .map((here, index) => {
      const before = flat[index - 1];
      const after = flat[index + 1];
      if (!before) return `M${here.join(" ")}`;
      if (!after) return `L${here.join(" ")}`;
      const into = towards(here, before, bend);
      const out = towards(here, after, bend);
      return `L${into.join(" ")}Q${here.join(" ")} ${out.join(" ")}`;
    })
    .join("");
}

function towards(from: [number, number], to: [number, number], length: number): [number, number] {
  const gone = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const part = Math.min(length / gone, 0.5);
  return [round(from[0] + (to[0] - from[0]) * part), round(from[1] + (to[1] - from[1]) * part)];
}

/** The transform that places a flat drawing on a plane, in units of space. The second axis runs up or towards y. */
export function planeTransform(plane: "floor" | "wall-x" | "wall-y", at: Point): string {
  const [left, top] = project(at);
  const a = across * unit;
  const b = unit / 2;
  const axes = {
    floor: `${a} ${b} ${-a} ${b}`,
    "wall-x": `${-a} ${b} 0 ${-unit}`,
    "wall-y": `${a} ${b} 0 ${-unit}`,
  }[plane];
  return `matrix(${axes} ${left} ${top})`;
}
