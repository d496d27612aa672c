import { BellMark } from "./bell-mark.tsx";
import { nav } from "./content.ts";
import styles from "./education-nav.module.css";

export function EducationNav() {
  return (
    <div className={styles.bar}>
      <p className={styles.brand}>
        <BellMark className={styles.mark} />
        Second Bell
      </p>
      <nav aria-label="Second Bell">
        <ul role="list" className={styles.list}>
          {nav.map(({ href, label }) => (
            <li key={href}>
              <a href={href} className={styles.link}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
