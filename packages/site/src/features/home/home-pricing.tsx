import { Link } from "react-router-dom";
import { homePricing } from "../../content/home.ts";
import { homePackages } from "../../content/packages/home-packages.ts";
import { PackageList } from "../packages/package-list.tsx";
import { SectionHeading } from "../sections/section-heading.tsx";
import styles from "./home-pricing.module.css";

/** Three packages with their prices, and the way to a quote for anything else. */
export function HomePricing() {
  const { heading, lede, customQuote } = homePricing;
  return (
    <section
      data-fold
      id="pricing"
      className={`sheet ${styles.pricingSection}`}
      aria-labelledby="pricing-heading"
    >
      <SectionHeading id="pricing-heading" heading={heading} lede={lede} wide />
      <PackageList packages={homePackages} />
      <p className={styles.quote}>
        {customQuote.text}{" "}
        <Link to={customQuote.action.to} className={styles.pricingLink}>
          {customQuote.action.label}
        </Link>
      </p>
    </section>
  );
}
