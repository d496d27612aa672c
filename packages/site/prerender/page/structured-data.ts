import { authors, studio } from "@brightwren/brand";
import { paths } from "@brightwren/core/paths";
import type * as Schema from "schema-dts";
import { faqCategories } from "../../src/content/faq.ts";
import { footerNavigation, mainNavigation } from "../../src/app/page-table.ts";
import { homePackages } from "../../src/content/packages/home-packages.ts";
import { servicesPackages } from "../../src/content/packages/services-packages.ts";
import type { Package } from "../../src/content/types.ts";
import { scriptJson } from "./document.ts";
import {
  absoluteUrl,
  cardSize,
  featuredImage,
  lastModified,
  pageName,
  pagesOfStudio,
  type PublishedPost,
  type SiteFacts,
  type SitePage,
  type SitePageWithCard,
} from "./page-facts.ts";
import {
  blog,
  imageObject,
  language,
  organization,
  pageIds,
  poundsOf,
  searchableWebSite,
  siteIds,
  localBusiness,
  webSite,
} from "./structured-site.ts";

function* things(page: SitePageWithCard, site: SiteFacts): Generator<Schema.Thing> {
  const { path, post } = page;
  yield organization(site);
  if (pagesOfStudio.has(path)) yield localBusiness(page, site);
  yield path === paths.home ? searchableWebSite(site) : webSite(site);
  yield webPage(page, site);
  if (path !== paths.home) yield breadcrumbs(page, site);
  yield* services(page, site);
  if (path === paths.blog || post) yield blog(site);
  if (post) yield blogPosting({ ...page, post }, site);
}

export function structuredData(page: SitePageWithCard, site: SiteFacts): string {
  const graph: Schema.Graph = { "@context": "https://schema.org", "@graph": [...things(page, site)] };
  return `<script type="application/ld+json" data-of-page>${scriptJson(graph)}</script>`;
}

const isInBlog = ({ path }: SitePage) => path.startsWith(`${paths.blog}/`);

function webPage(page: SitePageWithCard, site: SiteFacts): Schema.Thing {
  const ids = pageIds(page.path, site);
  const everywhere = siteIds(site);
  const common = {
    "@id": ids.page,
    url: absoluteUrl(page.path, site),
    name: pageName(page),
    description: page.description,
    inLanguage: language,
    isPartOf: { "@id": everywhere.webSite },
    primaryImageOfPage: shareImage(page, site),
    ...(page.path === paths.home ? {} : { breadcrumb: { "@id": ids.breadcrumbs } }),
  };
  switch (page.path) {
    case paths.home:
      return { "@type": "WebPage", ...common, about: { "@id": everywhere.organization } };
    case paths.about:
      return { "@type": "AboutPage", ...common, mainEntity: { "@id": everywhere.organization } };
    case paths.contact:
      return { "@type": "ContactPage", ...common, mainEntity: { "@id": everywhere.organization } };
    case paths.faq:
      return { "@type": "FAQPage", ...common, mainEntity: faqQuestions(site) };
    case paths.blog:
      return { "@type": "CollectionPage", ...common, mainEntity: { "@id": everywhere.blog } };
    case paths.portfolio:
      return { "@type": "CollectionPage", ...common };
    default:
      return { "@type": isInBlog(page) && !page.post ? "CollectionPage" : "WebPage", ...common };
  }
}

const shareImage = ({ card }: SitePageWithCard, site: SiteFacts): Schema.ImageObjectLeaf =>
  imageObject({ address: card, ...cardSize }, site);

function faqQuestions(site: SiteFacts): Schema.QuestionLeaf[] {
  return faqCategories
    .flatMap(({ questions }) => questions)
    .map(({ id, question, answer }) => ({
      "@type": "Question",
      "@id": absoluteUrl(`${paths.faq}#${id}`, site),
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    }));
}

const labels = new Map<string, string>(
  [...mainNavigation, ...footerNavigation.pages, ...footerNavigation.legal].map(({ label, to }) => [
    to,
    label,
  ]),
);

function breadcrumbs(page: SitePage, site: SiteFacts): Schema.BreadcrumbListLeaf {
  const ancestors = isInBlog(page) ? [paths.home, paths.blog] : [paths.home];
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

/** Contains each page's own prices: the home page and /services show different prices. */
const packagesOf: Partial<Record<string, readonly Package[]>> = {
  [paths.home]: homePackages,
  [paths.services]: servicesPackages,
};

const seoPages: ReadonlySet<string> = new Set([paths.seoServices, paths.localSeo]);

function offer({ name, description, price: shown }: Package, url: string, site: SiteFacts): Schema.OfferLeaf {
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
      // UN/CEFACT code for a month.
      unitCode: "MON",
      unitText: "month",
      billingIncrement: 1,
    },
    seller: { "@id": siteIds(site).organization },
  };
}

/** A page's offers: packages with monthly prices, or SEO work priced on request. Most pages have none. */
function services(page: SitePage, site: SiteFacts): Schema.ServiceLeaf[] {
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

/**
 * Treats bylines with the studio's name and that of generated posts as the organisation, and any other author as a
 * person.
 */
function author(name: string, site: SiteFacts): Schema.OrganizationLeaf | Schema.PersonLeaf {
  return name.includes(studio.name) || name === authors.generated
    ? {
        "@type": "Organization",
        name,
        url: absoluteUrl("/about", site),
        parentOrganization: { "@id": siteIds(site).organization },
      }
    : { "@type": "Person", name };
}

function blogPosting(
  page: SitePageWithCard & { post: PublishedPost },
  site: SiteFacts,
): Schema.BlogPostingLeaf {
  const { post, path, description } = page;
  const ids = pageIds(path, site);
  const picture = featuredImage(post, site);
  return {
    "@type": "BlogPosting",
    "@id": ids.posting,
    headline: post.title,
    description,
    url: absoluteUrl(path, site),
    image: [
      ...(picture ? [picture] : []),
      ...page.searchImages.map((one) => imageObject(one, site)),
      shareImage(page, site),
    ],
    ...(post.published_at ? { datePublished: new Date(post.published_at).toISOString() } : {}),
    dateModified: lastModified(post),
    author: author(post.author, site),
    publisher: { "@id": siteIds(site).organization },
    mainEntityOfPage: { "@id": ids.page },
    isPartOf: { "@id": siteIds(site).blog },
    ...(post.category ? { articleSection: post.category.name } : {}),
    ...(post.tags.length > 0 ? { keywords: post.tags } : {}),
    timeRequired: `PT${post.read_time_minutes}M`,
    inLanguage: language,
  };
}
