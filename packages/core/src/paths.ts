import { portalPath } from "@brightwren/functions/contracts/billing-portal";

export const paths = {
  home: "/",
  about: "/about",
  services: "/services",
  portfolio: "/portfolio",
  contact: "/contact",
  faq: "/faq",
  start: "/start",
  thankYou: "/thank-you",
  privacyPolicy: "/privacy-policy",
  termsOfService: "/terms-of-service",
  cookiePolicy: "/cookie-policy",
  localSeo: "/local-seo",
  seoServices: "/seo-services",
  blog: "/blog",
  article: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  category: (slug: string) => `/blog/category/${encodeURIComponent(slug)}`,
  archive: (year: number, categorySlug?: string): string =>
    `${categorySlug ? paths.category(categorySlug) : "/blog/archive"}/${year}`,
  draft: "/draft",
  payments: portalPath,
  login: "/login",
  admin: "/admin",
} as const;

/**
 * Lower case, as all our paths are, without the punctuation that a link in a sentence may include. A changed path begins
 * with exactly one slash, so that a redirect to it cannot leave the site.
 */
export const tidyPath = (path: string): string =>
  path.includes("%")
    ? path
    : path
        .toLowerCase()
        .replace(/^\/+/, "/")
        .replace(/([a-z0-9])[^a-z0-9/]+$/, "$1");

export type PageName = Exclude<keyof typeof paths, "article" | "category" | "archive" | "login" | "admin">;

/** The pages' names in navigation, footer, breadcrumbs and the editor's link dialog. */
export const pageLabels = {
  home: "Home",
  about: "About",
  services: "Services",
  portfolio: "Portfolio",
  contact: "Contact",
  faq: "FAQ",
  start: "Start",
  localSeo: "Local SEO",
  seoServices: "SEO Services",
  blog: "Blog",
  privacyPolicy: "Privacy Policy",
  termsOfService: "Terms of Service",
  cookiePolicy: "Cookie Policy",
} as const satisfies Record<Exclude<PageName, "thankYou" | "draft" | "payments">, string>;

export type LabelledPage = keyof typeof pageLabels;

/** In the same order as the templates. */
export const demoNames = [
  "fitness",
  "restaurant",
  "salon",
  "tech",
  "events",
  "education",
  "plumbing",
  "photography",
  "detailing",
] as const;

export type DemoName = (typeof demoNames)[number];
