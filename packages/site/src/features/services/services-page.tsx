import { buttonClass } from "@brightwren/ui/button-class";
import { Link } from "react-router-dom";
import { servicesPackages } from "../../content/packages/services-packages.ts";
import {
  comparison,
  includedFeatures,
  industries,
  servicesClosing,
  servicesHead,
  servicesHero,
  servicesPricing,
  siteTypes,
} from "../../content/services.ts";
import { PageHead } from "../../page/page-head.tsx";
import { PackageList } from "../packages/package-list.tsx";
import { ClosingBand } from "../sections/closing-band.tsx";
import { SectionHeading } from "../sections/sections.tsx";
import styles from "./services-page.module.css";
import { SiteTypeSketch } from "./site-type-sketch.tsx";

/** /services: what is included, the packages, six kinds of site, monthly against outright, twelve trades. */
export default function ServicesPage() {
  return (
    <>
      <PageHead {...servicesHead} />
      <div className={`sheet ${styles.hero}`}>
        <h1 className={styles.heading}>{servicesHero.heading}</h1>
        <div>
          <p className={styles.lead}>{servicesHero.lead}</p>
          <Link to={servicesHero.action.to} className={buttonClass({ size: "large" })}>
            {servicesHero.action.label}
          </Link>
        </div>
      </div>
      <IncludedFeatures />
      <section id="pricing" className={`sheet ${styles.section}`} aria-labelledby="packages">
        <SectionHeading id="packages" heading={servicesPricing.heading} lede={servicesPricing.lede} beside />
        <PackageList packages={servicesPackages} />
      </section>
      <SiteTypes />
      <Comparison />
      <Industries />
      <ClosingBand content={servicesClosing} picture="fitness" />
    </>
  );
}

/** Eight things in every package, set as a data sheet. */
function IncludedFeatures() {
  const { heading, lede, cards } = includedFeatures;
  return (
    <section className="sheet" aria-labelledby="included">
      <div className={styles.head}>
        <h2 id="included" className={styles.includedHeading}>
          {heading}
        </h2>
        <p className={styles.lede}>{lede}</p>
      </div>
      <dl className={styles.includedList}>
        {cards.map(({ title, description }) => (
          <div key={title} className={styles.row}>
            <dt className={styles.includedTitle}>{title}</dt>
            <dd className={styles.includedDescription}>{description}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Six kinds of site, each with the sketch of its page. */
function SiteTypes() {
  const { heading, lede, cards } = siteTypes;
  return (
    <section className={styles.band} aria-labelledby="site-types">
      <div className="sheet">
        <SectionHeading id="site-types" heading={heading} lede={lede} beside />
        <ul role="list" className={styles.grid}>
          {cards.map(({ title, description }, index) => (
            <li key={title}>
              <SiteTypeSketch index={index} />
              <h3 className={styles.siteTypeTitle}>{title}</h3>
              <p className={styles.siteTypeDescription}>{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Traditional against monthly, row by row. */
function Comparison() {
  const { heading, lede, columns, rows, note } = comparison;
  return (
    <section className={`sheet ${styles.comparisonSection}`} aria-labelledby="comparison">
      <SectionHeading id="comparison" heading={heading} lede={lede} beside />
      <table className={styles.table}>
        <thead>
          <tr>
            {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the empty corner */}
            <td />
            <th scope="col">{columns.traditional}</th>
            <th scope="col" className={styles.ours}>
              {columns.monthly}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ aspect, traditional, monthly }) => (
            <tr key={aspect}>
              <th scope="row">{aspect}</th>
              <td data-column={columns.traditional}>{traditional}</td>
              <td data-column={columns.monthly} className={styles.ours}>
                {monthly}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{note}</p>
    </section>
  );
}

/** Twelve trades with the answer their customers look for. */
function Industries() {
  const { heading, lede, cards } = industries;
  return (
    <section className={`sheet ${styles.industriesSection}`} aria-labelledby="industries">
      <SectionHeading id="industries" heading={heading} lede={lede} />
      <ol role="list" className={styles.industriesList}>
        {cards.map(({ title, description }) => (
          <li key={title} className={styles.trade}>
            <h3 className={styles.industriesTitle}>{title}</h3>
            <p className={styles.industriesDescription}>{description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
