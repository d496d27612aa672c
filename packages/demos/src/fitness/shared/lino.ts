/** Linocut marks: tapering gouges and specks, identical on every render. */

type Gouge = { x: number; y: number; dx: number; dy: number; width: number };

const round = (value: number) => Math.round(value * 10) / 10;

/** Seeded pseudo-random number generator, from 0 to 1. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

/** One path of tapering cuts: blunt at the start, pointed at the end. */
export function gougePath(gouges: readonly Gouge[]): string {
  return gouges
    .map(({ x, y, dx, dy, width }) => {
      const length = Math.hypot(dx, dy);
      const nx = (-dy / length) * (width / 2);
      const ny = (dx / length) * (width / 2);
      return `M${round(x + nx)} ${round(y + ny)}L${round(x + dx)} ${round(y + dy)}L${round(x - nx)} ${round(y - ny)}Z`;
    })
    .join("");
}

/** Uneven rays between two radii, with gaps at the top and bottom for lettering. */
export function sunburst(count: number, inner: number, outer: number, width: number, room: number): string {
  const next = chance(7);
  return gougePath(
    Array.from({ length: count }, (_, index) => {
      const half = index < count / 2 ? 0 : Math.PI;
      const angle =
        half - Math.PI / 2 + room + ((index % (count / 2)) / (count / 2 - 1)) * (Math.PI - room * 2);
      const from = inner + next() * (outer - inner) * 0.15;
      const to = inner + (outer - inner) * (0.55 + next() * 0.45);
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      return {
        x: from * c,
        y: from * s,
        dx: (to - from) * c,
        dy: (to - from) * s,
        width: width * (0.7 + next() * 0.6),
      };
    }),
  );
}

/** Specks around a point, sparser with distance: one path of small lozenges. */
export function specks(count: number, reach: { x: number; y: number }, size: number, seed: number): string {
  const next = chance(seed);
  return Array.from({ length: count }, () => {
    const angle = next() * Math.PI * 2;
    const distance = next() ** 1.7;
    const x = Math.cos(angle) * distance * reach.x;
    const y = Math.sin(angle) * distance * reach.y;
    const r = size * (0.25 + next() ** 3) * (1.15 - distance * 0.7);
    const tilt = r * (0.4 + next() * 0.6);
    return `M${round(x - r)} ${round(y)}l${round(r)} ${round(-tilt)}l${round(r)} ${round(tilt * 0.8)}l${round(-r)} ${round(tilt)}Z`;
  }).join("");
}

/** Irregular flecks spread evenly over a square tile. */
export function flecks(count: number, tile: number, size: number, seed: number): string {
  const next = chance(seed);
  return Array.from({ length: count }, () => {
    const [x, y] = [next() * tile, next() * tile];
    const r = size * (0.4 + next());
    const corner = (angle: number) =>
      `${round(x + Math.cos(angle) * r * (0.5 + next()))} ${round(y + Math.sin(angle) * r * (0.5 + next()))}`;
    const turn = next() * 6;
    return `M${corner(turn)}L${corner(turn + 1.5)}L${corner(turn + 3)}L${corner(turn + 4.6)}Z`;
  }).join("");
}
