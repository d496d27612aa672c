type Branch = { d: string; width: number };

/** The course of the creek, from the near bank into the distance. */
const course = (at: number) => ({
  x: -80 + at * 1330 + Math.sin(at * 12.4 + 0.6) * 150 * (1 - at * 0.55),
  y: 800 - at * 830 + Math.sin(at * 12.4 + 0.6) * 130 * (1 - at * 0.55),
  width: 104 * (1 - at) ** 1.25 + 7,
});

const round = (value: number) => Math.round(value * 10) / 10;

const isInView = (x: number, y: number, reach: number) =>
  x > -reach && x < 1200 + reach && y > -reach && y < 800 + reach;

/** Seeded, so that the creek is identical on every render. */
function grow(): Branch[] {
  let seed = 20;
  const next = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  const branches: Branch[] = [];
  const run = (x: number, y: number, heading: number, width: number, length: number) => {
    let [atX, atY, turn] = [x, y, heading];
    const sway = next() * 6;
    for (let part = 0; part < 7; part += 1) {
      const thin = width * (1 - part / 8);
      const bend = turn + Math.sin(part * 1.5 + sway) * 0.75;
      const step = length / 7;
      const bow = `${round((Math.cos(bend - 0.25) * step) / 2)} ${round((Math.sin(bend - 0.25) * step) / 2)}`;
      const end = `${round(Math.cos(bend) * step)} ${round(Math.sin(bend) * step)}`;
      const d = `M${round(atX)} ${round(atY)}q${bow} ${end}`;
      if (isInView(atX, atY, step + width)) branches.push({ d, width: thin });
      atX += Math.cos(bend) * step;
      atY += Math.sin(bend) * step;
      if (length > 42 && next() > 0.22) {
        run(
          atX,
          atY,
          bend + (part % 2 ? 1 : -1) * (0.6 + next() * 0.5),
          thin * 0.6,
          length * (0.3 + next() * 0.22),
        );
      }
    }
  };
  for (let n = 1; n < 15; n += 1) {
    const { x, y, width } = course(n / 15.5);
    const side = n % 2 ? 1 : -1;
    run(x, y, -0.62 + side * (0.75 + next() * 0.6), width * 0.34 + 2, 210 + width * 3.4 * next());
  }
  return branches;
}

/** Merges branches into one path per width: a few elements instead of hundreds. */
function byWidth(parts: readonly Branch[]): Branch[] {
  const paths = new Map<number, string>();
  for (const part of parts) {
    const width = Math.max(1.2, Math.round(part.width * 0.8) / 0.8);
    paths.set(width, (paths.get(width) ?? "") + part.d);
  }
  return Array.from(paths, ([width, d]) => ({ width, d }));
}

const branches = byWidth(grow());
const bank = (side: 1 | -1) =>
  Array.from({ length: 61 }, (_, n) => {
    const here = course(n / 60);
    const ahead = course(n / 60 + 0.01);
    const along = Math.atan2(ahead.y - here.y, ahead.x - here.x);
    const out = (here.width / 2) * side;
    return `${(here.x - Math.sin(along) * out).toFixed(1)} ${(here.y + Math.cos(along) * out).toFixed(1)}`;
  });
const channel = `M${bank(1).join(" L")} L${bank(-1).reverse().join(" L")}Z`;

export default function Creek() {
  return (
    <svg viewBox="0 0 1200 800" preserveAspectRatio="xMidYMid slice">
      <defs>
        <linearGradient id="pho-mud" x1="0" y1="1" x2="1" y2="0">
          <stop offset="0" stopColor="#1d1d1d" />
          <stop offset="0.5" stopColor="#3a3a3a" />
          <stop offset="1" stopColor="#777" />
        </linearGradient>
        <linearGradient id="pho-tide" gradientUnits="userSpaceOnUse" x1="200" y1="800" x2="1000" y2="60">
          <stop offset="0" stopColor="#fff" />
          <stop offset="0.55" stopColor="#ececec" />
          <stop offset="1" stopColor="#bdbdbd" />
        </linearGradient>
        {branches.map(({ d, width }) => (
          <path key={width} id={`pho-${width}`} d={d} />
        ))}
        <filter id="pho-silt" x="0" y="0" width="1" height="1">
          <feTurbulence type="fractalNoise" baseFrequency="0.008 0.012" numOctaves="4" seed="8" />
          <feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  3 0 0 0 -1.5" />
        </filter>
      </defs>
      <path d="M0 0H1200V800H0Z" fill="url(#pho-mud)" />
      <path d="M0 0H1200V800H0Z" filter="url(#pho-silt)" opacity="0.4" />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <g stroke="#080808" opacity="0.55" transform="translate(-4 -5)">
          {branches.map(({ width }) => (
            <use key={width} href={`#pho-${width}`} strokeWidth={width * 1.25 + 3} />
          ))}
          <path d={channel} fill="#080808" strokeWidth="16" />
        </g>
        <g stroke="url(#pho-tide)">
          {branches.map(({ width }) => (
            <use key={width} href={`#pho-${width}`} strokeWidth={width} />
          ))}
        </g>
      </g>
      <path d={channel} fill="url(#pho-tide)" />
    </svg>
  );
}
