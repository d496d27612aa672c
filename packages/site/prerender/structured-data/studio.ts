import type { ProfessionalServiceLeaf } from "schema-dts";
import { brand, phoneHours } from "../../src/content/brand.ts";
import { servicesPackages } from "../../src/content/packages/services-packages.ts";
import { homePackages } from "../../src/content/packages/home-packages.ts";
import type { SiteFacts } from "../site-model.ts";
import { absoluteUrl } from "../head/absolute-url.ts";
import { siteIds } from "./node-ids.ts";
import { address } from "./postal-address.ts";
import { poundsOf } from "./price.ts";

function priceRange(): string {
  const prices = [...homePackages, ...servicesPackages].map(({ price }) => poundsOf(price));
  return `£${Math.min(...prices)}–£${Math.max(...prices)} a month`;
}

/**
 * The studio as a local business: where it is, when it answers. No ratings: those a business gives itself do not count
 * (Google, review snippet guidelines, "self-serving reviews").
 */
export function studio(site: SiteFacts): ProfessionalServiceLeaf {
  return {
    "@type": "ProfessionalService",
    "@id": siteIds(site).studio,
    name: brand.name,
    url: absoluteUrl("/", site),
    image: absoluteUrl("/icon-512.png", site),
    email: brand.email,
    telephone: brand.phone.href.replace("tel:", ""),
    address,
    areaServed: { "@type": "Country", name: "United Kingdom" },
    priceRange: priceRange(),
    openingHoursSpecification: {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: phoneHours.days,
      opens: phoneHours.opens,
      closes: phoneHours.closes,
    },
    parentOrganization: { "@id": siteIds(site).organization },
  };
}
