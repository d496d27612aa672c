import { lazy } from "react";

// One chunk a page. The query library comes with the first page that reads data.
export const Home = lazy(() => import("../features/home/home-page.tsx"));
export const About = lazy(() => import("../features/about/about-page.tsx"));
export const Services = lazy(() => import("../features/services/services-page.tsx"));
export const Portfolio = lazy(() => import("../features/portfolio/portfolio-page.tsx"));
export const Contact = lazy(() => import("../features/contact/contact-page.tsx"));
export const Faq = lazy(() => import("../features/faq/faq-page.tsx"));
export const Start = lazy(() => import("../features/start/start-page.tsx"));
export const ThankYou = lazy(() => import("../features/thank-you/thank-you-page.tsx"));
export const PrivacyPolicy = lazy(() => import("../features/legal/privacy-policy-page.tsx"));
export const TermsOfService = lazy(() => import("../features/legal/terms-of-service-page.tsx"));
export const CookiePolicy = lazy(() => import("../features/legal/cookie-policy-page.tsx"));
export const LocalSeo = lazy(() => import("../features/local-seo/local-seo-page.tsx"));
export const SeoServices = lazy(() => import("../features/seo-services/seo-services-page.tsx"));
export const QueryProvider = lazy(() => import("./query-provider.tsx"));
export const BlogList = lazy(() => import("../features/blog/blog-list-page.tsx"));
export const Article = lazy(() => import("../features/blog/article-page.tsx"));
export const NotFound = lazy(() => import("../features/errors/not-found-page.tsx"));
export const Demos = lazy(() => import("../demos/demos.tsx"));
