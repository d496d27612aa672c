import { Cab } from "./cab.tsx";
import { cab } from "./content.ts";
import styles from "./one-cab.module.css";

export function OneCab() {
  return (
    <section id="taxi-cab" className={styles.section} aria-labelledby="taxi-cab-title">
      <div className={styles.head}>
        <h2 id="taxi-cab-title" className={styles.title}>
          {cab.title}
        </h2>
        <p className={styles.lede}>{cab.lede}</p>
      </div>
      <Cab className={styles.cab} />
      <ul className={styles.points}>
        {cab.points.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
