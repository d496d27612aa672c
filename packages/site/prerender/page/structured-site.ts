import { phoneHref } from "@brightwren/brand/derived";
import { studio } from "@brightwren/brand";
import { founder } from "@brightwren/brand/founder";
import type { Studio } from "@brightwren/brand/shape";
import { paths } from "@brightwren/core/paths";
import type * as Schema from "schema-dts";
import { blogHead } from "../../src/content/blog.ts";
import { homePackages } from "../../src/content/packages/home-packages.ts";
import { servicesPackages } from "../../src/content/packages/services-packages.ts";
import {
  absoluteUrl,
  feedTitle,
  type SiteFacts,
  type SitePageWithCard,
  type SizedImage,
} from "./page-facts.ts";

export const siteIds = (site: SiteFacts) => ({
  organization: absoluteUrl("/#organization", site),
  studio: absoluteUrl("/#studio", site),
  webSite: absoluteUrl("/#website", site),
  blog: absoluteUrl("/blog#blog", site),
});

export const pageIds = (path: string, site: SiteFacts) => ({
  page: absoluteUrl(`${path}#webpage`, site),
  breadcrumbs: absoluteUrl(`${path}#breadcrumbs`, site),
  service: absoluteUrl(`${path}#service`, site),
  posting: absoluteUrl(`${path}#article`, site),
});

export const language = "en-GB";

export const imageObject = (
  { address: path, width, height }: SizedImage,
  site: SiteFacts,
): Schema.ImageObjectLeaf => ({
  "@type": "ImageObject",
  url: absoluteUrl(path, site),
  width: `${width}`,
  height: `${height}`,
});

const telephone = phoneHref.replace("tel:", "");

const address: Schema.PostalAddressLeaf = {
  "@type": "PostalAddress",
  streetAddress: studio.address.street,
  addressLocality: studio.address.town,
  postalCode: studio.address.postcode,
  addressCountry: studio.address.country,
};

const { people, place, social }: Studio = studio;

const personOf = ({ name, role }: { name: string; role: string }): Schema.PersonLeaf => ({
  "@type": "Person",
  name,
  jobTitle: role,
});

const profiles = social.length > 0 ? { sameAs: [...social] } : {};

export function organization(site: SiteFacts): Schema.OrganizationLeaf {
  return {
    "@type": "Organization",
    "@id": siteIds(site).organization,
    name: studio.name,
    legalName: studio.legal.name,
    ...(studio.legal.vat ? { vatID: studio.legal.vat } : {}),
    ...(founder ? { founder: personOf(founder) } : {}),
    ...(people.length > 0 ? { employee: people.map(personOf) } : {}),
    ...profiles,
    url: absoluteUrl("/", site),
    logo: imageObject({ address: "/icon-512.png", width: 512, height: 512 }, site),
    foundingDate: `${studio.founded}`,
    email: studio.email,
    telephone,
    address,
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer service",
      email: studio.email,
      telephone,
      areaServed: "GB",
      availableLanguage: language,
    },
  };
}

/** Returns 29.99 for `£29.99`. Throws if the text is not a price in pounds. */
export function poundsOf(price: string): number {
  const [, figure] = /^£(\d+(?:\.\d{2})?)$/.exec(price) ?? [];
  if (figure === undefined) throw new Error(`"${price}" is not a price in pounds.`);
  return Number(figure);
}

function priceRange(): string {
  const prices = [...homePackages, ...servicesPackages].map(({ price }) => poundsOf(price));
  return `£${Math.min(...prices)}–£${Math.max(...prices)} a month`;
}

/** Omits ratings, because Google ignores a business's own (review snippet guidelines, "self-serving reviews"). */
export function localBusiness(
  { searchImages }: SitePageWithCard,
  site: SiteFacts,
): Schema.ProfessionalServiceLeaf {
  return {
    "@type": "ProfessionalService",
    "@id": siteIds(site).studio,
    name: studio.name,
    url: absoluteUrl("/", site),
    logo: absoluteUrl("/icon-512.png", site),
    image: searchImages.map((one) => imageObject(one, site)),
    email: studio.email,
    telephone,
    address,
    ...(place ? { geo: { "@type": "GeoCoordinates", ...place } } : {}),
    ...profiles,
    areaServed: { "@type": "Country", name: "United Kingdom" },
    priceRange: priceRange(),
    openingHoursSpecification: {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: studio.hours.days,
      opens: studio.hours.opens,
      closes: studio.hours.closes,
    },
    parentOrganization: { "@id": siteIds(site).organization },
  };
}

export function webSite(site: SiteFacts): Schema.WebSiteLeaf {
  return {
    "@type": "WebSite",
    "@id": siteIds(site).webSite,
    name: studio.name,
    url: absoluteUrl("/", site),
    inLanguage: language,
    publisher: { "@id": siteIds(site).organization },
  };
}

export function searchableWebSite(site: SiteFacts): Schema.WebSiteLeaf {
  const search: Schema.WithActionConstraints<Schema.SearchActionLeaf> = {
    "@type": "SearchAction",
    target: {
      "@type": "EntryPoint",
      // The braces belong to the template; URL would encode them.
      urlTemplate: `${absoluteUrl(paths.blog, site)}?q={search_term_string}`,
    },
    "query-input": "required name=search_term_string",
  };
  return { ...webSite(site), potentialAction: search };
}

export function blog(site: SiteFacts): Schema.BlogLeaf {
  return {
    "@type": "Blog",
    "@id": siteIds(site).blog,
    name: feedTitle,
    description: blogHead.description,
    url: absoluteUrl(paths.blog, site),
    inLanguage: language,
    publisher: { "@id": siteIds(site).organization },
  };
}
