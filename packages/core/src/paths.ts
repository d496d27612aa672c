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
