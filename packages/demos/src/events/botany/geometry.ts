export type Place = { x: number; y: number; angle: number };

/** A cubic Bézier: start, two control points, end. */
export type Curve = readonly [
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  x3: number,
  y3: number,
];

/** How a path is drawn: outline only, fine hatching, or filled with an outline. */
export type Kind = "stem" | "fine" | "leaf" | "leafDeep" | "petal" | "petalShade" | "heart" | "dot";
export type Mark = { kind: Kind; d: string };

const round = (value: number) => Math.round(value * 10) / 10;

/** Returns the point at `t` (0 to 1) and the heading there in radians. */
export function along(curve: Curve, t: number): Place {
  const [x0, y0, x1, y1, x2, y2, x3, y3] = curve;
  const u = 1 - t;
  const at = (a: number, b: number, c: number, d: number) =>
    u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
  const slope = (a: number, b: number, c: number, d: number) =>
    3 * u * u * (b - a) + 6 * u * t * (c - b) + 3 * t * t * (d - c);
  return {
    x: at(x0, x1, x2, x3),
    y: at(y0, y1, y2, y3),
    angle: Math.atan2(slope(y0, y1, y2, y3), slope(x0, x1, x2, x3)),
  };
}

export function curvePath([x0, y0, x1, y1, x2, y2, x3, y3]: Curve): string {
  return `M${x0} ${y0}C${x1} ${y1} ${x2} ${y2} ${x3} ${y3}`;
}

/** Returns a pen that converts local coordinates (u ahead, v sideways) to page coordinates. */
export function pen({ x, y, angle }: Place) {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return (u: number, v: number) => `${round(x + u * cos - v * sin)} ${round(y + u * sin + v * cos)}`;
}

export function circle(x: number, y: number, r: number): string {
  return `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0Z`;
}

/** Deterministic pseudo-random number between 0 and 1. */
export function chance(seed: number): number {
  const value = Math.sin(seed * 127.1 + 11.7) * 43758.5453;
  return value - Math.floor(value);
}

/** Moves forward by `length` after turning by `turn` radians. */
export function step(from: Place, turn: number, length: number): Place {
  const angle = from.angle + turn;
  return { x: from.x + length * Math.cos(angle), y: from.y + length * Math.sin(angle), angle };
}
