import { buttonClass } from "@brightwren/ui/button-class";
import { Window } from "@brightwren/ui/window";
import { Wren } from "@brightwren/ui/wren";
import { Link } from "react-router-dom";
import { homeHero } from "../../content/home.ts";
import styles from "./home-hero.module.css";

/** The first view: what we do, for how much, and the two ways on. */
export function HomeHero() {
  const { heading, lead, actions, included } = homeHero;
  const [start, work] = actions;
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.ways}>
          <Link to={start.to} className={buttonClass({ size: "large" })}>
            {start.label}
          </Link>
          <Link to={work.to} className={buttonClass({ variant: "outline", size: "large" })}>
            {work.label}
          </Link>
        </p>
      </div>
      <div className={styles.picture}>
        <Wren className={styles.wren} />
        <Window tab="Included" address="your-business.example">
          <ul role="list" className={styles.list}>
            {included.map((item) => (
              <li key={item} className={styles.item}>
                {item}
              </li>
            ))}
          </ul>
          <p className={styles.price}>
            <span className={styles.from}>from</span> £29<span className={styles.per}>/month</span>
          </p>
        </Window>
      </div>
    </section>
  );
}
