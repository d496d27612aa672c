import car from "./car.tsx?drawn";
import styles from "./hero.module.css";

export function CarScene({ className, label }: { className: string | undefined; label: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 3200 1950"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
    >
      <defs>
        <filter id="detailing-glow" x="-5%" y="-5%" width="110%" height="110%">
          <feGaussianBlur stdDeviation="16" />
        </filter>
      </defs>
      <use href={`${car}#paint`} />
      <g className={styles.lamps}>
        <use href={`${car}#glow`} fill="#ff9d14" fillOpacity="0.6" filter="url(#detailing-glow)" />
        <use href={`${car}#lamps`} />
      </g>
    </svg>
  );
}
