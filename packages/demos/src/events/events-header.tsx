import { DemoButton, DemoNav } from "../shared/demo-frame.tsx";
import { links, planner } from "./content.ts";
import styles from "./events-header.module.css";

export function EventsHeader() {
  return (
    <header className={styles.header}>
      <DemoNav
        label={planner.name}
        links={links}
        className={styles.nav}
        list={styles.links}
        link={styles.link}
      />
      <DemoButton className={styles.reply}>R.S.V.P.</DemoButton>
    </header>
  );
}
