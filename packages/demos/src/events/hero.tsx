import { DemoButton, DemoNav, Lines, drawn } from "../shared/demo-frame.tsx";
import { links, planner } from "./content.ts";
import styles from "./hero.module.css";
import page from "./events.module.css";
import sprays from "./sprays.svg?no-inline";
import table from "./table-scene.svg?raw";

export function Hero() {
  return (
    <>
      <header className={`row spread gap-4 relative ${styles.header}`}>
        <DemoNav
          label={planner.name}
          links={links}
          className={styles.nav}
          list={styles.links}
          link={styles.link}
        />
        <DemoButton className={styles.reply}>R.S.V.P.</DemoButton>
      </header>
      <section className={`single relative clips isolated ${styles.hero}`} aria-labelledby="events-title">
        <svg viewBox="0 0 1440 960" className={styles.table} aria-hidden="true">
          <g dangerouslySetInnerHTML={drawn(table)} />
          {/* Not in the file, because its liner is in another one. */}
          <g
            transform="translate(24 366) rotate(-13)"
            filter="drop-shadow(0 6px 10px oklch(0.28 0.03 150 / 0.32))"
          >
            <path fill="#5f745f" d="M0 0L236 -196L472 0Z" />
            <path fill="#dfe5d3" d="M26 0L236 -174L446 0Z" />
            <clipPath id="events-liner">
              <path d="M26 0L236 -174L446 0Z" />
            </clipPath>
            <g clipPath="url(#events-liner)">
              <use href={`${sprays}#liner`} />
            </g>
            <path fill="#4a5d4c" d="M0 0H472V320H0Z" />
            <path fill="#5f745f" d="M0 0L210 176Q236 196 262 176L472 0V320H0Z" />
            <path fill="none" stroke="#4a5d4c" strokeWidth="2" d="M0 320L196 164M472 320L276 164" />
          </g>
        </svg>
        <div className={`relative ${styles.suite}`}>
          <div className={`column relative align-center centred ${styles.card}`}>
            <h1 id="events-title" className={styles.title}>
              <span className={`block ${styles.names}`}>
                Thrale <span className={`italic ${styles.and}`}>&amp;</span>
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
            <p className={`self-end ${styles.answer}`}>
              <Lines of={[planner.address[1], planner.phone]} />
            </p>
          </div>
          <svg viewBox="0 0 600 560" className={styles.high} aria-hidden="true">
            <use href={`${sprays}#high`} />
          </svg>
          <svg viewBox="0 0 700 700" className={styles.low} aria-hidden="true">
            <use href={`${sprays}#low`} />
          </svg>
        </div>
      </section>
    </>
  );
}
