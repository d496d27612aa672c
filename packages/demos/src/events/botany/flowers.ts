import { chance, circle, pen, step, type Mark, type Place } from "./geometry.ts";

const full = 2 * Math.PI;

type PetalShape = { length: number; width: number; notch?: number; folds?: number; shaded?: boolean };

function petal(place: Place, { length, width, notch = 0.1, folds = 3, shaded = false }: PetalShape): Mark[] {
  const to = pen(place);
  const half = width / 2;
  const outline =
    `M${to(0, 0)}C${to(length * 0.18, -half * 0.7)} ${to(length * 0.55, -half * 1.25)} ${to(length * 0.9, -half * 0.72)}` +
    `C${to(length * 1.06, -half * 0.46)} ${to(length * 1.03, -half * 0.1)} ${to(length * (1 - notch), 0)}` +
    `C${to(length * 1.05, half * 0.12)} ${to(length * 1.06, half * 0.5)} ${to(length * 0.9, half * 0.74)}` +
    `C${to(length * 0.55, half * 1.25)} ${to(length * 0.18, half * 0.7)} ${to(0, 0)}Z`;
  const lines = Array.from({ length: folds }, (_, i) => {
    const v = (i - (folds - 1) / 2) / Math.max(1, folds);
    const reach = 0.8 - Math.abs(v) * 0.35;
    return `M${to(length * 0.3, v * width * 0.42)}Q${to(length * 0.55, v * width * 0.85)} ${to(length * reach, v * width * 0.92)}`;
  }).join("");
  return [
    { kind: shaded ? "petalShade" : "petal", d: outline },
    { kind: "fine", d: lines },
  ];
}

function stamens({ x, y, angle }: Place, radius: number, count: number): Mark[] {
  let threads = "";
  let dots = "";
  for (let i = 0; i < count; i += 1) {
    const turn = angle + (i / count) * full + (chance(i + x) - 0.5) * 0.2;
    const reach = radius * (0.72 + 0.42 * chance(i * 3 + y));
    const end = { x: x + reach * Math.cos(turn), y: y + reach * Math.sin(turn) };
    threads += `M${x.toFixed(1)} ${y.toFixed(1)}L${end.x.toFixed(1)} ${end.y.toFixed(1)}`;
    dots += circle(end.x, end.y, radius * 0.085);
  }
  return [
    { kind: "fine", d: threads },
    { kind: "heart", d: circle(x, y, radius * 0.3) },
    { kind: "dot", d: dots },
  ];
}

export function dogRose(place: Place, radius: number): Mark[] {
  const petals = Array.from({ length: 5 }, (_, i) =>
    petal(
      { ...place, angle: place.angle + (i / 5) * full },
      { length: radius, width: radius * 1.16, notch: 0.13, folds: 4, shaded: i === 2 },
    ),
  );
  return [...petals.flat(), ...stamens(place, radius * 0.36, 22)];
}

export function anemone(place: Place, radius: number): Mark[] {
  const round = (count: number, length: number, turn: number) =>
    Array.from({ length: count }, (_, i) =>
      petal(
        { ...place, angle: place.angle + turn + (i / count) * full },
        { length, width: length * 0.86, notch: 0.03, folds: 3, shaded: (i + count) % 3 === 0 },
      ),
    ).flat();
  return [...round(6, radius, 0), ...round(5, radius * 0.8, 0.4), ...stamens(place, radius * 0.3, 26)];
}

/** A full garden rose or ranunculus: each petal is smaller than the last and turned by the golden angle. */
export function gardenRose(place: Place, radius: number): Mark[] {
  const count = 24;
  const marks: Mark[] = [];
  for (let i = 0; i < count; i += 1) {
    const size = Math.pow(1 - i / count, 0.85);
    const angle = place.angle + i * 2.39996;
    const seat = step({ ...place, angle }, 0, -radius * 0.14 * size);
    marks.push(
      ...petal(
        { ...seat, angle },
        {
          length: radius * (0.2 + 0.92 * size),
          width: radius * (0.3 + 1.02 * size),
          notch: 0.02,
          folds: size > 0.45 ? 3 : 0,
          shaded: i % 4 === 1,
        },
      ),
    );
  }
  return marks;
}

export function bud(place: Place, size: number): Mark[] {
  const to = pen(place);
  return [
    {
      kind: "petal",
      d: `M${to(0, 0)}C${to(size * 0.3, -size * 0.6)} ${to(size * 0.9, -size * 0.5)} ${to(size * 1.15, 0)}C${to(size * 0.9, size * 0.5)} ${to(size * 0.3, size * 0.6)} ${to(0, 0)}Z`,
    },
    {
      kind: "fine",
      d: `M${to(size * 0.2, 0)}Q${to(size * 0.7, -size * 0.2)} ${to(size * 1.1, 0)}M${to(size * 0.3, size * 0.1)}Q${to(size * 0.7, size * 0.2)} ${to(size * 1.02, size * 0.1)}`,
    },
    {
      kind: "leaf",
      d: `M${to(-size * 0.1, 0)}C${to(size * 0.05, -size * 0.55)} ${to(size * 0.4, -size * 0.5)} ${to(size * 0.66, -size * 0.36)}C${to(size * 0.4, -size * 0.24)} ${to(size * 0.3, -size * 0.06)} ${to(size * 0.5, 0)}C${to(size * 0.3, size * 0.06)} ${to(size * 0.4, size * 0.24)} ${to(size * 0.66, size * 0.36)}C${to(size * 0.4, size * 0.5)} ${to(size * 0.05, size * 0.55)} ${to(-size * 0.1, 0)}Z`,
    },
  ];
}

/** Cow parsley: rays from one node, each ending in a small umbel. */
export function umbel(place: Place, size: number, rays = 11): Mark[] {
  let stems = "";
  let flowers = "";
  for (let i = 0; i < rays; i += 1) {
    const turn = ((i / (rays - 1)) * 2 - 1) * 1.15;
    const head = step(place, turn, size * (0.92 + 0.12 * Math.cos(turn * 2)));
    const from = pen(place);
    const ahead = pen(head);
    stems += `M${from(0, 0)}Q${ahead(-size * 0.42, turn * size * 0.06)} ${ahead(0, 0)}`;
    for (let k = 0; k < 9; k += 1) {
      const tip = step(head, ((k / 8) * 2 - 1) * 1.25, size * (0.2 + 0.05 * chance(i * 9 + k)));
      const mid = pen(head);
      stems += `M${mid(0, 0)}L${tip.x.toFixed(1)} ${tip.y.toFixed(1)}`;
      flowers += circle(tip.x, tip.y, size * 0.034);
    }
  }
  return [
    { kind: "fine", d: stems },
    { kind: "dot", d: flowers },
  ];
}
