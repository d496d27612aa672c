import { buttonClass } from "@brightwren/ui/button-class";
import { Part } from "@brightwren/ui/part";
import { Link } from "react-router-dom";
import { servicesPackages } from "../../content/packages/services-packages.ts";
import {
  includedFeatures,
  month,
  servicesHead,
  servicesHero,
  servicesPricing,
} from "../../content/services.ts";
import { PageHead } from "../../page/page-head.tsx";
import { PackageList } from "../packages/package-list.tsx";
import { SectionHeading } from "../sections/sections.tsx";
import { LowerServices } from "./lower-services.tsx";
import { MachineWeek } from "./month-machine.tsx";
import styles from "./services-page.module.css";

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
      <section id="pricing" className="sheet" aria-labelledby="packages">
        <Part of="pricing">
          <SectionHeading
            id="packages"
            heading={servicesPricing.heading}
            lede={servicesPricing.lede}
            beside
          />
          <PackageList packages={servicesPackages} />
          <p className={styles.soon}>
            {servicesPricing.soon.text}{" "}
            <Link to={servicesPricing.soon.action.to} className={styles.link}>
              {servicesPricing.soon.action.label}
            </Link>
          </p>
        </Part>
      </section>
      <Month />
      <IncludedFeatures />
      <LowerServices />
    </>
  );
}

function Month() {
  const { heading, lede, weeks } = month;
  return (
    <section data-fold className={styles.month} aria-labelledby="month">
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

function IncludedFeatures() {
  const { heading, lede, cards, more } = includedFeatures;
  return (
    <section data-fold className={`sheet columns ${styles.included}`} aria-labelledby="included">
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
