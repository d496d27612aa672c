import styles from "./week-row.module.css";
import type { week } from "./week.ts";

const steps = [
  { upTo: 9, hue: "#1216a8" },
  { upTo: 14, hue: "#1c22df" },
  { upTo: 19, hue: "#7d8bf2" },
  { upTo: 27, hue: "#c9d1de" },
  { upTo: 38, hue: "#8a94a8" },
  { upTo: 50, hue: "#3f4659" },
] as const;

const hueOf = (price: number) => steps.find(({ upTo }) => price < upTo)?.hue ?? "#0b0e1a";

/** One day of the forecast: 48 cells, and the weather and the lowest price in words. */
export function WeekRow({ day, sky, forecast, booked, lowest, lowestAt }: (typeof week)[number]) {
  return (
    <li className={styles.row}>
      <p className={styles.day}>{day}</p>
      <p className={styles.sky}>{sky}</p>
      <svg className={styles.cells} viewBox="0 0 480 40" preserveAspectRatio="none" aria-hidden="true">
        {forecast.map((price, slot) => (
          <rect key={slot} x={slot * 10} y={0} width={10.2} height={40} fill={hueOf(price)} />
        ))}
        {booked.map((isBooked, slot) =>
          isBooked ? <rect key={slot} x={slot * 10 + 3.4} y={17} width={3.2} height={6} fill="#fff" /> : null,
        )}
      </svg>
      <p className={styles.lowest}>
        <span className={styles.pence}>{`${lowest}p`}</span> <span>{`at ${lowestAt}`}</span>
      </p>
    </li>
  );
}
