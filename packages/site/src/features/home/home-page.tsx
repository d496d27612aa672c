import { offer } from "@brightwren/brand";
import { Emblem } from "@brightwren/ui/emblem";
import { Link } from "react-router-dom";
import { homeClosing, homeHead, homeHero } from "../../content/home.ts";
import { PageHead } from "../../page/page-head.tsx";
import { ClosingBand } from "../sections/closing-band.tsx";
import { ActionLink } from "../sections/sections.tsx";
import { BusinessStages } from "./business-stages.tsx";
import { HeroSites } from "./hero-sites.tsx";
import { HomeDemos } from "./home-demos.tsx";
import { HomeFeatures } from "./home-features.tsx";
import { HomePricing } from "./home-pricing.tsx";
import { HomeProcess } from "./home-process.tsx";
import { HomeShowcase } from "./home-showcase.tsx";
import { HomeTemplates } from "./home-templates.tsx";
import { HomeVoices } from "./home-voices.tsx";
import styles from "./home-page.module.css";
import { MockupStrip } from "./mockup-strip.tsx";

export default function HomePage() {
  return (
    <>
      <PageHead {...homeHead} />
      <HomeHero />
      <MockupStrip />
      <HomeFeatures />
      <HomeVoices />
      <BusinessStages />
      <HomeDemos />
      <HomeProcess />
      <HomeShowcase />
      <HomePricing />
      <HomeTemplates />
      <ClosingBand content={homeClosing} ground="tint" />
    </>
  );
}

function HomeHero() {
  const { kicker, heading, lead, actions, included } = homeHero;
  const [start, work] = actions;
  return (
    <section className={`sheet single ${styles.hero}`}>
      <div>
        <p className={`accent strong mb-3 ${styles.kicker}`}>{kicker}</p>
        <h1 className={`ch-13 ${styles.heading}`}>{heading}</h1>
        <p className={`lead mt-5 ${styles.lead}`}>{lead}</p>
        <p className={`wrap mt-5 gap-3 ${styles.ways}`}>
          <ActionLink {...start} />
          <ActionLink {...work} kind="outline" />
        </p>
      </div>
      <div className={`relative ${styles.shown}`}>
        <Emblem className={`absolute ${styles.emblem}`} turned perched />
        <HeroSites />
        <Link to="#pricing" className={`absolute no-underline ${styles.price}`}>
          <span className={styles.from}>from</span> {offer.from}
          <span className={styles.per}>/month</span>
          <span className={`block ${styles.vat}`}>{offer.vat}.</span>
        </Link>
      </div>
      <ul role="list" className={`grid ${styles.included}`} aria-label="In every package">
        {included.map((item) => (
          <li key={item} className={`small flex align-baseline rule-above medium-weight ${styles.item}`}>
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
