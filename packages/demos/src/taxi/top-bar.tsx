import { firm, navigation } from "./content.ts";
import styles from "./top-bar.module.css";

export function TopBar() {
  return (
    <div className={styles.bar}>
      <p className={styles.name}>
        {firm.name} <span>{firm.kind}</span>
      </p>
      <nav className={styles.nav} aria-label="Keel Row Taxis">
        {navigation.map(({ label, href }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </nav>
    </div>
  );
}
