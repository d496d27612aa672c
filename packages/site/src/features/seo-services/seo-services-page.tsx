import { buttonClass } from "@brightwren/ui/button-class";
import { Link } from "react-router-dom";
import {
  seoBlocks,
  seoClosing,
  seoHero,
  seoProcess,
  seoServicesCost,
  seoServicesHead,
  seoStats,
} from "../../content/seo-services.ts";
import { PageHead } from "../../page/page-head.tsx";
import { ClosingBand } from "../sections/closing-band.tsx";
import { SeoCost } from "../sections/seo-cost.tsx";
import { SectionHeading } from "../sections/sections.tsx";
import { Audit } from "./audit.tsx";
import styles from "./seo-services-page.module.css";

export default function SeoServicesPage() {
  return (
    <>
      <PageHead {...seoServicesHead} />
      <div className={`sheet columns ${styles.hero}`}>
        <div className={styles.words}>
          <h1 className={styles.heading}>{seoHero.heading}</h1>
          <p className={styles.lead}>{seoHero.lead}</p>
          <Link to={seoHero.action.to} className={buttonClass({ size: "large" })}>
            {seoHero.action.label}
          </Link>
        </div>
        <dl className={styles.ledger}>
          {seoStats.map(({ number, label }) => (
            <div key={label} className={styles.entry}>
              <dt>{label}</dt>
              <dd className={styles.number}>{number}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Audit />
      <Work />
      <Stages />
      <SeoCost content={seoServicesCost} />
      <ClosingBand content={seoClosing} picture="tech" ground="tint" />
    </>
  );
}

function Work() {
  const { heading, lede, cards, answers, further } = seoBlocks;
  return (
    <section data-fold className={styles.slab} aria-labelledby="seo-work">
      <div className="sheet">
        <SectionHeading id="seo-work" heading={heading} lede={lede} />
        <ul role="list" className={styles.blocks}>
          {cards.map(({ title, description }, index) => (
            <li key={title} className={styles.block}>
              <p className={styles.answers}>{answers[index]}</p>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.description}>
                {description}
                {index === 2 ? (
                  <span>
                    {" "}
                    {further.text} <Link to={further.action.to}>{further.action.label}</Link>.
                  </span>
                ) : null}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Stages() {
  return (
    <section data-fold className={`sheet ${styles.process}`} aria-labelledby="seo-process">
      <SectionHeading id="seo-process" heading={seoProcess.heading} lede={seoProcess.lede} beside />
      <ol role="list" className={styles.steps}>
        {seoProcess.steps.map(({ title, description }, index) => (
          <li key={title} className={styles.step}>
            <span className={styles.numeral} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.stepText}>{description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
