import { DayRuler } from "./day-ruler.tsx";
import styles from "./forecast-section.module.css";
import { week } from "./week.ts";

const steps = [
  { upTo: 9, hue: "#1216a8" },
  { upTo: 14, hue: "#1c22df" },
  { upTo: 19, hue: "#7d8bf2" },
  { upTo: 27, hue: "#c9d1de" },
  { upTo: 38, hue: "#8a94a8" },
  { upTo: 50, hue: "#3f4659" },
] as const;

const hueOf = (price: number) => steps.find(({ upTo }) => price < upTo)?.hue ?? "#0b0e1a";

/** Each day of the week ahead: 48 cells, and the weather and the lowest price in words. */
export function ForecastSection() {
  return (
    <section id="tech-forecast" aria-labelledby="tech-forecast-title" className={styles.section}>
      <DayRuler slot={32}>Tomorrow’s prices land</DayRuler>
      <div className={`grid ${styles.top}`}>
        <h2 id="tech-forecast-title" className={styles.title}>
          Friday is blowing a gale. <span className={styles.then}>Freeze then.</span>
        </h2>
        <p className={`ch-44 ${styles.text}`}>
          A week of half-hours, redrawn every afternoon from the weather and the market. Blue is cheap, black
          is dear, and a dot is a half-hour we have booked for you.
        </p>
      </div>
      <ol role="list" className={`grid ${styles.week}`} aria-label="Prices of the week ahead">
        {week.map(({ day, sky, forecast, booked, lowest, lowestAt }) => (
          <li key={day} className={`grid ${styles.row}`}>
            <p className={styles.day}>{day}</p>
            <p className={styles.sky}>{sky}</p>
            <svg className={styles.cells} viewBox="0 0 480 40" preserveAspectRatio="none" aria-hidden="true">
              {forecast.map((price, slot) => (
                <rect key={slot} x={slot * 10} y={0} width={10.2} height={40} fill={hueOf(price)} />
              ))}
              {booked.map((isBooked, slot) =>
                isBooked ? (
                  <rect key={slot} x={slot * 10 + 3.4} y={17} width={3.2} height={6} fill="#fff" />
                ) : null,
              )}
            </svg>
            <p className={styles.lowest}>
              <span className={styles.pence}>{`${lowest}p`}</span> <span>{`at ${lowestAt}`}</span>
            </p>
          </li>
        ))}
      </ol>
      <p className={`flex spread ${styles.hours}`} aria-hidden="true">
        <span>00:00</span>
        <span>06:00</span>
        <span>12:00</span>
        <span>18:00</span>
        <span>24:00</span>
      </p>
    </section>
  );
}
