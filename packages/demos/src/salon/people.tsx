import { DemoSection } from "../shared/demo-frame.tsx";
import { days, people } from "./content.ts";
import styles from "./people.module.css";
import page from "./salon.module.css";

export function People() {
  return (
    <DemoSection
      id="salon-people"
      className={styles.section}
      head={page.head}
      heading="Six chairs, five days"
      lead="Ask for a person or ask for a day; both is a longer wait, and worth it."
    >
      <ul role="list" className={styles.list}>
        {people.map(({ name, work, text, hours }) => (
          <li key={name} className={`grid ${styles.person}`}>
            <div>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.work}>{work}</p>
            </div>
            <p>{text}</p>
            <ul role="list" className={`grid mt-2 ${styles.week}`} aria-label={`${name}’s week`}>
              {days.map((day, i) => (
                <li key={day} className={hours[i] ? styles.in : styles.out}>
                  <span className={styles.day}>{day}</span>
                  <span>{hours[i] ?? "away"}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </DemoSection>
  );
}
