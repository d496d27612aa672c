import { DemoButton } from "../shared/demo-frame.tsx";
import { links, salon } from "./content.ts";
import styles from "./salon-header.module.css";

export function SalonHeader() {
  return (
    <header className={styles.header}>
      <p className={styles.name}>{salon.name}</p>
      <nav className={styles.nav} aria-label={salon.name}>
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
      <DemoButton className={styles.book}>Book</DemoButton>
    </header>
  );
}
