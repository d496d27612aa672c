import { Link, useSearchParams } from "react-router-dom";
import { homePricing } from "../../content/home.ts";
import { homePackages } from "../../content/packages/home-packages.ts";
import { useHydrated } from "../../page/hydration.ts";
import { PackageList } from "../packages/package-list.tsx";
import { SectionHeading } from "../sections/sections.tsx";

export function HomePricing() {
  const { heading, lede, cancelled, customQuote } = homePricing;
  const [params] = useSearchParams();
  // The prerendered page has no query string.
  const isBack = useHydrated() && params.has("cancelled");
  return (
    <section data-fold id="pricing" className="sheet home-section" aria-labelledby="pricing-heading">
      <SectionHeading id="pricing-heading" heading={heading} lede={isBack ? cancelled : lede} beside />
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
