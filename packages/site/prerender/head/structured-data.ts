import { paths } from "@brightwren/core/paths";
import type { Graph, Thing } from "schema-dts";
import { scriptJson } from "../document.ts";
import type { SiteFacts, SitePageWithCard } from "../site-model.ts";
import { blogPosting } from "../structured-data/blog-posting.ts";
import { blog } from "../structured-data/blog.ts";
import { breadcrumbs } from "../structured-data/breadcrumbs.ts";
import { organization } from "../structured-data/organization.ts";
import { services } from "../structured-data/services.ts";
import { studio } from "../structured-data/studio.ts";
import { webPage } from "../structured-data/web-page.ts";
import { searchableWebSite, webSite } from "../structured-data/web-site.ts";

/** Where the studio's address and hours stand on the page. */
const pagesOfStudio: ReadonlySet<string> = new Set([paths.home, paths.contact]);

function* things(page: SitePageWithCard, site: SiteFacts): Generator<Thing> {
  const { path, post } = page;
  yield organization(site);
  if (pagesOfStudio.has(path)) yield studio(site);
  yield path === paths.home ? searchableWebSite(site) : webSite(site);
  yield webPage(page, site);
  if (path !== paths.home) yield breadcrumbs(page, site);
  yield* services(page, site);
  if (path === paths.blog || post) yield blog(site);
  if (post) yield blogPosting({ ...page, post }, site);
}

/** What a page says in the vocabulary of schema.org. Every `@id` it refers to is in it. */
export function structuredGraph(page: SitePageWithCard, site: SiteFacts): Graph {
  return { "@context": "https://schema.org", "@graph": [...things(page, site)] };
}

/** The page's structured data as a script element; the application removes it when the visitor goes to another page. */
export function structuredData(page: SitePageWithCard, site: SiteFacts): string {
  return `<script type="application/ld+json" data-of-page>${scriptJson(structuredGraph(page, site))}</script>`;
}
