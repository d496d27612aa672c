import { paths } from "@brightwren/core/paths";
import { type ComponentType, useEffect } from "react";
import { lazyPart } from "../page/lazy-part.ts";

type Load = () => Promise<{ default: ComponentType }>;

const loads: [start: string, load: Load][] = [];

/** A page in a chunk of its own. `start`: how the addresses begin that it is shown at. */
function page(start: string, load: Load) {
  loads.push([start, load]);
  return lazyPart(load);
}

// One chunk a page. The query library comes with the first page that reads data.
export const Home = page(paths.home, () => import("../features/home/home-page.tsx"));
export const About = page(paths.about, () => import("../features/about/about-page.tsx"));
export const Services = page(paths.services, () => import("../features/services/services-page.tsx"));
export const Portfolio = page(paths.portfolio, () => import("../features/portfolio/portfolio-page.tsx"));
export const Contact = page(paths.contact, () => import("../features/contact/contact-page.tsx"));
export const Faq = page(paths.faq, () => import("../features/faq/faq-page.tsx"));
export const Start = page(paths.start, () => import("../features/start/start-page.tsx"));
export const ThankYou = page(paths.thankYou, () => import("../features/thank-you/thank-you-page.tsx"));
export const PrivacyPolicy = page(
  paths.privacyPolicy,
  () => import("../features/legal/privacy-policy-page.tsx"),
);
export const TermsOfService = page(
  paths.termsOfService,
  () => import("../features/legal/terms-of-service-page.tsx"),
);
export const CookiePolicy = page(
  paths.cookiePolicy,
  () => import("../features/legal/cookie-policy-page.tsx"),
);
export const LocalSeo = page(paths.localSeo, () => import("../features/local-seo/local-seo-page.tsx"));
export const SeoServices = page(
  paths.seoServices,
  () => import("../features/seo-services/seo-services-page.tsx"),
);
export const QueryProvider = lazyPart(() => import("./query-provider.tsx"));
export const BlogList = page(paths.blog, () => import("../features/blog/blog-list-page.tsx"));
export const Article = page(`${paths.blog}/`, () => import("../features/blog/article-page.tsx"));
export const NotFound = lazyPart(() => import("../features/errors/not-found-page.tsx"));
export const Demo = page("/demos/", () => import("../features/demos/demo-page.tsx"));

const intents = ["pointerover", "focusin"] as const;

/** Fetches a page's code when a link to it is pointed at, touched or focused. */
export function usePrefetch(): void {
  useEffect(() => {
    for (const intent of intents) addEventListener(intent, onIntent, { passive: true });
    return () => {
      for (const intent of intents) removeEventListener(intent, onIntent);
    };
  }, []);
}

function onIntent({ target }: Event): void {
  const link = target instanceof Element ? target.closest("a") : null;
  if (link && link.origin === location.origin) prefetchPage(link.pathname);
}

function prefetchPage(pathname: string): void {
  for (const [start, load] of loads) {
    const shown =
      pathname === start || (start.endsWith("/") && start !== paths.home && pathname.startsWith(start));
    // A failure shows when the page is really wanted.
    if (shown) load().catch(() => {});
  }
}
