import chairs from "./chairs.svg?no-inline";
import { DemoSection } from "../shared/demo-frame.tsx";
import { testimonials } from "./content.ts";
import styles from "./words.module.css";

export function Words() {
  return (
    <DemoSection id="salon-words" className={styles.section} heading="Said from the chair">
      <div className={`grid ${styles.notes}`}>
        {testimonials.map(({ quote, name, about, hair }) => (
          <figure key={name} className={`grid gap-4 ${styles.note}`}>
            <blockquote className={styles.quote}>
              <p>“{quote}”</p>
            </blockquote>
            <svg viewBox="30 0 340 520" className={styles.picture} aria-hidden="true">
              <use href={`${chairs}#${hair}`} />
            </svg>
            <figcaption className={`grid content-start ${styles.caption}`}>
              <span className={styles.name}>{name}</span>
              <span>{about}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </DemoSection>
  );
}
