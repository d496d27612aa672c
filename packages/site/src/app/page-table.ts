import { type PageName, paths } from "@brightwren/core/paths";

export type PageParts = {
  source: string;
  /** Reads from the backend, which requires the query library. */
  reads?: true;
};

type Entry = PageParts & {
  /** Label in navigation, footer and breadcrumbs. Pages without a label are linked only from body copy. */
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

/** Page components that serve many addresses. */
export const sharedParts = {
  article: { source: "src/features/blog/article-page.tsx", reads: true },
  category: { source: "src/features/blog/category-page.tsx", reads: true },
  archive: { source: "src/features/blog/archive-page.tsx", reads: true },
  demo: { source: "src/features/demos/demo-page.tsx" },
  notFound: { source: "src/features/errors/not-found-page.tsx" },
} as const satisfies Record<string, PageParts>;

export type Page = Entry & { path: string };

/**
 * Router, build, navigation, sitemap and tests derive from this. Paths are in core and heads in content/page-heads.ts;
 * mismatches are type errors. Every page loads this module, so it must not contain page copy.
 */
export const pages: readonly Page[] = (Object.keys(table) as PageName[]).map((name) => ({
  path: paths[name],
  ...table[name],
}));

type LabelledPage = {
  [Name in PageName]: (typeof table)[Name] extends { label: string } ? Name : never;
}[PageName];

const linksTo = (...names: LabelledPage[]) =>
  names.map((name) => ({ label: table[name].label, to: paths[name] }));

export const mainNavigation = linksTo("home", "about", "services", "portfolio", "faq", "blog");

export const footerNavigation = {
  pages: linksTo("services", "about", "portfolio", "blog", "faq", "contact"),
  legal: linksTo("privacyPolicy", "termsOfService", "cookiePolicy"),
};
