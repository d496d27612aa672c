import { Link } from "react-router-dom";
import { servicesPackages } from "../../content/packages/services-packages.ts";
import {
  includedFeatures,
  month,
  servicesClosing,
  servicesHead,
  servicesHero,
  servicesPricing,
} from "../../content/services.ts";
import { PageHead } from "../../page/page-head.tsx";
import { PackageList } from "../packages/package-list.tsx";
import { Drawing } from "../pictures/site-picture.tsx";
import { ClosingBand } from "../sections/closing-band.tsx";
import { ClosingPicture } from "../sections/closing-picture.tsx";
import { ActionLink, SectionHeading } from "../sections/sections.tsx";
import { Comparison } from "./comparison.tsx";
import { Industries } from "./industries.tsx";
import week1 from "./drawings/week-1.svg?raw";
import week2 from "./drawings/week-2.svg?raw";
import week3 from "./drawings/week-3.svg?raw";
import week4 from "./drawings/week-4.svg?raw";
import { SiteTypes } from "./site-types.tsx";
import styles from "./services-page.module.css";

export default function ServicesPage() {
  return (
    <>
      <PageHead {...servicesHead} />
      <div className={`sheet equal large-2 align-end gap-y-6 ${styles.hero}`}>
        <h1 className="page-title ch-13">{servicesHero.heading}</h1>
        <div>
          <p className={`lead mb-5 ${styles.lead}`}>{servicesHero.lead}</p>
          <ActionLink {...servicesHero.action} />
        </div>
      </div>
      <section id="pricing" className="sheet" aria-labelledby="packages">
        <SectionHeading id="packages" heading={servicesPricing.heading} lede={servicesPricing.lede} beside />
        <PackageList packages={servicesPackages} />
        <p className={`mt-6 measure ${styles.soon}`}>
          {servicesPricing.soon.text}{" "}
          <Link to={servicesPricing.soon.action.to} className="accent strong">
            {servicesPricing.soon.action.label}
          </Link>
        </p>
      </section>
      <Month />
      <IncludedFeatures />
      <SiteTypes />
      <Comparison />
      <Industries />
      <ClosingBand content={servicesClosing}>
        <ClosingPicture site="fitness" />
      </ClosingBand>
    </>
  );
}

const machine = [week1, week2, week3, week4];

function Month() {
  const { heading, lede, weeks } = month;
  return (
    <section data-fold className={`sunk ${styles.month}`} aria-labelledby="month">
      <div className="sheet">
        <SectionHeading id="month" heading={heading} lede={lede} beside />
        <ol role="list" className={`equal medium-2 xlarge-4 ${styles.weeks}`}>
          {weeks.map(({ title, description }, index) => (
            <li key={title} className="relative">
              <Drawing of={machine[index] ?? ""} className={`full overflows ${styles.machine}`} />
              <p className="accent small strong mt-4">Week {index + 1}</p>
              <h3 className="card-title">{title}</h3>
              <p className={`hint mt-2 ${styles.weekDescription}`}>{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function IncludedFeatures() {
  const { heading, lede, cards, more } = includedFeatures;
  return (
    <section data-fold className={`sheet columns gap-y-6 ${styles.included}`} aria-labelledby="included">
      <div className="to-5">
        <h2 id="included" className="small-title">
          {heading}
        </h2>
        <p className="soft mt-4 ch-34">{lede}</p>
      </div>
      <dl className={`from-5 ${styles.parts}`}>
        {cards.map(({ title, description }) => (
          <div key={title} className={`relative ${styles.part}`}>
            <dt className={`display-lg ${styles.partTitle}`}>{title}</dt>
            <dd className={`hint ${styles.partDescription}`}>{description}</dd>
          </div>
        ))}
      </dl>
      <p className="from-5 measure">
        {more.map(({ text, action }) => (
          <span key={text}>
            {text}{" "}
            <Link to={action.to} className="accent strong">
              {action.label}
            </Link>
            .{" "}
          </span>
        ))}
      </p>
    </section>
  );
}
