import { DemoSection } from "../shared/demo-frame.tsx";
import { afternoon } from "./content.ts";
import styles from "./afternoon.module.css";

const shapes = ["M0 100C16 84 20 3 48 0C78-2 82 82 100 100Z", "M0 100C20 82 20-2 52 0C80 3 84 86 100 100Z"];

/** Shows the afternoon as paper hills. Longer steps have higher hills. */
export function Afternoon() {
  return (
    <DemoSection
      id="salon-afternoon"
      className={`relative ${styles.section}`}
      head={`relative in-front ${styles.head}`}
      heading="How a Thursday goes"
      lead="A first colour with Bronwen, start to scarf: three and a quarter hours, £138."
    >
      <ol role="list" className={styles.steps}>
        {afternoon.map(({ time, minutes, paper, title, text }, i) => (
          <li key={time} className={styles.step}>
            <div
              className={`column relative ${styles.hill}`}
              style={{ "--minutes": minutes, "--paper": `var(--${paper})` }}
            >
              <svg
                viewBox="0 0 100 100"
                preserveAspectRatio="none"
                className={styles.shape}
                aria-hidden="true"
              >
                <path d={shapes[i % 2]} />
              </svg>
              <span className={styles.time}>{time}</span>
              <span className={styles.minutes}>{minutes} minutes</span>
            </div>
            <h3 className={styles.name}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </DemoSection>
  );
}
