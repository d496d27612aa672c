import { DemoButton, OpeningHours } from "../shared/demo-frame.tsx";
import { openingHours, salon } from "./content.ts";
import page from "./salon.module.css";
import shop from "./shop.svg?no-inline";
import styles from "./visit.module.css";

export function Visit() {
  return (
    <section id="salon-visit" className={styles.section} aria-labelledby="salon-visit-title">
      <div>
        <h2 id="salon-visit-title" className={styles.title}>
          Look for the yellow door
        </h2>
        <p className={styles.lead}>
          Down the cobbles from the Buttercross, past the cheese shop, left where it smells of bread. Steps at
          the front; ring and we’ll bring the ramp.
        </p>
        <p>
          <DemoButton className={page.button}>Book an afternoon</DemoButton>
        </p>
      </div>
      <svg viewBox="0 0 1440 640" className={styles.picture} aria-hidden="true">
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
    <footer className={styles.footer}>
      <p className={styles.name}>{salon.name}</p>
      <address className={styles.address}>
        {salon.street}
        <br />
        {salon.town}
        <br />
        {salon.postcode}
      </address>
      <p className={styles.contact}>
        <span>{salon.phone}</span>
        <span>{salon.email}</span>
      </p>
      <OpeningHours hours={openingHours} className={styles.hours} row={styles.row} />
      <p className={styles.small}>
        Please patch-test with us two days before a first colour or tint. Change your mind up to 24 hours
        ahead and it costs you nothing.
      </p>
    </footer>
  );
}
