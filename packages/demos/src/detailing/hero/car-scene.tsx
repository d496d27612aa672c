import { lampTones, paintTones } from "./car-contours.ts";
import styles from "./hero.module.css";

/** The car and its lamps, drawn once; the close-ups further down the page use the same two groups by their ids. */
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
      <g id="detailing-paint">
        {paintTones.map(({ fill, d }) => (
          <path key={fill} fill={fill} d={d} />
        ))}
      </g>
      <g className={styles.lamps}>
        <path d={lampTones[1].d} fill="#ff9d14" fillOpacity="0.6" filter="url(#detailing-glow)" />
        <g id="detailing-lamps">
          {lampTones.map(({ fill, d }) => (
            <path key={fill} fill={fill} d={d} />
          ))}
        </g>
      </g>
    </svg>
  );
}
