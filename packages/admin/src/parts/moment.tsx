import { formatDay, formatMoment } from "./format.ts";
import styles from "./moment.module.css";

type MomentProps = {
  at: string;
  dayOnly?: boolean;
};

export function Moment({ at, dayOnly = false }: MomentProps) {
  return (
    <time dateTime={at} title={dayOnly ? formatMoment(at) : undefined} className={styles.moment}>
      {dayOnly ? formatDay(at) : formatMoment(at)}
    </time>
  );
}
