import { guarantee } from "../shared/content.ts";
import styles from "./guarantee.module.css";
import lamp from "./lamp.svg?no-inline";

export function Guarantee() {
  return (
    <section className={styles.guarantee} aria-labelledby="detailing-guarantee-heading">
      <img src={lamp} alt="" width="900" height="900" loading="lazy" className={styles.lamp} />
      <div className={styles.words}>
        <h2 id="detailing-guarantee-heading" className={styles.heading}>
          <span className={styles.label}>{guarantee.label}</span> {guarantee.heading}
        </h2>
        <p className={styles.lead}>{guarantee.lead}</p>
        <ol role="list" className={styles.promises}>
          {guarantee.promises.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ol>
        <p className={styles.signed}>{guarantee.signed}</p>
      </div>
    </section>
  );
}
