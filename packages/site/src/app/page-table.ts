import { type LabelledPage, pageLabels, type PageName, paths } from "@brightwren/core/paths";

export type PageParts = {
  source: string;
  /** Reads from the backend, which requires the query library. */
  reads?: true;
};

const table: Record<PageName, PageParts> = {
  home: { source: "src/features/home/home-page.tsx" },
  about: { source: "src/features/about/about-page.tsx" },
  services: { source: "src/features/services/services-page.tsx" },
  portfolio: { source: "src/features/portfolio/portfolio-page.tsx" },
  contact: { source: "src/features/contact/contact-page.tsx" },
  faq: { source: "src/features/faq/faq-page.tsx" },
  start: { source: "src/features/start/start-page.tsx" },
  thankYou: { source: "src/features/thank-you/thank-you-page.tsx" },
  privacyPolicy: { source: "src/features/legal/privacy-policy-page.tsx" },
  termsOfService: { source: "src/features/legal/terms-of-service-page.tsx" },
  cookiePolicy: { source: "src/features/legal/cookie-policy-page.tsx" },
  localSeo: { source: "src/features/local-seo/local-seo-page.tsx" },
  seoServices: { source: "src/features/seo-services/seo-services-page.tsx" },
  blog: { source: "src/features/blog/blog-list-page.tsx", reads: true },
  draft: { source: "src/features/draft/draft-page.tsx", reads: true },
  payments: { source: "src/features/payments/payments-page.tsx" },
};

/** Page components that serve many addresses. */
export const sharedParts = {
  article: { source: "src/features/blog/article-page.tsx", reads: true },
  category: { source: "src/features/blog/category-page.tsx", reads: true },
  archive: { source: "src/features/blog/archive-page.tsx", reads: true },
  demo: { source: "src/features/demos/demo-page.tsx" },
  notFound: { source: "src/features/errors/not-found-page.tsx" },
} as const satisfies Record<string, PageParts>;

export type Page = PageParts & { path: string };

/**
 * Router, build, navigation, sitemap and tests derive from this. Paths and labels are in core and heads in content/page-heads.ts;
 * mismatches are type errors. Every page loads this module, so it must not contain page copy.
 */
export const pages: readonly Page[] = (Object.keys(table) as PageName[]).map((name) => ({
  path: paths[name],
  ...table[name],
}));

const linksTo = (...names: LabelledPage[]) =>
  names.map((name) => ({ label: pageLabels[name], to: paths[name] }));

export const mainNavigation = linksTo("home", "about", "services", "portfolio", "faq", "blog");

export const footerNavigation = {
  pages: linksTo("services", "about", "portfolio", "blog", "faq", "contact"),
  legal: linksTo("privacyPolicy", "termsOfService", "cookiePolicy"),
};
