import { paths } from "@brightwren/core/paths";
import type {
  AboutPageLeaf,
  CollectionPageLeaf,
  ContactPageLeaf,
  FAQPageLeaf,
  WebPageLeaf,
} from "schema-dts";
import type { SiteFacts, SitePageWithCard } from "../site-model.ts";
import { absoluteUrl } from "../head/absolute-url.ts";
import { pageName } from "../head/page-name.ts";
import { faqQuestions } from "./faq-questions.ts";
import { language, pageIds, siteIds } from "./node-ids.ts";
import { shareImage } from "./share-image.ts";

type PageNode = WebPageLeaf | AboutPageLeaf | ContactPageLeaf | CollectionPageLeaf | FAQPageLeaf;

/** The page itself, by the kind of page that it is. */
export function webPage(page: SitePageWithCard, site: SiteFacts): PageNode {
  const ids = pageIds(page.path, site);
  const { organization, webSite, blog } = siteIds(site);
  const common = {
    "@id": ids.page,
    url: absoluteUrl(page.path, site),
    name: pageName(page),
    description: page.description,
    inLanguage: language,
    isPartOf: { "@id": webSite },
    primaryImageOfPage: shareImage(page, site),
    ...(page.path === paths.home ? {} : { breadcrumb: { "@id": ids.breadcrumbs } }),
  };
  switch (page.path) {
    case paths.home:
      return { "@type": "WebPage", ...common, about: { "@id": organization } };
    case paths.about:
      return { "@type": "AboutPage", ...common, mainEntity: { "@id": organization } };
    case paths.contact:
      return { "@type": "ContactPage", ...common, mainEntity: { "@id": organization } };
    case paths.faq:
      return { "@type": "FAQPage", ...common, mainEntity: faqQuestions(site) };
    case paths.blog:
      return { "@type": "CollectionPage", ...common, mainEntity: { "@id": blog } };
    case paths.portfolio:
      return { "@type": "CollectionPage", ...common };
    default:
      return { "@type": "WebPage", ...common };
  }
}
