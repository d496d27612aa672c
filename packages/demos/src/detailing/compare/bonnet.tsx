import car from "../hero/car.tsx?drawn";
import { silhouette } from "../hero/car-contours.ts";
import { swirls } from "./swirls.ts";

const lamps = [
  { x: 930, y: 1010, reach: 470, count: 420 },
  { x: 1500, y: 960, reach: 520, count: 460 },
  { x: 1820, y: 1150, reach: 430, count: 300 },
];
const view = "800 850 1180 524";

type BonnetProps = { className: string | undefined };

export function WornBonnet({ className }: BonnetProps) {
  return (
    <svg
      className={className}
      viewBox={view}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <filter id="detailing-haze" x="-5%" y="-5%" width="110%" height="110%">
          <feGaussianBlur stdDeviation="5" />
        </filter>
        <clipPath id="detailing-silhouette">
          <path d={silhouette} />
        </clipPath>
        {lamps.map(({ x, y, reach }) => (
          <radialGradient
            key={x}
            id={`detailing-lamp-${x}`}
            gradientUnits="userSpaceOnUse"
            cx={x}
            cy={y}
            r={reach}
            gradientTransform={`translate(0 ${y * 0.54}) scale(1 0.46)`}
          >
            <stop offset="0" stopColor="#ffedc9" stopOpacity="0.95" />
            <stop offset="0.45" stopColor="#f0c98a" stopOpacity="0.5" />
            <stop offset="1" stopColor="#c9d6d2" stopOpacity="0.08" />
          </radialGradient>
        ))}
      </defs>
      <rect x="600" y="700" width="1600" height="900" fill="#071d22" />
      <g filter="url(#detailing-haze)">
        <use href={`${car}#paint`} />
        <use href={`${car}#lamps`} opacity="0.5" />
      </g>
      <g clipPath="url(#detailing-silhouette)">
        <rect x="600" y="700" width="1600" height="900" fill="#8aa9a6" opacity="0.2" />
        {lamps.map((lamp, index) => (
          <path
            key={lamp.x}
            d={swirls(lamp, index + 3)}
            fill="none"
            stroke={`url(#detailing-lamp-${lamp.x})`}
            strokeWidth="1.7"
            strokeLinecap="round"
          />
        ))}
      </g>
    </svg>
  );
}

export function DeepBonnet({ className }: BonnetProps) {
  return (
    <svg
      className={className}
      viewBox={view}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect x="600" y="700" width="1600" height="900" fill="#041114" />
      <use href={`${car}#paint`} />
      <use href={`${car}#lamps`} />
    </svg>
  );
}
