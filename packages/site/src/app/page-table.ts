import { type PageName, paths } from "@brightwren/core/paths";
import type { ComponentType } from "react";

/** What draws a page. */
export type PageParts = {
  /** Its component, in a chunk of its own. The build reads the file's name here (prerender/page-sources.ts). */
  load: () => Promise<{ default: ComponentType }>;
  /** Sources whose HTML and styles stand in the page, and whose code is fetched when it is wanted. */
  later?: readonly string[];
  /** It shows what the backend holds: the query library comes with it. */
  reads?: true;
};

type Entry = PageParts & {
  /** What navigation, footer and breadcrumbs call it; their order stands below. None: only texts link to it. */
  label?: string;
};

/** Pictures of posts that have none of their own. */
const drawing = "src/features/drawing/drawing.tsx";

const table = {
  home: {
    load: () => import("../features/home/home-page.tsx"),
    later: ["src/features/home/lower-home.tsx"],
    label: "Home",
  },
  about: { load: () => import("../features/about/about-page.tsx"), label: "About" },
  services: {
    load: () => import("../features/services/services-page.tsx"),
    later: ["src/features/services/lower-services.tsx"],
    label: "Services",
  },
  portfolio: { load: () => import("../features/portfolio/portfolio-page.tsx"), label: "Portfolio" },
  contact: { load: () => import("../features/contact/contact-page.tsx"), label: "Contact" },
  faq: { load: () => import("../features/faq/faq-page.tsx"), label: "FAQ" },
  start: { load: () => import("../features/start/start-page.tsx") },
  thankYou: { load: () => import("../features/thank-you/thank-you-page.tsx") },
  privacyPolicy: {
    load: () => import("../features/legal/privacy-policy-page.tsx"),
    label: "Privacy Policy",
  },
  termsOfService: {
    load: () => import("../features/legal/terms-of-service-page.tsx"),
    label: "Terms of Service",
  },
  cookiePolicy: { load: () => import("../features/legal/cookie-policy-page.tsx"), label: "Cookie Policy" },
  localSeo: { load: () => import("../features/local-seo/local-seo-page.tsx") },
  seoServices: { load: () => import("../features/seo-services/seo-services-page.tsx") },
  blog: {
    load: () => import("../features/blog/blog-list-page.tsx"),
    later: [drawing],
    reads: true,
    label: "Blog",
  },
  draft: {
    load: () => import("../features/draft/draft-page.tsx"),
    later: ["src/features/draft/draft-article.tsx", drawing],
    reads: true,
  },
} as const satisfies Record<PageName, Entry>;

/** What draws everything else: each of these many addresses, or any. */
export const sharedParts = {
  article: { load: () => import("../features/blog/article-page.tsx"), later: [drawing], reads: true },
  category: { load: () => import("../features/blog/category-page.tsx"), later: [drawing], reads: true },
  demo: { load: () => import("../features/demos/demo-page.tsx") },
  notFound: { load: () => import("../features/errors/not-found-page.tsx") },
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
