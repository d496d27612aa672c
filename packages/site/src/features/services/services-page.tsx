import { buttonClass } from "@brightwren/ui/button-class";
import { Link } from "react-router-dom";
import { PageHead } from "../../app/page-head.tsx";
import { pageHeads } from "../../content/page-heads.ts";
import { servicesPackages } from "../../content/packages.ts";
import { servicesClosing, servicesHero, servicesPricing } from "../../content/services.ts";
import { PackageList } from "../packages/package-list.tsx";
import { SectionHeading } from "../sections/section-heading.tsx";
import { Comparison } from "./comparison.tsx";
import { IncludedFeatures } from "./included-features.tsx";
import { Industries } from "./industries.tsx";
import styles from "./services-page.module.css";
import { SiteTypes } from "./site-types.tsx";

/** /services (specification section 2). */
export default function ServicesPage() {
  return (
    <>
      <PageHead {...pageHeads.services} />
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
        <SectionHeading id="packages" heading={servicesPricing.heading} lede={servicesPricing.lede} wide />
        <PackageList packages={servicesPackages} />
      </section>
      <SiteTypes />
      <Comparison />
      <Industries />
      <section className={`sheet ${styles.closing}`} aria-labelledby="services-closing">
        <SectionHeading id="services-closing" heading={servicesClosing.heading} lede={servicesClosing.lede} />
        <p className={styles.ways}>
          {servicesClosing.actions.map(({ label, to }, index) => (
            <Link
              key={label}
              to={to}
              className={buttonClass({ variant: index === 0 ? "primary" : "outline", size: "large" })}
            >
              {label}
            </Link>
          ))}
        </p>
      </section>
    </>
  );
}
