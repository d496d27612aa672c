import styles from "./day-bars.module.css";
import { band, dearest, prices } from "./day.ts";

type DayBarsProps = { className: string | undefined };

export function DayBars({ className }: DayBarsProps) {
  return (
    <svg
      className={`${styles.bars} ${className}`}
      viewBox={`0 0 480 ${dearest}`}
      preserveAspectRatio="none"
      role="img"
      aria-label="Bar chart of one Tuesday’s 48 half-hourly electricity prices: under 15 pence overnight and around one o’clock, 29 pence at half past seven, and a tower of 61 pence at half past five."
    >
      {prices.map((price, slot) => (
        <rect
          key={slot}
          className={styles[band(price)]}
          x={slot * 10 + 0.6}
          y={dearest - price}
          width={8.8}
          height={price}
          style={{ animationDelay: `${slot * 9}ms` }}
        />
      ))}
    </svg>
  );
}
