import { machines } from "./day.ts";
import styles from "./machine-lanes.module.css";

type MachineLanesProps = { slot: number };

const columns = (from: number, to: number) => ({ gridColumn: `${from + 1} / ${to + 1}` });

/** Each machine's day in 48 columns: solid where it runs now, hatched where it used to run. */
export function MachineLanes({ slot }: MachineLanesProps) {
  return (
    <ul role="list" className={styles.lanes} aria-label="When each machine runs">
      {machines.map(({ name, kilowatts, planned, habit }) => {
        const running = planned.some(([from, to]) => slot >= from && slot < to);
        const first = planned[0]?.[0] ?? 0;
        return (
          <li key={name} className={styles.lane}>
            {habit.map(([from, to]) => (
              <span key={from} className={styles.habit} style={columns(from, to)}>
                {kilowatts === 180 && from === 30 ? (
                  <span className={styles.note}>used to run here</span>
                ) : null}
              </span>
            ))}
            {planned.map(([from, to]) => (
              <span key={from} className={styles.planned} style={columns(from, to)} />
            ))}
            <span className={styles.name} style={{ "--first": first + 1 }}>
              {`${name}, ${kilowatts} kW`}
              <span className="visually-hidden">{`: ${running ? "runs" : "rests"}`}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
