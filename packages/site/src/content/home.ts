import { offer } from "@brightwren/brand";
import { titled } from "@brightwren/brand/derived";
import { paths } from "@brightwren/core/paths";
import type { Action, ImageKey, PageHead } from "./types.ts";

export const homeHead = {
  title: titled(`Small business websites from ${offer.from}/month`),
  description: `Websites for UK plumbers, salons, cafés and accountants from ${offer.from}/month. Domain, hosting, SSL and unlimited updates are included, with no upfront cost.`,
  keywords: "small business website, monthly website, web design UK, pay monthly website, web design agency",
  canonicalPath: paths.home,
} as const satisfies PageHead;

export const homeHero = {
  kicker: "Websites by the month, for small British businesses",
  heading: "A website that answers the phone for you.",
  /** The price is inserted between `before` and `after`. */
  lead: {
    before:
      "It gives people your prices and hours at half past ten at night, and you read their enquiries over breakfast. Professional websites for British small businesses,",
    after: ", designed and looked after by us.",
  },
  price: { label: `from ${offer.from}/month`, to: "#pricing" },
  actions: [
    { label: "Start Your Project Today", to: paths.contact },
    { label: "View Our Work", to: paths.portfolio },
  ],
  shown: {
    title: "Yours, in about a week",
    address: "your-business.example",
    image: "plumbing",
    imageAlt:
      "A plumber’s website as his customers see it: a blue page, the house drawn open, a number to ring.",
  },
  included: [
    "Domain, hosting and SSL",
    "Custom design, mobile optimised",
    "Maintenance and unlimited content updates",
    "SEO from the first day",
    "No upfront cost, no long-term contract",
  ],
} as const satisfies {
  kicker: string;
  heading: string;
  lead: { before: string; after: string };
  price: Action;
  actions: readonly Action[];
  shown: { title: string; address: string; image: ImageKey; imageAlt: string };
  included: readonly string[];
};
