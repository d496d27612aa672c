import { formatDay, formatMoment } from "./format.ts";
import styles from "./moment.module.css";

type MomentProps = {
  /** ISO timestamp. */
  at: string;
  /** The day alone; the time is in the tooltip. */
  dayOnly?: boolean;
};

/** A moment on London's clocks, small and quiet, for people and machines. */
export function Moment({ at, dayOnly = false }: MomentProps) {
  return (
    <time dateTime={at} title={dayOnly ? formatMoment(at) : undefined} className={styles.moment}>
      {dayOnly ? formatDay(at) : formatMoment(at)}
    </time>
  );
}
