import { useState } from "react";
import { useHydrated } from "../../app/use-hydrated.ts";
import styles from "./legal-page.module.css";

const format = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/London" });

/** 'Last updated' with today's date in en-GB format (specification section 2): the reader's today, also on a stored page. */
export function LastUpdated() {
  const hydrated = useHydrated();
  const [today] = useState(() => new Date());
  return (
    <p className={styles.updated}>
      Last updated:{" "}
      {/* A new element once the page runs: React would keep the text that was drawn at build. */}
      <time key={String(hydrated)} dateTime={today.toISOString().slice(0, 10)} suppressHydrationWarning>
        {format.format(today)}
      </time>
    </p>
  );
}
