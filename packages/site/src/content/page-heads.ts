import type { PageName } from "@brightwren/core/paths";
import { aboutHead } from "./about.ts";
import { blogHead } from "./blog.ts";
import { contactHead } from "./contact.ts";
import { cookiePolicyHead } from "./cookie-policy.ts";
import { draftHead } from "./draft.ts";
import { faqHead } from "./faq.ts";
import { homeHead } from "./home.ts";
import { localSeoHead } from "./local-seo.ts";
import { paymentsHead } from "./payments.ts";
import { portfolioHead } from "./portfolio.ts";
import { privacyPolicyHead } from "./privacy-policy.ts";
import { seoServicesHead } from "./seo-services.ts";
import { servicesHead } from "./services.ts";
import { startHead } from "./start.ts";
import { termsOfServiceHead } from "./terms-of-service.ts";
import { thankYouHead } from "./thank-you.ts";
import type { PageHead } from "./types.ts";

/** The head of every page in the table. Pages import only their own; the build checks them together. */
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
  draft: draftHead,
  payments: paymentsHead,
} as const satisfies Record<PageName, PageHead>;
