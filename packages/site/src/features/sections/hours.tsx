import { hoursLine } from "@brightwren/brand/derived";
import { Fragment } from "react";
import styles from "./sections.module.css";

const [days, times] = hoursLine.split(",");

export function Hours() {
  return (
    <span>
      <span className={styles.days}>{days}</span>,{times}
    </span>
  );
}

export const withHours = (text: string) =>
  text.split(hoursLine).map((part, place) => (
    <Fragment key={place}>
      {place > 0 ? <Hours /> : null}
      <span>{part}</span>
    </Fragment>
  ));
