import { DemoButton, Lines, OpeningHours } from "../shared/demo-frame.tsx";
import { openingHours, salon } from "./content.ts";
import shop from "./shop.svg?no-inline";
import styles from "./visit.module.css";

export function Visit() {
  return (
    <section id="salon-visit" className={styles.section} aria-labelledby="salon-visit-title">
      <h2 id="salon-visit-title">Look for the yellow door</h2>
      <p className={styles.lead}>
        Down the cobbles from the Buttercross, past the cheese shop, left where it smells of bread. Steps at
        the front; ring and we’ll bring the ramp.
      </p>
      <DemoButton>Book an afternoon</DemoButton>
      <svg
        viewBox="0 0 1440 640"
        className={`block absolute behind any-width overflows ${styles.picture}`}
        aria-hidden="true"
      >
        <use href={`${shop}#shop`} />
        <text className={styles.sign} x="1001" y="227">
          Marl &amp; Madder
        </text>
      </svg>
    </section>
  );
}

export function SalonFooter() {
  return (
    <footer className={`grid relative ${styles.footer}`}>
      <p className={styles.name}>{salon.name}</p>
      <address>
        <Lines of={salon.address} />
      </address>
      <p className="breaks">
        <Lines of={[salon.phone, salon.email]} />
      </p>
      <OpeningHours hours={openingHours} className={styles.hours} row={`cluster spread ${styles.row}`} />
      <p className={`all-columns ${styles.small}`}>
        Please patch-test with us two days before a first colour or tint. Change your mind up to 24 hours
        ahead and it costs you nothing.
      </p>
    </footer>
  );
}
