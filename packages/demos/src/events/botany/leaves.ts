import { along, chance, curvePath, pen, type Curve, type Mark, type Place } from "./geometry.ts";

type LeafShape = { length: number; width: number; curl?: number; veins?: number; deep?: boolean };

/** A leaf with outline, midrib, and hatching on the shaded half. */
export function leaf(place: Place, { length, width, curl = 0, veins = 6, deep = false }: LeafShape): Mark[] {
  const to = pen(place);
  const bend = curl * length;
  const rib = (t: number) => ({ u: t * length, v: 4 * bend * t * (1 - t) });
  const half = (t: number) => width * 0.5 * Math.sin(Math.PI * Math.pow(t, 0.78));
  const outline =
    `M${to(0, 0)}C${to(length * 0.18, bend * 0.7 - width * 0.62)} ${to(length * 0.62, bend * 0.9 - width * 0.6)} ${to(length, 0)}` +
    `C${to(length * 0.62, bend * 0.9 + width * 0.6)} ${to(length * 0.18, bend * 0.7 + width * 0.62)} ${to(0, 0)}Z`;
  const hatching = Array.from({ length: veins }, (_, i) => {
    const t = 0.12 + (0.74 * i) / Math.max(1, veins - 1);
    const start = rib(t);
    const reach = Math.min(0.97, t + 0.14);
    const end = rib(reach);
    return `M${to(start.u, start.v)}L${to(end.u, end.v + half(reach) * 0.86)}`;
  }).join("");
  return [
    { kind: deep ? "leafDeep" : "leaf", d: outline },
    {
      kind: "fine",
      d: `M${to(0, 0)}Q${to(length * 0.5, bend * 2 * 0.9)} ${to(length * 0.96, 0)}${hatching}`,
    },
  ];
}

type BranchShape = LeafShape & {
  pairs: number;
  /** Angle between stem and leaf, in radians. */
  spread: number;
  from?: number;
  alternate?: boolean;
  tip?: boolean;
  seed?: number;
};

/** A stem with leaves on both sides, largest below the middle. */
export function branch(curve: Curve, shape: BranchShape): Mark[] {
  const { pairs, spread, from = 0.12, alternate = false, tip = true, seed = 1, length, width } = shape;
  const marks: Mark[] = [{ kind: "stem", d: curvePath(curve) }];
  for (let i = 0; i < pairs; i += 1) {
    const share = i / Math.max(1, pairs - 1);
    const size = 0.62 + 0.46 * Math.sin(Math.PI * (0.18 + 0.72 * share));
    for (const side of [-1, 1] as const) {
      const shift = alternate && side === 1 ? 0.5 / pairs : 0;
      const place = along(curve, Math.min(0.97, from + (0.95 - from) * share + shift * (0.95 - from)));
      const wobble = (chance(seed * 31 + i * 7 + side) - 0.5) * 0.36;
      marks.push(
        ...leaf(
          { ...place, angle: place.angle + side * (spread - share * 0.22) + wobble },
          {
            ...shape,
            length: length * size,
            width: width * size,
            curl: -side * (shape.curl ?? 0.1),
            deep: side === 1 && i % 2 === 0,
          },
        ),
      );
    }
  }
  if (tip)
    marks.push(...leaf(along(curve, 1), { ...shape, length: length * 0.8, width: width * 0.7, curl: 0.02 }));
  return marks;
}

/** A fern frond: narrow leaflets, longest a third of the way up. */
export function fern(curve: Curve, pairs: number, length: number): Mark[] {
  const marks: Mark[] = [{ kind: "stem", d: curvePath(curve) }];
  for (let i = pairs - 1; i >= 0; i -= 1) {
    const t = 0.1 + (0.88 * i) / pairs;
    const size = Math.pow(Math.sin(Math.PI * Math.pow(t, 0.56)), 0.85);
    const place = along(curve, t);
    for (const side of [-1, 1] as const) {
      marks.push(
        ...leaf(
          { ...place, angle: place.angle + side * (1.22 - t * 0.45) },
          {
            length: Math.max(9, length * size),
            width: Math.max(4, length * size * 0.2),
            curl: -side * 0.08,
            veins: 0,
            deep: side === 1,
          },
        ),
      );
    }
  }
  marks.push(...leaf(along(curve, 0.97), { length: 14, width: 5, veins: 0 }));
  return marks;
}
