import type { SiteFacts } from "../site-model.ts";
import { absoluteUrl } from "../head/absolute-url.ts";

/** The `@id` of what is the same on every page. */
export const siteIds = (site: SiteFacts) => ({
  organization: absoluteUrl("/#organization", site),
  studio: absoluteUrl("/#studio", site),
  webSite: absoluteUrl("/#website", site),
  blog: absoluteUrl("/blog#blog", site),
});

/** The `@id` of what belongs to one page. */
export const pageIds = (path: string, site: SiteFacts) => ({
  page: absoluteUrl(`${path}#webpage`, site),
  breadcrumbs: absoluteUrl(`${path}#breadcrumbs`, site),
  service: absoluteUrl(`${path}#service`, site),
  posting: absoluteUrl(`${path}#article`, site),
});

export const language = "en-GB";
