import { DemoButton } from "../shared/demo-frame.tsx";
import { drawn } from "../shared/drawn.ts";
import { firm, hero } from "./content.ts";
import house from "./house.svg?raw";
import styles from "./hero.module.css";
import { TopBar } from "./top-bar.tsx";

export function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="plumbing-title">
      <svg
        className={styles.house}
        viewBox="-300 -590 680 1200"
        role="img"
        aria-label="Isometric drawing of a house pulled apart: bathroom above, kitchen below, copper pipes running up through both."
        dangerouslySetInnerHTML={drawn(house)}
      />
      <TopBar />
      <div className={styles.words}>
        <h1 id="plumbing-title" className={styles.title}>
          {hero.lines.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <p className={styles.lede}>{hero.lede}</p>
        <div className={styles.actions}>
          <DemoButton className={styles.book}>{hero.action}</DemoButton>
          <a className={styles.phone} href={firm.phoneLink}>
            {firm.phone}
          </a>
        </div>
        <p className={styles.onCall}>{hero.onCall}</p>
      </div>
    </section>
  );
}
