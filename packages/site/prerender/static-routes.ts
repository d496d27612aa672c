import { paths } from "@brightwren/core/paths";
import { demos } from "@brightwren/demos/demos";

/** A page drawn at build without data, and the sources whose chunks it needs at once (keys of Vite's manifest). */
export type StaticRoute = {
  path: string;
  modules: string[];
  /** Sources whose HTML and styles stand in the page, and whose chunks are fetched when they are wanted. */
  later?: string[];
};

const feature = (folder: string, page: string) => [`src/features/${folder}/${page}-page.tsx`];

/** Every public route but the blog's. */
export const staticRoutes: readonly StaticRoute[] = [
  { path: paths.home, modules: feature("home", "home"), later: ["src/features/home/lower-home.tsx"] },
  { path: paths.about, modules: feature("about", "about") },
  { path: paths.services, modules: feature("services", "services") },
  { path: paths.portfolio, modules: feature("portfolio", "portfolio") },
  { path: paths.contact, modules: feature("contact", "contact") },
  { path: paths.faq, modules: feature("faq", "faq") },
  { path: paths.start, modules: feature("start", "start") },
  { path: paths.thankYou, modules: feature("thank-you", "thank-you") },
  { path: paths.privacyPolicy, modules: feature("legal", "privacy-policy") },
  { path: paths.termsOfService, modules: feature("legal", "terms-of-service") },
  { path: paths.cookiePolicy, modules: feature("legal", "cookie-policy") },
  { path: paths.localSeo, modules: feature("local-seo", "local-seo") },
  { path: paths.seoServices, modules: feature("seo-services", "seo-services") },
  ...demos.map(({ name, path }) => ({
    path,
    modules: [...feature("demos", "demo"), `../demos/src/${name}/${name}-page.tsx`],
  })),
];

const query = "src/app/query-provider.tsx";

export const blogListModules = [query, "src/features/blog/blog-list-page.tsx"];
export const articleModules = [query, "src/features/blog/article-page.tsx"];
export const notFoundModules = feature("errors", "not-found");
