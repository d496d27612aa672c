import styles from "./card.module.css";
import { courses } from "./content.ts";
import scallops from "./scenes/scallop-plate.svg?no-inline";
import tart from "./scenes/tart-plate.svg?no-inline";
import venison from "./scenes/venison-plate.svg?no-inline";

const plates = { first: scallops, main: venison, last: tart };

export function Card() {
  return (
    <section className={styles.table} id="restaurant-card" aria-labelledby="restaurant-card-title">
      <div className={`relative ${styles.card}`}>
        <div className={`centred ${styles.head}`}>
          <h2 id="restaurant-card-title">The card</h2>
          <p className={`mt-3 ${styles.week}`}>Week 41, written on Monday, printed in the yard on Tuesday</p>
        </div>
        {courses.map(({ key, title, price, drawn, picture, others }) => (
          <article
            key={key}
            className={`row relative ${styles.course} ${styles[key]}`}
            aria-labelledby={`restaurant-${key}`}
          >
            <img
              src={plates[key]}
              alt={picture}
              width="600"
              height="600"
              loading="lazy"
              className={`absolute any-width ${styles.plate}`}
            />
            <div className={`relative ${styles.words}`}>
              <header className={`wrap spread align-baseline ${styles.courseHead}`}>
                <h3 id={`restaurant-${key}`} className={`italic ${styles.courseTitle}`}>
                  {title}
                </h3>
                <p className={styles.price}>
                  <span>{price}</span> <span className={`italic ${styles.each}`}>each</span>
                </p>
              </header>
              <p className={styles.dish}>
                <strong className={`block ${styles.lead}`}>{drawn.name}</strong> <span>{drawn.with}</span>
              </p>
              <ul role="list" className={`grid gap-3 ${styles.others}`}>
                {others.map((dish) => (
                  <li key={dish.name} className={styles.other}>
                    <strong className={`block ${styles.name}`}>{dish.name}</strong> <span>{dish.with}</span>
                  </li>
                ))}
              </ul>
            </div>
          </article>
        ))}
        <p className={`centred ${styles.foot}`}>
          Bread, butter and the candle are on the house. Tell us what you cannot eat and it will not arrive.
        </p>
      </div>
    </section>
  );
}
