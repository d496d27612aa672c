import { Contact, DemoButton, Lines, OpeningHours } from "../shared/demo-frame.tsx";
import { opening, studio } from "./content.ts";
import styles from "./find.module.css";

export function Find() {
  return (
    <footer
      className={`grid align-end relative clips isolated ${styles.find}`}
      id="photography-find"
      aria-labelledby="photography-find-title"
    >
      <svg viewBox="0 0 500 760" width="500" height="760" className={styles.eight} aria-hidden="true">
        <circle cx="250" cy="200" r="150" />
        <circle cx="250" cy="520" r="190" />
      </svg>
      <div className={`all-columns ${styles.words}`}>
        <h2 id="photography-find-title">Come when it’s&nbsp;bright</h2>
        <DemoButton className={`mt-6 ${styles.book}`}>Book a sitting</DemoButton>
      </div>
      <address className={styles.address}>
        <strong>{studio.name}</strong> <Lines of={studio.address} />
        <Contact {...studio} />
      </address>
      <OpeningHours hours={opening} className={styles.hours} row={`cluster spread ${styles.line}`} />
    </footer>
  );
}
