import { loads } from "./day.ts";
import styles from "./mirror-chart.module.css";

type MirrorChartProps = { className: string | undefined };

const tallest = 640;

function steps(load: readonly number[], direction: 1 | -1): string {
  const line = load.map((kilowatts, slot) => `V${direction * kilowatts}H${(slot + 1) * 10}`).join("");
  return `M0 0${line}V0Z`;
}

/** The same day twice: habit above the line and plan below it, with the three expensive hours across both. */
export function MirrorChart({ className }: MirrorChartProps) {
  return (
    <figure className={`${styles.figure} ${className}`}>
      <svg
        className={styles.svg}
        viewBox={`0 ${-tallest} 480 ${2 * tallest}`}
        preserveAspectRatio="none"
        role="img"
        aria-label="Two load curves, mirrored. Above, on thermostats: the load peaks at 608 kilowatts through the dear hours from 16:00 to 19:00. Below, on Halfhour: it drops to 168 kilowatts there, and peaks at night and at one o’clock instead."
      >
        <rect className={styles.dear} x={320} y={-tallest} width={60} height={2 * tallest} />
        <path className={styles.habit} d={steps(loads.habit, -1)} />
        <path className={styles.planned} d={steps(loads.planned, 1)} />
      </svg>
      <p className={styles.above} aria-hidden="true">
        On thermostats
      </p>
      <p className={styles.below} aria-hidden="true">
        On Halfhour
      </p>
      <p className={styles.hours} aria-hidden="true">
        16:00 to 19:00
      </p>
    </figure>
  );
}
