import { firm, navigation } from "./content.ts";
import styles from "./top-bar.module.css";

export function TopBar() {
  return (
    <div className={styles.bar}>
      <p className={styles.name}>
        <svg viewBox="0 0 40 40" aria-hidden="true" className={styles.mark}>
          <path d="M5 4v15a16 16 0 0 0 16 16h15" fill="none" stroke="#7f3412" strokeWidth="11" />
          <path d="M5 4v15a16 16 0 0 0 16 16h15" fill="none" stroke="#e58a4d" strokeWidth="7.5" />
          <path d="M4 4v15a17 17 0 0 0 17 15h15" fill="none" stroke="#ffd0a6" strokeWidth="1.8" />
        </svg>
        <span>
          <b>{firm.name}</b> {firm.suffix}
        </span>
      </p>
      <nav className={styles.nav} aria-label="Ibbotson & Daughter">
        {navigation.map(({ label, href }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </nav>
    </div>
  );
}
