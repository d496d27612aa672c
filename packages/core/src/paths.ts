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
  draft: "/draft",
  login: "/login",
  admin: "/admin",
} as const;

export type PageName = Exclude<keyof typeof paths, "article" | "category" | "login" | "admin">;

/** Decodes a part of an address. Returns malformed text unchanged, as browsers do. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

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
