import { paths } from "@brightwren/core/paths";
import type { OfferLeaf, ServiceLeaf } from "schema-dts";
import { homePackages } from "../../src/content/packages/home-packages.ts";
import { servicesPackages } from "../../src/content/packages/services-packages.ts";
import type { Package } from "../../src/content/types.ts";
import type { SiteFacts, SitePage } from "../site-model.ts";
import { absoluteUrl } from "../head/absolute-url.ts";
import { pageName } from "../head/page-name.ts";
import { pageIds, siteIds } from "./node-ids.ts";
import { poundsOf } from "./price.ts";

/** The two pages show different prices (specification section 9); each says its own. */
const packagesOf: Partial<Record<string, readonly Package[]>> = {
  [paths.home]: homePackages,
  [paths.services]: servicesPackages,
};

const seoPages: ReadonlySet<string> = new Set([paths.seoServices, paths.localSeo]);

function offer({ name, description, price: shown }: Package, url: string, site: SiteFacts): OfferLeaf {
  const price = poundsOf(shown);
  return {
    "@type": "Offer",
    name,
    description,
    url,
    price,
    priceCurrency: "GBP",
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price,
      priceCurrency: "GBP",
      // UN/CEFACT's code for a month.
      unitCode: "MON",
      unitText: "month",
      billingIncrement: 1,
    },
    seller: { "@id": siteIds(site).organization },
  };
}

/** What a page sells: the packages with their prices a month, or SEO work, which is quoted. Most pages: nothing. */
export function services(page: SitePage, site: SiteFacts): ServiceLeaf[] {
  const packages = packagesOf[page.path];
  if (!packages && !seoPages.has(page.path)) return [];
  const url = absoluteUrl(page.path, site);
  return [
    {
      "@type": "Service",
      "@id": pageIds(page.path, site).service,
      name: packages ? "Website packages by the month" : pageName(page),
      serviceType: packages ? "Web design" : "Search engine optimisation",
      description: page.description,
      url,
      provider: { "@id": siteIds(site).organization },
      areaServed: { "@type": "Country", name: "United Kingdom" },
      mainEntityOfPage: { "@id": pageIds(page.path, site).page },
      ...(packages ? { offers: packages.map((one) => offer(one, url, site)) } : {}),
    },
  ];
}
