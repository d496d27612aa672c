import { Ripples } from "./ripples.tsx";

const smears = [
  { x: 40, width: 20, length: 150, colour: "#ffb000" },
  { x: 330, width: 18, length: 150, colour: "#ff9d1c" },
  { x: 642, width: 12, length: 340, colour: "#ffdf9a" },
  { x: 742, width: 26, length: 260, colour: "#ffb000" },
  { x: 1010, width: 16, length: 330, colour: "#e23a2e" },
  { x: 1180, width: 34, length: 280, colour: "#ffb000" },
  { x: 1364, width: 20, length: 380, colour: "#37b9a0" },
] as const;

const rings = [
  [180, 250, 46],
  [420, 390, 62],
  [640, 200, 34],
  [770, 360, 52],
  [930, 150, 30],
  [1300, 240, 44],
  [1120, 400, 66],
  [70, 380, 56],
] as const;

/** The wet road with its reflections. The top edge is the kerb. */
export function Road({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 1440 440" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <defs>
        <linearGradient id="taxi-road" x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="#2a1d0a" />
          <stop offset="0.35" stopColor="#14110c" />
          <stop offset="1" stopColor="#08090c" />
        </linearGradient>
        <Ripples />
      </defs>
      <rect width={1440} height={440} fill="url(#taxi-road)" />
      <g filter="url(#taxi-smear)" opacity={0.5}>
        {smears.map(({ x, width, length, colour }) => (
          <rect key={x} x={x} y={0} width={width} height={length} fill={colour} />
        ))}
      </g>
      <rect width={1440} height={7} fill="#6d4a14" />
      <rect y={7} width={1440} height={13} fill="#0b0b0c" />
      <path d="M0 27H1440M0 35H1440" stroke="#d9a521" strokeWidth={2.5} opacity={0.55} />
      <g fill="none" stroke="#e9eef4" strokeWidth={1.4}>
        {rings.map(([x, y, r]) => (
          <g key={x} opacity={0.28}>
            <ellipse cx={x} cy={y} rx={r} ry={r * 0.24} />
            <ellipse cx={x} cy={y} rx={r * 0.45} ry={r * 0.11} />
          </g>
        ))}
      </g>
    </svg>
  );
}
