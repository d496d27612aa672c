import { DemoButton, DemoNav, drawn } from "../shared/demo-frame.tsx";
import { firm, hero, navigation } from "./content.ts";
import house from "./house.svg?raw";
import styles from "./hero.module.css";

export function Hero() {
  return (
    <section className={`relative clips isolated ${styles.hero}`} aria-labelledby="plumbing-title">
      <svg
        className={`absolute behind any-width ${styles.house}`}
        viewBox="-300 -590 680 1200"
        role="img"
        aria-label="Isometric drawing of a house pulled apart: bathroom above, kitchen below, copper pipes running up through both."
        dangerouslySetInnerHTML={drawn(house)}
      />
      <TopBar />
      <div className={`column ${styles.words}`}>
        <h1 id="plumbing-title" className={styles.title}>
          {hero.lines.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <p className={styles.lede}>{hero.lede}</p>
        <div className={`cluster ${styles.actions}`}>
          <DemoButton className={styles.book}>{hero.action}</DemoButton>
          <a className={`align-center ${styles.phone}`} href={firm.phoneLink}>
            {firm.phone}
          </a>
        </div>
        <p className={`mt-5 ${styles.onCall}`}>{hero.onCall}</p>
      </div>
    </section>
  );
}

function TopBar() {
  return (
    <div className={`cluster relative ${styles.bar}`}>
      <p className={`row gap-3 ${styles.name}`}>
        <svg viewBox="0 0 40 40" aria-hidden="true" className={styles.mark}>
          <path d="M5 4v15a16 16 0 0 0 16 16h15" fill="none" stroke="#7f3412" strokeWidth="11" />
          <path d="M5 4v15a16 16 0 0 0 16 16h15" fill="none" stroke="#e58a4d" strokeWidth="7.5" />
          <path d="M4 4v15a17 17 0 0 0 17 15h15" fill="none" stroke="#ffd0a6" strokeWidth="1.8" />
        </svg>
        <span>
          <b>{firm.name}</b> {firm.suffix}
        </span>
      </p>
      <DemoNav
        label="Ibbotson & Daughter"
        links={navigation}
        className={styles.nav}
        list={styles.links}
        link={styles.link}
      />
    </div>
  );
}
