import { Plate } from "./plate.tsx";

const slices = [
  { x: 196, y: 302, turn: -38 },
  { x: 232, y: 258, turn: -24 },
  { x: 282, y: 228, turn: -8 },
  { x: 338, y: 216, turn: 8 },
] as const;
const berries = [
  { x: 402, y: 292, size: 1 },
  { x: 446, y: 326, size: 0.82 },
  { x: 250, y: 418, size: 0.9 },
] as const;
const beets = [
  { x: 340, y: 372, r: 44 },
  { x: 402, y: 392, r: 34 },
  { x: 294, y: 398, r: 28 },
] as const;

const drupelets = [0, 1, 2].flatMap((ring) => {
  const count = ring === 0 ? 1 : ring * 6;
  return Array.from({ length: count }, (_, n) => {
    const turn = (n / count) * Math.PI * 2 + ring * 0.4;
    return { x: Math.cos(turn) * ring * 11, y: Math.sin(turn) * ring * 12 };
  });
});
const speckles = Array.from({ length: 90 }, (_, n) => {
  const turn = n * 2.39996;
  const out = 60 + ((n * 73) % 226);
  return { x: 300 + Math.cos(turn) * out, y: 300 + Math.sin(turn) * out, r: 0.8 + ((n * 31) % 10) / 6 };
});

const frill = Array.from({ length: 49 }, (_, n) => {
  const along = Math.PI * 2 * (n / 48);
  const ruffle = 1 + 0.16 * Math.sin(n * 2.1) + 0.05 * Math.sin(n * 5.3);
  return `${(Math.sin(along) * 44 * ruffle).toFixed(1)} ${(-Math.cos(along) * 86 * ruffle).toFixed(1)}`;
}).join(" L");

function Kale({ place }: { place: string }) {
  return (
    <g transform={place}>
      <path d={`M${frill}Z`} fill="url(#rst-kale)" strokeLinejoin="round" stroke="#1c2b17" strokeWidth="3" />
      <path
        d="M0 84 C4 30 -3 -20 2 -74 M0 40 L24 18 M1 10 L-24 -10 M0 -16 L22 -36 M1 -40 L-16 -54"
        fill="none"
        stroke="#c7cf94"
        strokeWidth="3.4"
        strokeLinecap="round"
        opacity="0.85"
      />
    </g>
  );
}

function Slice({ x, y, turn }: (typeof slices)[number]) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path
        d="M-46 6 C-50 -42 -28 -74 4 -74 C36 -74 52 -40 48 8 C44 52 26 74 -2 73 C-28 72 -42 48 -46 6Z"
        fill="#2b1310"
      />
      <path
        d="M-38 6 C-42 -36 -22 -66 5 -66 C31 -66 44 -34 40 8 C36 46 22 66 -1 65 C-22 64 -34 44 -38 6Z"
        fill="url(#rst-loin)"
      />
      <path
        d="M-20 -28 C-8 -44 10 -46 22 -36 M-26 4 C-8 -10 12 -10 28 2 M-18 34 C-4 24 10 24 20 32"
        fill="none"
        stroke="#f3a59a"
        strokeWidth="2.6"
        strokeLinecap="round"
        opacity="0.45"
      />
    </g>
  );
}

function Blackberry({ x, y, size }: (typeof berries)[number]) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <circle r="31" fill="#120813" />
      {drupelets.map((seed) => (
        <g key={`${seed.x} ${seed.y}`}>
          <circle cx={seed.x} cy={seed.y} r="8" fill="#3b1a40" />
          <circle cx={seed.x - 2.6} cy={seed.y - 2.8} r="2.3" fill="#e4b7cf" />
        </g>
      ))}
    </g>
  );
}

export function VenisonPlate({ label, className }: { label: string; className: string | undefined }) {
  return (
    <Plate id="rst-p2" label={label} glaze={["#f4e4c4", "#d3bd9b", "#8c7460"]} className={className}>
      <defs>
        <radialGradient id="rst-loin" cx="0.45" cy="0.42" r="0.62">
          <stop offset="0" stopColor="#dc6a68" />
          <stop offset="0.6" stopColor="#ad3a44" />
          <stop offset="1" stopColor="#6e2a26" />
        </radialGradient>
        <linearGradient id="rst-kale" x1="0" x2="1" y1="0" y2="1">
          <stop offset="0" stopColor="#6f8a45" />
          <stop offset="1" stopColor="#26391f" />
        </linearGradient>
        <radialGradient id="rst-beet" cx="0.34" cy="0.3" r="0.85">
          <stop offset="0" stopColor="#d2457a" />
          <stop offset="0.45" stopColor="#7d1244" />
          <stop offset="1" stopColor="#3a0820" />
        </radialGradient>
      </defs>
      <g fill="#6e5443" opacity="0.55">
        {speckles.map(({ x, y, r }) => (
          <circle key={`${x}`} cx={x} cy={y} r={r} />
        ))}
      </g>
      <path
        d="M168 322 C150 258 210 196 286 190 C372 184 458 222 462 300 C466 380 420 446 336 452 C262 458 236 430 222 396 C210 370 176 352 168 322Z"
        fill="#2a0c10"
      />
      <path
        d="M184 318 C176 268 226 218 292 210"
        fill="none"
        stroke="#c8705a"
        strokeWidth="5"
        strokeLinecap="round"
        opacity="0.6"
      />
      <path
        d="M452 318 C452 372 412 424 350 434"
        fill="none"
        stroke="#8a3a34"
        strokeWidth="7"
        strokeLinecap="round"
        opacity="0.7"
      />
      <Kale place="translate(410 222) rotate(46) scale(0.82)" />
      <Kale place="translate(212 388) rotate(-142) scale(0.6)" />
      {slices.map((slice) => (
        <Slice key={slice.x} {...slice} />
      ))}
      {beets.map(({ x, y, r }) => (
        <g key={x}>
          <circle cx={x} cy={y} r={r} fill="#4a0a28" />
          <circle cx={x - 2} cy={y - 3} r={r * 0.93} fill="url(#rst-beet)" />
          <g fill="none" stroke="#e882a2" strokeWidth="2.4" opacity="0.55">
            <circle cx={x - 1} cy={y - 1} r={r * 0.62} />
            <circle cx={x - 1} cy={y - 1} r={r * 0.4} />
            <circle cx={x - 1} cy={y - 1} r={r * 0.16} />
          </g>
          <path
            d={`M${x - r * 0.78} ${y - r * 0.3} A${r * 0.8} ${r * 0.8} 0 0 1 ${x - r * 0.2} ${y - r * 0.84}`}
            fill="none"
            stroke="#ffd9d2"
            strokeWidth="4"
            strokeLinecap="round"
            opacity="0.8"
          />
        </g>
      ))}
      {berries.map((berry) => (
        <Blackberry key={berry.x} {...berry} />
      ))}
    </Plate>
  );
}
