import { paths } from "@brightwren/core/paths";
import type { BreadcrumbListLeaf } from "schema-dts";
import { footerNavigation, mainNavigation } from "../../src/content/navigation.ts";
import type { SiteFacts, SitePage } from "../site-model.ts";
import { absoluteUrl } from "../head/absolute-url.ts";
import { pageName } from "../head/page-name.ts";
import { pageIds } from "./node-ids.ts";

const labels = new Map<string, string>(
  [...mainNavigation, ...footerNavigation.studio, ...footerNavigation.legal].map(({ label, to }) => [
    to,
    label,
  ]),
);

/** A page's place in the site, from the home page down, in the words of the navigation where it has some. */
export function breadcrumbs(page: SitePage, site: SiteFacts): BreadcrumbListLeaf {
  const ancestors = page.post ? [paths.home, paths.blog] : [paths.home];
  const steps = [
    ...ancestors.map((path) => ({ path, name: labels.get(path) ?? path })),
    { path: page.path, name: labels.get(page.path) ?? pageName(page) },
  ];
  return {
    "@type": "BreadcrumbList",
    "@id": pageIds(page.path, site).breadcrumbs,
    itemListElement: steps.map(({ path, name }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absoluteUrl(path, site),
    })),
  };
}
