import { DemoButton } from "../shared/demo-frame.tsx";
import { links, planner } from "./content.ts";
import styles from "./events-header.module.css";

export function EventsHeader() {
  return (
    <header className={styles.header}>
      <nav className={styles.nav} aria-label={planner.name}>
        <ul role="list" className={styles.links}>
          {links.map(({ href, label }) => (
            <li key={href}>
              <a href={href} className={styles.link}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <DemoButton className={styles.reply}>R.S.V.P.</DemoButton>
    </header>
  );
}
