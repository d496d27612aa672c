import { buttonClass } from "@brightwren/ui/button-class";
import { Link } from "react-router-dom";
import {
  seoBlocks,
  seoClosing,
  seoHero,
  seoProcess,
  seoServicesHead,
  seoStats,
} from "../../content/seo-services.ts";
import { PageHead } from "../../page/page-head.tsx";
import { ClosingBand } from "../sections/closing-band.tsx";
import { SectionHeading } from "../sections/sections.tsx";
import styles from "./seo-services-page.module.css";

/** /seo-services: three statistics, six service blocks, four steps. */
export default function SeoServicesPage() {
  return (
    <>
      <PageHead {...seoServicesHead} />
      <div className={`sheet ${styles.hero}`}>
        <div>
          <h1 className={styles.heading}>{seoHero.heading}</h1>
          <p className={styles.lead}>{seoHero.lead}</p>
          <Link to={seoHero.action.to} className={buttonClass({ size: "large" })}>
            {seoHero.action.label}
          </Link>
        </div>
        <dl className={styles.stats}>
          {seoStats.map(({ number, label }) => (
            <div key={label} className={styles.stat}>
              <dt>{label}</dt>
              <dd className={styles.number}>{number}</dd>
            </div>
          ))}
        </dl>
      </div>
      <section className={styles.band} aria-labelledby="seo-work">
        <div className={`sheet ${styles.work}`}>
          <div className={styles.head}>
            <SectionHeading id="seo-work" heading={seoBlocks.heading} lede={seoBlocks.lede} />
          </div>
          <ul role="list" className={styles.blocks}>
            {seoBlocks.cards.map(({ title, description }) => (
              <li key={title} className={styles.block}>
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.description}>{description}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <Stages />
      <ClosingBand content={seoClosing} picture="tech" ground="tint" />
    </>
  );
}

function Stages() {
  return (
    <section className={`sheet ${styles.process}`} aria-labelledby="seo-process">
      <SectionHeading id="seo-process" heading={seoProcess.heading} lede={seoProcess.lede} />
      <ol role="list" className={styles.steps}>
        {seoProcess.steps.map(({ title, description }, index) => (
          <li key={title} className={styles.step}>
            <span className={styles.letter} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.description}>{description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
