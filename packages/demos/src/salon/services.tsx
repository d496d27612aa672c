import { serviceGroups } from "./content.ts";
import page from "./salon.module.css";
import styles from "./services.module.css";
import drawings from "./services.svg?no-inline";

/** The part of each drawing that is always visible, and where it is in a taller panel. */
const views = {
  colour: { viewBox: "0 0 420 560", preserveAspectRatio: "xMidYMax" },
  cutting: { viewBox: "0 0 600 330", preserveAspectRatio: "xMidYMid" },
  skin: { viewBox: "0 0 600 300", preserveAspectRatio: "xMidYMid" },
  hands: { viewBox: "0 0 420 600", preserveAspectRatio: "xMidYMax" },
};

export function Services() {
  return (
    <section id="salon-list" className={styles.section} aria-labelledby="salon-list-title">
      <div className={page.head}>
        <h2 id="salon-list-title" className={styles.title}>
          The price list
        </h2>
        <p className={styles.lead}>
          One price whoever you are and however long it is. Long hair takes us longer; that is hardly your
          fault.
        </p>
      </div>
      <div className={`grid ${styles.panels}`}>
        {serviceGroups.map(({ id, title, text, services }) => (
          <article
            key={id}
            className={`single relative clips ${styles.panel} ${styles[id]}`}
            aria-labelledby={`salon-${id}`}
          >
            <svg {...views[id]} className={`full overflows ${styles.picture}`} aria-hidden="true">
              <use href={`${drawings}#${id}`} />
            </svg>
            <div className={`relative ${styles.words}`}>
              <h3 id={`salon-${id}`} className={styles.name}>
                {title}
              </h3>
              <p className={`mt-3 ${styles.text}`}>{text}</p>
              <dl className={`grid mt-5 ${styles.list}`}>
                {services.map(({ name, price }) => (
                  <div key={name} className={`wrap spread align-baseline ${styles.row}`}>
                    <dt>{name}</dt>
                    <dd className={`nowrap ${styles.price}`}>{price}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
