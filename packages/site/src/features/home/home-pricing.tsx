import { Link } from "react-router-dom";
import { homePricing } from "../../content/home.ts";
import { homePackages } from "../../content/packages/home-packages.ts";
import { PackageList } from "../packages/package-list.tsx";
import { SectionHeading } from "../sections/sections.tsx";

export function HomePricing() {
  const { heading, lede, customQuote } = homePricing;
  return (
    <section data-fold id="pricing" className="sheet home-section" aria-labelledby="pricing-heading">
      <SectionHeading id="pricing-heading" heading={heading} lede={lede} beside />
      <PackageList packages={homePackages} />
      <p className="soft mt-6">
        {customQuote.text}{" "}
        <Link to={customQuote.action.to} className="touch accent strong">
          {customQuote.action.label}
        </Link>
      </p>
    </section>
  );
}
