import { buttonClass } from "@brightwren/ui/button-class";
import { Suspense } from "react";
import { Link } from "react-router-dom";
import { servicesPackages } from "../../content/packages/services-packages.ts";
import {
  comparison,
  includedFeatures,
  industries,
  month,
  servicesClosing,
  servicesHead,
  servicesHero,
  servicesPricing,
  siteTypes,
} from "../../content/services.ts";
import { lazyPart, whenWanted } from "../../page/lazy-part.ts";
import { PageHead } from "../../page/page-head.tsx";
import { OptionalPart } from "../errors/error-boundary.tsx";
import { PackageList } from "../packages/package-list.tsx";
import { ClosingBand } from "../sections/closing-band.tsx";
import { SectionHeading } from "../sections/sections.tsx";
import { MachineWeek } from "./month-machine.tsx";
import styles from "./services-page.module.css";
import { YearInCoins } from "./year-in-coins.tsx";

const siteTypesId = "site-types-grid";

const tradesId = "trades";

// Far down and heavy: their HTML is there from the start, their scripts wait until they are near.
const SiteTypeSketch = lazyPart(async () => {
  await whenWanted(siteTypesId);
  return import("./site-type-sketch.tsx");
});

const TradeSign = lazyPart(async () => {
  await whenWanted(tradesId);
  return import("./trade-sign.tsx");
});

/** /services: a month's work and what is included, the packages, six kinds of site, monthly against outright, twelve trades. */
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
      <Month />
      <IncludedFeatures />
      <section data-fold id="pricing" className={`sheet ${styles.section}`} aria-labelledby="packages">
        <SectionHeading id="packages" heading={servicesPricing.heading} lede={servicesPricing.lede} beside />
        <PackageList packages={servicesPackages} />
        <p className={styles.soon}>
          {servicesPricing.soon.text}{" "}
          <Link to={servicesPricing.soon.action.to} className={styles.link}>
            {servicesPricing.soon.action.label}
          </Link>
        </p>
      </section>
      <SiteTypes />
      <Comparison />
      <Industries />
      <ClosingBand content={servicesClosing} picture="fitness" />
    </>
  );
}

/** The machine of a month: four weeks of work, drawn side by side. */
function Month() {
  const { heading, lede, weeks } = month;
  return (
    <section className={styles.month} aria-labelledby="month">
      <div className="sheet">
        <SectionHeading id="month" heading={heading} lede={lede} beside />
        <ol role="list" className={styles.weeks}>
          {weeks.map(({ title, description }, index) => (
            <li key={title}>
              <MachineWeek week={index} />
              <p className={styles.week}>Week {index + 1}</p>
              <h3 className={styles.weekTitle}>{title}</h3>
              <p className={styles.weekDescription}>{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Eight things in every package: the machine's parts, by their numbers in the drawing. */
function IncludedFeatures() {
  const { heading, lede, cards, more } = includedFeatures;
  return (
    <section className={`sheet columns ${styles.included}`} aria-labelledby="included">
      <div className={styles.includedHead}>
        <h2 id="included" className={styles.includedHeading}>
          {heading}
        </h2>
        <p className={styles.lede}>{lede}</p>
      </div>
      <dl className={styles.parts}>
        {cards.map(({ title, description }) => (
          <div key={title} className={styles.part}>
            <dt className={styles.partTitle}>{title}</dt>
            <dd className={styles.partDescription}>{description}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.more}>
        {more.map(({ text, action }) => (
          <span key={text}>
            {text}{" "}
            <Link to={action.to} className={styles.link}>
              {action.label}
            </Link>
            .{" "}
          </span>
        ))}
      </p>
    </section>
  );
}

/** Six kinds of site, each with the sketch of its page. */
function SiteTypes() {
  const { heading, lede, cards } = siteTypes;
  return (
    <section data-fold className={styles.band} aria-labelledby="site-types">
      <div className="sheet">
        <SectionHeading id="site-types" heading={heading} lede={lede} beside />
        <ul role="list" id={siteTypesId} className={styles.grid}>
          {cards.map(({ title, description }, index) => (
            <li key={title}>
              <OptionalPart>
                <Suspense>
                  <SiteTypeSketch index={index} />
                </Suspense>
              </OptionalPart>
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
  const { heading, lede, columns, coin, rows, note } = comparison;
  return (
    <section data-fold className={`sheet columns ${styles.comparisonSection}`} aria-labelledby="comparison">
      <div className={styles.comparisonHead}>
        <SectionHeading id="comparison" heading={heading} lede={lede} />
        <YearInCoins {...rows[0]} columns={columns} coin={coin} />
      </div>
      <div
        className={`sideways ${styles.prices}`}
        role="region"
        aria-label={`${columns.traditional}, ${columns.monthly}`}
        tabIndex={0}
      >
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
                <td>{traditional}</td>
                <td className={styles.ours}>{monthly}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.note}>{note}</p>
    </section>
  );
}

/** Twelve trades, each under its sign, with the answer their customers look for. */
function Industries() {
  const { heading, lede, cards } = industries;
  return (
    <section data-fold className={`sheet ${styles.section}`} aria-labelledby="industries">
      <SectionHeading id="industries" heading={heading} lede={lede} beside />
      <ol role="list" id={tradesId} className={styles.trades}>
        {cards.map(({ title, description }, index) => (
          <li key={title} className={styles.trade}>
            <OptionalPart>
              <Suspense>
                <TradeSign index={index} />
              </Suspense>
            </OptionalPart>
            <div className={styles.answer}>
              <h3 className={styles.tradeTitle}>{title}</h3>
              <p className={styles.tradeDescription}>{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
