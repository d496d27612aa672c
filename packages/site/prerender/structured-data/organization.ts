import type { OrganizationLeaf } from "schema-dts";
import { brand } from "../../src/content/brand.ts";
import type { SiteFacts } from "../site-model.ts";
import { absoluteUrl } from "../head/absolute-url.ts";
import { language, siteIds } from "./node-ids.ts";
import { address } from "./postal-address.ts";

/** Us, as publisher, provider and author's employer on every page. */
export function organization(site: SiteFacts): OrganizationLeaf {
  return {
    "@type": "Organization",
    "@id": siteIds(site).organization,
    name: brand.name,
    url: absoluteUrl("/", site),
    logo: {
      "@type": "ImageObject",
      url: absoluteUrl("/icon-512.png", site),
      width: "512",
      height: "512",
    },
    foundingDate: `${brand.founded}`,
    email: brand.email,
    telephone: brand.phone.href.replace("tel:", ""),
    address,
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer service",
      email: brand.email,
      telephone: brand.phone.href.replace("tel:", ""),
      areaServed: "GB",
      availableLanguage: language,
    },
  };
}
