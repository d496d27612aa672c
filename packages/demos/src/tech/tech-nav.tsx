import { nav } from "./content.ts";
import { Mark } from "./mark.tsx";
import styles from "./tech-nav.module.css";

export function TechNav() {
  return (
    <div className={styles.bar}>
      <p className={styles.brand}>
        <Mark className={styles.mark} />
        halfhour
      </p>
      <nav aria-label="Halfhour">
        <ul role="list" className={styles.list}>
          {nav.map(({ href, label, wide }) => (
            <li key={href} className={wide ? styles.wide : undefined}>
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
