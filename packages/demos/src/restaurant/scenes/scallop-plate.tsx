import { Plate } from "./plate.tsx";

const scallops = [
  { x: 236, y: 226, turn: 0 },
  { x: 330, y: 318, turn: 50 },
  { x: 300, y: 430, turn: 110 },
] as const;
const cobnuts = [
  { x: 336, y: 214, turn: 20 },
  { x: 392, y: 260, turn: 100 },
  { x: 232, y: 342, turn: -30 },
  { x: 388, y: 402, turn: 65 },
  { x: 214, y: 414, turn: 10 },
] as const;
const leaves = [
  { x: 292, y: 150, turn: -24, size: 1.05 },
  { x: 408, y: 330, turn: 64, size: 0.9 },
  { x: 214, y: 300, turn: -100, size: 0.75 },
  { x: 352, y: 466, turn: 128, size: 0.8 },
] as const;
const butter = [
  [180, 250, 9],
  [402, 208, 12],
  [424, 236, 6],
  [180, 366, 7],
  [250, 470, 10],
  [420, 384, 8],
  [276, 296, 7],
] as const;

function Scallop({ x, y, turn }: (typeof scallops)[number]) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path
        d="M-56 4 C-58 -30 -32 -56 2 -56 C34 -56 58 -30 57 2 C56 36 30 58 -2 57 C-34 56 -55 36 -56 4Z"
        fill="url(#rst-scallop)"
      />
      <path
        d="M-45 2 C-46 -26 -26 -46 1 -46 C28 -46 47 -26 46 2 C45 28 26 46 0 46 C-28 46 -44 28 -45 2Z"
        fill="url(#rst-sear)"
      />
      <g fill="none" stroke="#6e3413" strokeLinecap="round" opacity="0.5">
        <path d="M-30 -18 C-10 -32 16 -32 32 -16" strokeWidth="5" />
        <path d="M-36 4 C-12 -8 14 -10 38 4" strokeWidth="6" />
        <path d="M-30 24 C-10 14 14 14 30 24" strokeWidth="4" />
      </g>
      <path
        d="M-34 -22 C-24 -38 -6 -42 10 -41"
        fill="none"
        stroke="#fff0c8"
        strokeWidth="5"
        strokeLinecap="round"
        opacity="0.75"
        transform={`rotate(${-turn})`}
      />
    </g>
  );
}

function Cobnut({ x, y, turn }: (typeof cobnuts)[number]) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path
        d="M-17 0 C-17 -14 -6 -18 2 -17 C14 -15 19 -6 18 2 C16 13 6 17 -3 15 C-13 13 -17 9 -17 0Z"
        fill="#8a4f22"
      />
      <ellipse cx="1" cy="0" rx="12" ry="11" fill="#f4dba4" />
      <path d="M-7 0 C-2 -3 6 -3 10 1" fill="none" stroke="#b98a4e" strokeWidth="2.5" strokeLinecap="round" />
    </g>
  );
}

export function ScallopPlate({ label, className }: { label: string; className: string | undefined }) {
  return (
    <Plate id="rst-p1" label={label} glaze={["#5d7464", "#22352d", "#0b1512"]} className={className}>
      <defs>
        <radialGradient id="rst-scallop" cx="0.36" cy="0.3" r="0.8">
          <stop offset="0" stopColor="#fff3d3" />
          <stop offset="1" stopColor="#c99f68" />
        </radialGradient>
        <radialGradient id="rst-sear" cx="0.5" cy="0.52" r="0.6">
          <stop offset="0" stopColor="#a3561d" />
          <stop offset="0.62" stopColor="#cf8a3a" />
          <stop offset="1" stopColor="#efcb86" />
        </radialGradient>
        <linearGradient id="rst-cream" x1="0" x2="1" y1="0" y2="1">
          <stop offset="0" stopColor="#fff2d0" />
          <stop offset="1" stopColor="#c9a873" />
        </linearGradient>
      </defs>
      <path
        d="M166 196 C176 150 236 132 262 168 C300 222 384 226 402 300 C420 380 372 452 316 484 C286 500 262 488 268 470 C276 446 330 420 334 358 C338 290 262 292 214 262 C184 244 160 224 166 196Z"
        fill="url(#rst-cream)"
      />
      <path
        d="M184 196 C196 168 234 162 250 190 C284 246 366 246 382 308"
        fill="none"
        stroke="#fffaea"
        strokeWidth="6"
        strokeLinecap="round"
        opacity="0.7"
      />
      {butter.map(([x, y, r]) => (
        <g key={y}>
          <circle cx={x} cy={y} r={r} fill="#c27a24" />
          <circle cx={x - r * 0.3} cy={y - r * 0.35} r={r * 0.3} fill="#ffe7ad" />
        </g>
      ))}
      {scallops.map((scallop) => (
        <Scallop key={scallop.x} {...scallop} />
      ))}
      {cobnuts.map((nut) => (
        <Cobnut key={nut.x} {...nut} />
      ))}
      {leaves.map(({ x, y, turn, size }) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
          <path
            d="M0 34 C-30 30 -34 -2 -20 -26 C-12 -38 -4 -42 0 -46 C4 -42 12 -38 20 -26 C34 -2 30 30 0 34Z"
            fill="#7f9a3c"
          />
          <path d="M0 34 C-30 30 -34 -2 -20 -26 C-12 -38 -4 -42 0 -46Z" fill="#a9c05a" />
          <path
            d="M0 46 V-34 M0 10 L-15 -4 M0 10 L15 -4 M0 -8 L-11 -20 M0 -8 L11 -20"
            fill="none"
            stroke="#8b2b35"
            strokeWidth="2.6"
            strokeLinecap="round"
          />
        </g>
      ))}
    </Plate>
  );
}
