import { DemoButton } from "../shared/demo-frame.tsx";
import { openingHours, salon } from "./content.ts";
import page from "./salon.module.css";
import { ShopPicture } from "./shop-picture.tsx";
import styles from "./visit.module.css";

export function Visit() {
  return (
    <section id="salon-visit" className={styles.section} aria-labelledby="salon-visit-title">
      <div className={styles.words}>
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
      <ShopPicture className={styles.picture} />
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
      <dl className={styles.hours}>
        {openingHours.map(({ day, hours }) => (
          <div key={day} className={styles.row}>
            <dt>{day}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.small}>
        Please patch-test with us two days before a first colour or tint. Change your mind up to 24 hours
        ahead and it costs you nothing.
      </p>
    </footer>
  );
}
