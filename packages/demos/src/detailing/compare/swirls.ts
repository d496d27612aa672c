/** Wash marks under a lamp: short scratches at all angles. Only the scratches around the reflection shine. */

function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

type Lamp = { x: number; y: number; reach: number; count: number };

/** Arcs around a lamp's reflection, flattened by perspective, as one path. */
export function swirls({ x, y, reach, count }: Lamp, seed: number): string {
  const next = chance(seed);
  return Array.from({ length: count }, () => {
    const radius = reach * (0.06 + 0.94 * next() ** 0.8);
    const from = next() * Math.PI * 2;
    const sweep = (14 + next() * 60) / (radius + 30);
    const flat = 0.46;
    const wobble = 1 + (next() - 0.5) * 0.16;
    const at = (angle: number) =>
      `${Math.round(x + Math.cos(angle) * radius)} ${Math.round(y + Math.sin(angle) * radius * flat * wobble)}`;
    const middle = from + sweep / 2;
    const bulge = radius / Math.cos(sweep / 2);
    const control = `${Math.round(x + Math.cos(middle) * bulge)} ${Math.round(y + Math.sin(middle) * bulge * flat * wobble)}`;
    return `M${at(from)}Q${control} ${at(from + sweep)}`;
  }).join("");
}
