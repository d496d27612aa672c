import { aboutHead } from "./heads/about-head.ts";
import { blogHead } from "./heads/blog-head.ts";
import { contactHead } from "./heads/contact-head.ts";
import { cookiePolicyHead } from "./heads/cookie-policy-head.ts";
import { faqHead } from "./heads/faq-head.ts";
import { homeHead } from "./heads/home-head.ts";
import { localSeoHead } from "./heads/local-seo-head.ts";
import { portfolioHead } from "./heads/portfolio-head.ts";
import { privacyPolicyHead } from "./heads/privacy-policy-head.ts";
import { seoServicesHead } from "./heads/seo-services-head.ts";
import { servicesHead } from "./heads/services-head.ts";
import { startHead } from "./heads/start-head.ts";
import { termsOfServiceHead } from "./heads/terms-of-service-head.ts";
import { thankYouHead } from "./heads/thank-you-head.ts";
import type { PageHead } from "./types.ts";

/** Title, description, keywords and canonical address of every public page but articles and demos. Pages import their own. */
export const pageHeads = {
  home: homeHead,
  about: aboutHead,
  services: servicesHead,
  portfolio: portfolioHead,
  contact: contactHead,
  faq: faqHead,
  start: startHead,
  thankYou: thankYouHead,
  privacyPolicy: privacyPolicyHead,
  termsOfService: termsOfServiceHead,
  cookiePolicy: cookiePolicyHead,
  localSeo: localSeoHead,
  seoServices: seoServicesHead,
  blog: blogHead,
} as const satisfies Record<string, PageHead>;
