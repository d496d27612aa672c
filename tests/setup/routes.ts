import { demos } from "@brightwren/demos/demos";

/** Every route of the specification's table but /login and /admin, with an article for /blog/{slug}. */
export const pageRoutes = [
  "/",
  "/about",
  "/services",
  "/portfolio",
  "/contact",
  "/faq",
  "/start",
  "/thank-you",
  "/privacy-policy",
  "/terms-of-service",
  "/cookie-policy",
  "/local-seo",
  "/seo-services",
  "/blog",
  "/blog/local-seo-for-trades",
] as const;

export const demoRoutes = demos.map(({ path }) => path);

export const unknownRoute = "/no-such-page";
