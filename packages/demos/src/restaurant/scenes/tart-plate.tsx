import { Plate } from "./plate.tsx";

const flutes = 30;
const crust = `${Array.from({ length: flutes * 2 + 1 }, (_, n) => {
  const turn = (n / (flutes * 2)) * Math.PI * 2;
  const out = n % 2 === 0 ? 138 : 128;
  return `${n === 0 ? "M" : "Q"}${n === 0 ? "" : `${(Math.cos(turn - Math.PI / flutes / 2) * (out === 138 ? 137 : 139)).toFixed(1)} ${(Math.sin(turn - Math.PI / flutes / 2) * (out === 138 ? 137 : 139)).toFixed(1)} `}${(Math.cos(turn) * out).toFixed(1)} ${(Math.sin(turn) * out).toFixed(1)}`;
}).join(" ")}Z`;

const nutmeg = Array.from({ length: 46 }, (_, n) => {
  const turn = n * 2.39996;
  const out = Math.sqrt(n / 46) * 92;
  return { x: Math.cos(turn) * out, y: Math.sin(turn) * out, r: 1 + ((n * 7) % 5) / 3 };
});

const comb = [
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 0],
  [0, 1],
  [1, 1],
  [2, 1],
  [0, 2],
  [1, 2],
  [2, 2],
  [1, 3],
] as const;
const cell = (size: number) =>
  Array.from({ length: 6 }, (_, n) => {
    const turn = (Math.PI / 3) * n + Math.PI / 6;
    return `${(Math.cos(turn) * size).toFixed(1)},${(Math.sin(turn) * size).toFixed(1)}`;
  }).join(" ");
const quinces = [-44, -12, 20, 52] as const;

function Honeycomb({ place }: { place: string }) {
  return (
    <g transform={place}>
      {comb.map(([column, row]) => (
        <g key={`${column} ${row}`} transform={`translate(${column * 41.6 + (row % 2) * 20.8} ${row * 36})`}>
          <polygon points={cell(25)} fill="#e8b04a" />
          <polygon points={cell(18.5)} fill="url(#rst-honey)" />
          <path
            d="M-9 -6 A11 11 0 0 1 1 -11"
            fill="none"
            stroke="#fff4cf"
            strokeWidth="3"
            strokeLinecap="round"
          />
        </g>
      ))}
    </g>
  );
}

export function TartPlate({ label, className }: { label: string; className: string | undefined }) {
  return (
    <Plate id="rst-p3" label={label} glaze={["#9a6382", "#4b2342", "#1d0b1a"]} className={className}>
      <defs>
        <linearGradient id="rst-crust" x1="0.1" y1="0.1" x2="0.9" y2="0.9">
          <stop offset="0" stopColor="#f3c77e" />
          <stop offset="0.5" stopColor="#c27f38" />
          <stop offset="1" stopColor="#7a4118" />
        </linearGradient>
        <radialGradient id="rst-custard" cx="0.36" cy="0.32" r="0.78">
          <stop offset="0" stopColor="#ffedb0" />
          <stop offset="0.55" stopColor="#f6c655" />
          <stop offset="1" stopColor="#c9822b" />
        </radialGradient>
        <linearGradient id="rst-honey" x1="0" x2="1" y1="0" y2="1">
          <stop offset="0" stopColor="#ffc94d" />
          <stop offset="1" stopColor="#a4570f" />
        </linearGradient>
        <linearGradient id="rst-quince" x1="0" x2="1" y1="0" y2="0.4">
          <stop offset="0" stopColor="#f9a869" />
          <stop offset="1" stopColor="#b7432c" />
        </linearGradient>
      </defs>
      <g transform="translate(262 270)">
        <path d={crust} fill="url(#rst-crust)" />
        <circle r="116" fill="#8d4d1d" />
        <circle r="113" fill="url(#rst-custard)" />
        <path
          d="M-20 90 C20 60 60 70 84 34 C96 60 70 100 20 104 C4 104 -14 98 -20 90Z"
          fill="#b56a1f"
          opacity="0.55"
        />
        <path d="M30 -88 C60 -80 88 -50 94 -16 C70 -30 40 -56 30 -88Z" fill="#b56a1f" opacity="0.4" />
        <g fill="#7a4416" opacity="0.8">
          {nutmeg.map(({ x, y, r }) => (
            <circle key={`${x}`} cx={x} cy={y} r={r} />
          ))}
        </g>
        <path
          d="M-88 -34 A94 94 0 0 1 -34 -88"
          fill="none"
          stroke="#fffbe6"
          strokeWidth="9"
          strokeLinecap="round"
          opacity="0.85"
        />
        <path
          d="M-98 4 A98 98 0 0 1 -95 -14"
          fill="none"
          stroke="#fffbe6"
          strokeWidth="7"
          strokeLinecap="round"
          opacity="0.7"
        />
      </g>
      {quinces.map((turn) => (
        <g
          key={turn}
          transform={`translate(344 486) rotate(${turn}) translate(0 -92) rotate(90) scale(0.82)`}
        >
          <path
            d="M-66 26 C-50 -22 -20 -40 6 -40 C34 -40 60 -20 70 26 C44 2 24 -4 2 -4 C-22 -4 -44 4 -66 26Z"
            fill="url(#rst-quince)"
          />
          <path
            d="M-58 16 C-42 -18 -18 -32 6 -32"
            fill="none"
            stroke="#ffe0b0"
            strokeWidth="4"
            strokeLinecap="round"
            opacity="0.85"
          />
        </g>
      ))}
      <Honeycomb place="translate(376 188) rotate(14) scale(0.74)" />
      {[
        [196, 446, 12],
        [228, 462, 7],
        [438, 330, 8],
        [250, 438, 5],
      ].map(([x = 0, y = 0, r = 0]) => (
        <g key={x}>
          <circle cx={x} cy={y} r={r} fill="#d98b1f" />
          <circle cx={x - r * 0.3} cy={y - r * 0.3} r={r * 0.32} fill="#fff1c4" />
        </g>
      ))}
    </Plate>
  );
}
