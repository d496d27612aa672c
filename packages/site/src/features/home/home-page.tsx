import { offer } from "@brightwren/brand";
import { buttonClass } from "@brightwren/ui/button-class";
import { Window } from "@brightwren/ui/window";
import { Emblem } from "@brightwren/ui/emblem";
import { Suspense } from "react";
import { Link } from "react-router-dom";
import { homeFeatures, homeHead, homeHero } from "../../content/home.ts";
import { lazyPart, whenWanted } from "../../page/lazy-part.ts";
import { PageHead } from "../../page/page-head.tsx";
import { OptionalPart } from "../errors/error-boundary.tsx";
import { SectionHeading } from "../sections/sections.tsx";
import styles from "./home-page.module.css";
import { MockupStrip } from "./mockup-strip.tsx";

const lowerId = "lower-home";

/** Its HTML is there from the start; its script waits until somebody scrolls down or does something. */
const LowerHome = lazyPart(async () => {
  await whenWanted(lowerId);
  return import("./lower-home.tsx");
});

/** Home /, block by block in its order. */
export default function HomePage() {
  return (
    <>
      <PageHead {...homeHead} />
      <HomeHero />
      <MockupStrip />
      <HomeFeatures />
      <div id={lowerId}>
        <OptionalPart>
          <Suspense>
            <LowerHome />
          </Suspense>
        </OptionalPart>
      </div>
    </>
  );
}

/** The first view: what we do, for how much, and the two ways on. */
function HomeHero() {
  const { heading, lead, actions, included } = homeHero;
  const [start, work] = actions;
  return (
    <section className={styles.hero}>
      <div>
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
        <Emblem className={styles.emblem} turned />
        <Window tab="Included" address="your-business.example">
          <ul role="list" className={styles.list}>
            {included.map((item) => (
              <li key={item} className={styles.item}>
                {item}
              </li>
            ))}
          </ul>
          <p className={styles.price}>
            <span className={styles.from}>from</span> {offer.from}
            <span className={styles.per}>/month</span>
          </p>
        </Window>
      </div>
    </section>
  );
}

/** Four things that stop being the customer's work. */
function HomeFeatures() {
  const { heading, lede, cards, action } = homeFeatures;
  return (
    <section data-fold className={`sheet ${styles.section}`} aria-labelledby="features">
      <div className={styles.head}>
        <SectionHeading id="features" heading={heading} lede={lede} />
        <Link
          to={action.to}
          className={`${buttonClass({ variant: "outline", size: "large" })} ${styles.action}`}
        >
          {action.label}
        </Link>
      </div>
      <ul role="list">
        {cards.map(({ title, description }) => (
          <li key={title} className={styles.card}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.description}>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
