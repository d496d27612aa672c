import { hoursLine } from "@brightwren/brand/derived";
import { Fragment } from "react";
import styles from "./sections.module.css";

const [days, times] = hoursLine.split(", ");

export function Hours() {
  return (
    <span>
      <span className={styles.whole}>{days}</span>, <span className={styles.whole}>{times}</span>
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
