import { DemoButton, Lines } from "../shared/demo-frame.tsx";
import { plans } from "./content.ts";
import { DayRuler } from "./day-ruler.tsx";
import styles from "./price-section.module.css";

export function PriceSection() {
  return (
    <section id="tech-price" aria-labelledby="tech-price-title" className={styles.section}>
      <DayRuler slot={46}>The day is billed</DayRuler>
      <h2 id="tech-price-title" className={styles.title}>
        <Lines of={["A flat price.", "The saving is yours."]} />
      </h2>
      <ul role="list" className="grid">
        {plans.map(({ name, price, per, text, has }) => (
          <li key={name} className={`grid ${styles.plan}`}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
            <ul role="list" className={styles.has}>
              {has.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            <div className="grid gap-4 content-start">
              <p>
                <span className={styles.price}>{price}</span> <span className={styles.per}>{per}</span>
              </p>
              <DemoButton className={styles.button}>Start with {name}</DemoButton>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
