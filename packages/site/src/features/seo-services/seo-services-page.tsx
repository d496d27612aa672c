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
import { ClosingPicture } from "../sections/closing-picture.tsx";
import { SeoCost } from "../sections/seo-cost.tsx";
import { ActionLink, SectionHeading } from "../sections/sections.tsx";
import { Audit } from "./audit.tsx";
import styles from "./seo-services-page.module.css";

export default function SeoServicesPage() {
  return (
    <>
      <PageHead {...seoServicesHead} />
      <div className={`sheet columns align-end gap-y-7 ${styles.hero}`}>
        <div className="to-7">
          <h1 className={`page-title ${styles.heading}`}>{seoHero.heading}</h1>
          <p className="lead mt-5 mb-5 ch-48">{seoHero.lead}</p>
          <ActionLink {...seoHero.action} />
        </div>
        <dl className={`from-7 ${styles.ledger}`}>
          {seoStats.map(({ number, label }) => (
            <div key={label} className={`hint flex ${styles.entry}`}>
              <dt>{label}</dt>
              <dd className={`ink ${styles.number}`}>{number}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Audit />
      <Work />
      <Stages />
      <SeoCost content={seoServicesCost} />
      <ClosingBand content={seoClosing} ground="tint">
        <ClosingPicture site="tech" />
      </ClosingBand>
    </>
  );
}

function Work() {
  const { heading, lede, cards, answers, further } = seoBlocks;
  return (
    <section data-fold className="on-slab band" aria-labelledby="seo-work">
      <div className="sheet">
        <SectionHeading id="seo-work" heading={heading} lede={lede} />
        <ul role="list" className="equal medium-2 large-3 mt-7 gap-y-6">
          {cards.map(({ title, description }, index) => (
            <li key={title} className={styles.block}>
              <p className={`row small strong mb-3 ${styles.answers}`}>{answers[index]}</p>
              <h3 className={`card-title ${styles.title}`}>{title}</h3>
              <p className={`mt-2 pale ${styles.description}`}>
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
    <section data-fold className="sheet section" aria-labelledby="seo-process">
      <SectionHeading id="seo-process" heading={seoProcess.heading} lede={seoProcess.lede} beside />
      <ol role="list" className="single mt-7 xxlarge-4">
        {seoProcess.steps.map(({ title, description }, index) => (
          <li key={title} className={`relative raised ${styles.step}`}>
            <span className={`block mb-3 ${styles.numeral}`} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={`card-title ${styles.title}`}>{title}</h3>
            <p className="soft mt-2">{description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
