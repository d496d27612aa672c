import { buttonClass } from "@brightwren/ui/button-class";
import { Link } from "react-router-dom";
import { PageHead } from "../../app/page-head.tsx";
import { servicesHead } from "../../content/heads/services-head.ts";
import { servicesPackages } from "../../content/packages/services-packages.ts";
import { servicesClosing, servicesHero, servicesPricing } from "../../content/services.ts";
import { PackageList } from "../packages/package-list.tsx";
import { Closing } from "../sections/closing.tsx";
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
        <SectionHeading id="packages" heading={servicesPricing.heading} lede={servicesPricing.lede} wide />
        <PackageList packages={servicesPackages} />
      </section>
      <SiteTypes />
      <Comparison />
      <Industries />
      <Closing content={servicesClosing} />
    </>
  );
}
