import { DemoButton } from "../shared/demo-frame.tsx";
import { packages } from "./content.ts";
import styles from "./packages.module.css";
import flowers from "./pressed-flowers.svg?no-inline";

export function Packages() {
  return (
    <section id="events-packages" className={styles.section} aria-labelledby="events-packages-title">
      <div className={`grid align-end ${styles.head}`}>
        <h2 id="events-packages-title">How much of it shall we carry?</h2>
        <p className={styles.lead}>
          Our fee, in US dollars, tax and train fares included. We take no commission from anybody; if the
          florist gives us a discount, you get it.
        </p>
      </div>
      <div className={`grid ${styles.offers}`}>
        {packages.map(({ id, name, price, line, items }) => (
          <article key={id} className={`single relative ${styles[id]}`} aria-labelledby={`events-${id}`}>
            <div className={`relative centred ${styles.paper}`}>
              <h3 id={`events-${id}`} className={`italic ${styles.name}`}>
                {name}
              </h3>
              <p className={styles.price}>{price}</p>
              <p className={styles.line}>{line}</p>
              <ul role="list" className={`grid ${styles.items}`}>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
            {id === "suite" && (
              <svg viewBox="0 0 500 360" className={styles.garland} aria-hidden="true">
                <use href={`${flowers}#garland`} />
              </svg>
            )}
            <div className={`grid relative ${styles.pocket}`}>
              <DemoButton className={styles.choose}>{`Choose ${name}`}</DemoButton>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
