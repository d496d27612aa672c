import { guarantee } from "../shared/content.ts";
import styles from "./guarantee.module.css";
import lamp from "./lamp.svg?no-inline";

export function Guarantee() {
  return (
    <section className={`relative clips ${styles.guarantee}`} aria-labelledby="detailing-guarantee-heading">
      <img src={lamp} alt="" width="900" height="900" loading="lazy" className={`absolute ${styles.lamp}`} />
      <div className={`relative ${styles.words}`}>
        <h2 id="detailing-guarantee-heading" className={styles.heading}>
          <span className={`block ${styles.label}`}>{guarantee.label}</span> {guarantee.heading}
        </h2>
        <p className={`mt-5 ${styles.lead}`}>{guarantee.lead}</p>
        <ol role="list" className={`mt-6 ${styles.promises}`}>
          {guarantee.promises.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ol>
        <p className={`mt-5 ${styles.signed}`}>{guarantee.signed}</p>
      </div>
    </section>
  );
}
