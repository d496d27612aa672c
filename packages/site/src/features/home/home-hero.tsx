import { paths } from "@brightwren/core/paths";
import { buttonClass } from "@brightwren/ui/button-class";
import { Window } from "@brightwren/ui/window";
import { Wren } from "@brightwren/ui/wren";
import { Link } from "react-router-dom";
import styles from "./home-hero.module.css";

const included = [
  "Domain, hosting and SSL",
  "Custom design, mobile optimised",
  "Maintenance and unlimited content updates",
  "SEO from the first day",
  "No upfront cost, no long-term contract",
];

/** The first view: what we do, for how much, and the two ways on. */
export function HomeHero() {
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.heading}>A website that answers the phone for you.</h1>
        <p className={styles.lead}>
          Professional websites for British small businesses, from £29/month. Designed, written, hosted and
          kept current by us, built in 7&nbsp;days.
        </p>
        <p className={styles.ways}>
          <Link to={paths.contact} className={buttonClass({ size: "large" })}>
            Start Your Project Today
          </Link>
          <Link to={paths.portfolio} className={buttonClass({ variant: "outline", size: "large" })}>
            View Our Work
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
