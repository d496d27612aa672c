import { hoursLine } from "@brightwren/brand/derived";
import { Fragment } from "react";
import styles from "./sections.module.css";

const [days, times] = hoursLine.split(",");

/** When the phone is answered. Its days do not break at their hyphen. */
export function Hours() {
  return (
    <span>
      <span className={styles.days}>{days}</span>,{times}
    </span>
  );
}

/** A text that may mention when the phone is answered. */
export const withHours = (text: string) =>
  text.split(hoursLine).map((part, place) => (
    <Fragment key={place}>
      {place > 0 ? <Hours /> : null}
      <span>{part}</span>
    </Fragment>
  ));
