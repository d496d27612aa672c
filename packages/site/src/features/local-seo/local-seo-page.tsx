import { buttonClass } from "@brightwren/ui/button-class";
import { Link } from "react-router-dom";
import {
  localSeoClosing,
  localSeoExplained,
  localSeoHead,
  localSeoHero,
  localSeoMonth,
  mapPack,
} from "../../content/local-seo.ts";
import { PageHead } from "../../page/page-head.tsx";
import { ClosingBand } from "../sections/closing-band.tsx";
import { SectionHeading } from "../sections/sections.tsx";
import styles from "./local-seo-page.module.css";
import { StreetMap } from "./street-map.tsx";

/** /local-seo: what it is, a month of it as a job sheet, who gets onto the map. */
export default function LocalSeoPage() {
  return (
    <>
      <PageHead {...localSeoHead} />
      <div className={styles.hero}>
        <StreetMap className={styles.map} />
        <div className={`sheet ${styles.words}`}>
          <div className={styles.card}>
            <h1 className={styles.heading}>{localSeoHero.heading}</h1>
            <p className={styles.lead}>{localSeoHero.lead}</p>
            <Link to={localSeoHero.action.to} className={buttonClass({ size: "large" })}>
              {localSeoHero.action.label}
            </Link>
          </div>
        </div>
      </div>
      <section className={`sheet ${styles.explained}`} aria-labelledby="what-it-is">
        <h2 id="what-it-is" className={styles.explainedHeading}>
          {localSeoExplained.heading}
        </h2>
        <div className={styles.columns}>
          {localSeoExplained.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <JobSheet />
      <MapPack />
      <ClosingBand content={localSeoClosing} picture="plumbing" />
    </>
  );
}

function JobSheet() {
  return (
    <section className={styles.band} aria-labelledby="one-month">
      <div className="sheet">
        <SectionHeading id="one-month" heading={localSeoMonth.heading} lede={localSeoMonth.lede} beside />
        <ol role="list" className={styles.jobs}>
          {localSeoMonth.jobs.map((job, index) => (
            <li key={job} className={styles.job}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              {job}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function MapPack() {
  return (
    <section className={`sheet ${styles.pack}`} aria-labelledby="map-pack">
      <SectionHeading id="map-pack" heading={mapPack.heading} lede={mapPack.lede} beside />
      <dl className={styles.reasons}>
        {mapPack.reasons.map(({ title, description }) => (
          <div key={title} className={styles.reason}>
            <dt className={styles.reasonTitle}>{title}</dt>
            <dd className={styles.reasonText}>{description}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.footnote}>{mapPack.footnote}</p>
    </section>
  );
}
