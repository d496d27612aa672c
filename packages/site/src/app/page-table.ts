import { type PageName, paths } from "@brightwren/core/paths";

/** What draws a page. */
export type PageParts = {
  /** The file of its component, which is loaded with the page. */
  source: string;
  /** It shows what the backend holds: the query library comes with it. */
  reads?: true;
};

type Entry = PageParts & {
  /** What navigation, footer and breadcrumbs call it; their order stands below. None: only texts link to it. */
  label?: string;
};

const table = {
  home: {
    source: "src/features/home/home-page.tsx",
    label: "Home",
  },
  about: { source: "src/features/about/about-page.tsx", label: "About" },
  services: {
    source: "src/features/services/services-page.tsx",
    label: "Services",
  },
  portfolio: { source: "src/features/portfolio/portfolio-page.tsx", label: "Portfolio" },
  contact: { source: "src/features/contact/contact-page.tsx", label: "Contact" },
  faq: { source: "src/features/faq/faq-page.tsx", label: "FAQ" },
  start: { source: "src/features/start/start-page.tsx" },
  thankYou: { source: "src/features/thank-you/thank-you-page.tsx" },
  privacyPolicy: {
    source: "src/features/legal/privacy-policy-page.tsx",
    label: "Privacy Policy",
  },
  termsOfService: {
    source: "src/features/legal/terms-of-service-page.tsx",
    label: "Terms of Service",
  },
  cookiePolicy: { source: "src/features/legal/cookie-policy-page.tsx", label: "Cookie Policy" },
  localSeo: { source: "src/features/local-seo/local-seo-page.tsx" },
  seoServices: { source: "src/features/seo-services/seo-services-page.tsx" },
  blog: {
    source: "src/features/blog/blog-list-page.tsx",
    reads: true,
    label: "Blog",
  },
  draft: {
    source: "src/features/draft/draft-page.tsx",
    reads: true,
  },
} as const satisfies Record<PageName, Entry>;

/** What draws everything else: each of these many addresses, or any. */
export const sharedParts = {
  article: { source: "src/features/blog/article-page.tsx", reads: true },
  category: { source: "src/features/blog/category-page.tsx", reads: true },
  demo: { source: "src/features/demos/demo-page.tsx" },
  notFound: { source: "src/features/errors/not-found-page.tsx" },
} as const satisfies Record<string, PageParts>;

export type Page = Entry & { path: string };

/**
 * Every page with an address and a file of its own: the router, the build, navigation, sitemap and tests take them from
 * here. Addresses stand in core, where the owner's screens know them too, heads in content/page-heads.ts: both are type
 * errors until they agree with this. It is loaded with every page, so texts don't belong in it.
 */
export const pages: readonly Page[] = (Object.keys(table) as PageName[]).map((name) => ({
  path: paths[name],
  ...table[name],
}));

/** The pages that have a label. */
type LabelledPage = {
  [Name in PageName]: (typeof table)[Name] extends { label: string } ? Name : never;
}[PageName];

const linksTo = (...names: LabelledPage[]) =>
  names.map((name) => ({ label: table[name].label, to: paths[name] }));

/** The links of the top navigation, in order. */
export const mainNavigation = linksTo("home", "about", "services", "portfolio", "faq", "blog");

/** The links of the footer, in order. */
export const footerNavigation = {
  pages: linksTo("services", "about", "portfolio", "blog", "faq", "contact"),
  legal: linksTo("privacyPolicy", "termsOfService", "cookiePolicy"),
};
