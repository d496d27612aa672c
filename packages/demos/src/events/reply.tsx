import { DemoButton, Lines, OpeningHours } from "../shared/demo-frame.tsx";
import { hours, planner } from "./content.ts";
import page from "./events.module.css";
import styles from "./reply.module.css";
import sprays from "./sprays.svg?no-inline";

export function Reply() {
  return (
    <section id="events-reply" className={styles.section} aria-labelledby="events-reply-title">
      <div className={`relative centred ${styles.card}`}>
        <h2 id="events-reply-title">The favour of a reply</h2>
        <p className={styles.form}>
          We are <span className={styles.blank}>you</span> and <span className={styles.blank}>you</span>,
          living in <span className={styles.blank}>Brooklyn, say</span>. We would like to marry in{" "}
          <span className={styles.blank}>a field with a view</span>, around{" "}
          <span className={styles.blank}>June, or the next one</span>, with{" "}
          <span className={styles.blank}>104</span> chairs.
        </p>
        <DemoButton className={page.button}>Post it to Judith</DemoButton>
        <p className={styles.promise}>She answers in two days, by hand if you give her an address.</p>
      </div>
      <svg viewBox="0 0 700 700" className={styles.spray} aria-hidden="true">
        <use href={`${sprays}#low`} />
      </svg>
    </section>
  );
}

export function EventsFooter() {
  return (
    <footer className={`grid relative ${styles.footer}`}>
      <p className={styles.name}>
        Thrale <i>&amp;</i> Daughter
      </p>
      <address>
        <Lines of={planner.address} />
      </address>
      <p className="breaks">
        <Lines of={[planner.phone, planner.email]} />
      </p>
      <OpeningHours hours={hours} className={`grid ${styles.hours}`} />
    </footer>
  );
}
