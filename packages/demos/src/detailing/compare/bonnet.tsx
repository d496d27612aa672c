import car from "../hero/car.svg?no-inline";
import swirls from "./swirls.svg?no-inline";

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
      </defs>
      <rect x="600" y="700" width="1600" height="900" fill="#071d22" />
      <g filter="url(#detailing-haze)">
        <use href={`${car}#paint`} />
        <use href={`${car}#lamps`} opacity="0.5" />
      </g>
      <image href={swirls} x="600" y="700" width="1600" height="900" />
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
