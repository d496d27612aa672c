import { paths } from "@brightwren/core/paths";
import type { SearchActionLeaf, WebSiteLeaf, WithActionConstraints } from "schema-dts";
import { brand } from "../../src/content/brand.ts";
import type { SiteFacts } from "../site-model.ts";
import { absoluteUrl } from "../head/absolute-url.ts";
import { language, siteIds } from "./node-ids.ts";

/** The site as a whole, which every page is part of. */
export function webSite(site: SiteFacts): WebSiteLeaf {
  return {
    "@type": "WebSite",
    "@id": siteIds(site).webSite,
    name: brand.name,
    url: absoluteUrl("/", site),
    inLanguage: language,
    publisher: { "@id": siteIds(site).organization },
  };
}

/** The site as its home page describes it: with the search of its articles. */
export function searchableWebSite(site: SiteFacts): WebSiteLeaf {
  const search: WithActionConstraints<SearchActionLeaf> = {
    "@type": "SearchAction",
    target: {
      "@type": "EntryPoint",
      // The braces are the template's own; URL would encode them.
      urlTemplate: `${absoluteUrl(paths.blog, site)}?q={search_term_string}`,
    },
    "query-input": "required name=search_term_string",
  };
  return { ...webSite(site), potentialAction: search };
}
