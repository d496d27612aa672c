/** The lines of the car, nose to the left, one unit about 2.4 millimetres; the ground is at 700. */

export type Knot = readonly [x: number, y: number];
export type Curve = (x: number) => number;

/** A smooth line through knots that go from left to right. */
export function through(knots: readonly Knot[]): Curve {
  const knot = (index: number): Knot => knots[Math.min(knots.length - 1, Math.max(0, index))] ?? [0, 0];
  const slope = (index: number) => {
    const [[ax, ay], [bx, by]] = [knot(index - 1), knot(index + 1)];
    return bx === ax ? 0 : (by - ay) / (bx - ax);
  };
  return (x) => {
    const found = knots.findIndex(([knotX]) => knotX > x);
    const index = found === -1 ? knots.length - 2 : Math.max(0, found - 1);
    const [[ax, ay], [bx, by]] = [knot(index), knot(index + 1)];
    const width = bx - ax;
    const t = Math.min(1, Math.max(0, (x - ax) / width));
    const [t2, t3] = [t * t, t * t * t];
    return (
      (2 * t3 - 3 * t2 + 1) * ay +
      (t3 - 2 * t2 + t) * width * slope(index) +
      (3 * t2 - 2 * t3) * by +
      (t3 - t2) * width * slope(index + 1)
    );
  };
}

const point = (x: number, y: number) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** A curve as path points from one x to another, either way round. */
export function trace(curve: Curve, from: number, to: number, step = 14): string {
  const count = Math.max(1, Math.round(Math.abs(to - from) / step));
  return Array.from({ length: count + 1 }, (_, index) => {
    const x = from + ((to - from) * index) / count;
    return point(x, curve(x));
  }).join("L");
}

/** The area between two curves. */
export function band(upper: Curve, lower: Curve, from: number, to: number): string {
  return `M${trace(upper, from, to)}L${trace(lower, to, from)}Z`;
}

export const top = through([
  [110, 420], [200, 396], [350, 367], [500, 345], [640, 329], [712, 320], [760, 301], [840, 256], [940, 206],
  [1040, 173], [1140, 158], [1240, 157], [1360, 172], [1500, 210], [1640, 260], [1760, 304], [1840, 326], [1900, 333],
  [1936, 332],
]);

export const shoulder = through([
  [70, 474], [150, 446], [300, 414], [430, 399], [600, 397], [900, 402], [1200, 399], [1400, 387], [1530, 376],
  [1700, 378], [1850, 390], [1950, 404],
]);

export const belt = through([[735, 344], [900, 350], [1100, 351], [1300, 345], [1440, 330], [1580, 296]]);

/** Where the dark wall ends and the lit floor begins, as the doors and wings mirror it. */
export const horizon = through([
  [50, 560], [160, 520], [262, 460], [430, 436], [598, 470], [700, 508], [900, 520], [1150, 512], [1320, 480],
  [1400, 440], [1530, 418], [1690, 450], [1800, 500], [1960, 530],
]);

export const wheels = [430, 1530] as const;
export const wheelY = 553;
export const wheelRadius = 147;

const arch = 168;
export const outline =
  `M110 420L${trace(top, 110, 1936)}Q1956 338 1950 366Q1940 420 1956 486Q1962 560 1930 600Q1912 626 1880 630` +
  `L${wheels[1] + 150} 628A${arch} ${arch} 0 1 0 ${wheels[1] - 150} 628L${wheels[0] + 150} 632` +
  `A${arch} ${arch} 0 1 0 ${wheels[0] - 150} 628L130 632Q74 626 60 592Q40 540 52 494Q64 446 110 420Z`;

const glassTop: Curve = (x) => top(x) + 24 + Math.max(0, (x - 1350) / 9);
export const glass = `M${trace(glassTop, 800, 1560)}L1590 296L${trace(belt, 1580, 748)}Q740 338 760 322Z`;
