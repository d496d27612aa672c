import { useEffect, useState } from "react";
import styles from "./legal-page.module.css";

const format = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/London" });

/** 'Last updated' with today's date in en-GB format (specification section 2): the reader's today, also on a stored page. */
export function LastUpdated() {
  const [today, setToday] = useState(() => new Date());
  useEffect(() => setToday(new Date()), []);
  return (
    <p className={styles.updated}>
      Last updated:{" "}
      <time dateTime={today.toISOString().slice(0, 10)} suppressHydrationWarning>
        {format.format(today)}
      </time>
    </p>
  );
}
