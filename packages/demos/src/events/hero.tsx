import { DemoButton } from "../shared/demo-frame.tsx";
import { planner } from "./content.ts";
import { HighSpray } from "./high-spray.tsx";
import styles from "./hero.module.css";
import page from "./events.module.css";
import { LowSpray } from "./low-spray.tsx";
import { TableScene } from "./table-scene.tsx";

export function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="events-title">
      <TableScene className={styles.table} />
      <div className={styles.suite}>
        <div className={styles.card}>
          <h1 id="events-title" className={styles.title}>
            <span className={styles.names}>
              Thrale <span className={styles.and}>&amp;</span>
              <br /> Daughter
            </span>{" "}
            <span className={styles.request}>request the pleasure of planning your wedding</span>
          </h1>
          <p className={styles.where}>
            in England, Scotland or Wales
            <br />
            on a day of your choosing
            <br />
            with dancing until one
          </p>
          <DemoButton className={page.button}>Ask about a date</DemoButton>
          <p className={styles.answer}>
            {planner.town}
            <br />
            {planner.phone}
          </p>
        </div>
        <HighSpray className={styles.high} />
        <LowSpray className={styles.low} />
      </div>
    </section>
  );
}
