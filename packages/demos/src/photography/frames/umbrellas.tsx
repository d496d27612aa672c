type Brolly = { x: number; y: number; r: number; turn: number; white?: boolean };
const brollies: readonly Brolly[] = [
  { x: 150, y: 150, r: 112, turn: 10 },
  { x: 560, y: 96, r: 104, turn: 30 },
  { x: 360, y: 330, r: 122, turn: 4, white: true },
  { x: 672, y: 372, r: 114, turn: 18 },
  { x: 122, y: 500, r: 116, turn: 40 },
  { x: 460, y: 640, r: 124, turn: 26 },
  { x: 744, y: 716, r: 108, turn: 8 },
];
const setts = Array.from({ length: 21 * 15 }, (_, n) => {
  const row = Math.floor(n / 15);
  return { n, x: (n % 15) * 60 - 60 + (row % 2) * 30, y: row * 42 - 20, wet: (n * 37 + row * 11) % 17 };
});
const corner = (r: number, n: number, turn: number) => {
  const at = (Math.PI / 4) * n + (turn * Math.PI) / 180;
  return [Math.cos(at) * r, Math.sin(at) * r] as const;
};

function Umbrella({ x, y, r, turn, white }: Brolly) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {Array.from({ length: 8 }, (_, n) => {
        const [ax, ay] = corner(r, n, turn);
        const [bx, by] = corner(r, n + 1, turn);
        const [mx, my] = corner(r * 0.86, n + 0.5, turn);
        const facing = Math.cos((Math.PI / 4) * (n + 0.5) + (turn * Math.PI) / 180 + 2.3);
        const tone = Math.round(white ? 196 + facing * 58 : 44 + facing * 40);
        return (
          <path
            key={`${ax}`}
            d={`M0 0 L${ax} ${ay} Q${mx} ${my} ${bx} ${by}Z`}
            fill={`rgb(${tone} ${tone} ${tone})`}
            stroke={white ? "#8d8d8d" : "#0a0a0a"}
            strokeWidth="2"
          />
        );
      })}
      <circle r="6" fill={white ? "#4a4a4a" : "#cfcfcf"} />
    </g>
  );
}

export default function Umbrellas() {
  return (
    <svg viewBox="0 0 800 800" preserveAspectRatio="xMidYMid slice">
      <defs>
        <linearGradient id="pho-wet" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.62" />
          <stop offset="0.45" stopColor="#fff" stopOpacity="0.06" />
          <stop offset="0.6" stopColor="#fff" stopOpacity="0.3" />
          <stop offset="1" stopColor="#000" stopOpacity="0.5" />
        </linearGradient>
        <filter id="pho-cast" x="-40%" y="-40%" width="180%" height="180%">
          <feGaussianBlur stdDeviation="12" />
        </filter>
      </defs>
      <path d="M0 0H800V800H0Z" fill="#262626" />
      {setts.map(({ n, x, y, wet }) => (
        <rect
          key={n}
          x={x}
          y={y}
          width="55"
          height="37"
          rx="9"
          fill={`rgb(${70 + wet * 6} ${70 + wet * 6} ${70 + wet * 6})`}
        />
      ))}
      <path d="M0 0H800V800H0Z" fill="url(#pho-wet)" />
      <g fill="#000" opacity="0.72" filter="url(#pho-cast)">
        {brollies.map(({ x, y, r }) => (
          <path
            key={x}
            d={`M${x - r * 0.7} ${y + r * 0.7} L${x + r * 0.5} ${y + r * 1.75} A${r} ${r} 0 0 0 ${x + r * 1.75} ${y + r * 0.5} L${x + r * 0.7} ${y - r * 0.7}Z`}
          />
        ))}
      </g>
      {brollies.map((brolly) => (
        <Umbrella key={brolly.x} {...brolly} />
      ))}
    </svg>
  );
}
