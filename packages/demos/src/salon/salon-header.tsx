import { DemoButton, DemoNav } from "../shared/demo-frame.tsx";
import { links, salon } from "./content.ts";
import styles from "./salon-header.module.css";

export function SalonHeader() {
  return (
    <header className={styles.header}>
      <p className={styles.name}>{salon.name}</p>
      <DemoNav
        label={salon.name}
        links={links}
        className={styles.nav}
        list={styles.links}
        link={styles.link}
      />
      <DemoButton className={styles.book}>Book</DemoButton>
    </header>
  );
}
