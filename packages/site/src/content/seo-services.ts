import { titled } from "@brightwren/brand/derived";
import { paths } from "@brightwren/core/paths";
import type { Action, FeatureCard, Heading, PageHead, Stat } from "./types.ts";

export const seoServicesHead = {
  title: titled("SEO services in plain English"),
  description:
    "Technical repairs, better pages, local search and honest counting: six kinds of SEO work in four stages, with no ranking promised that nobody could keep.",
  keywords: "SEO services UK, SEO audit, small business SEO, technical SEO, SEO agency",
  canonicalPath: paths.seoServices,
} as const satisfies PageHead;

export const seoHero = {
  heading: "SEO you could explain to your accountant.",
  lead: "We repair what search engines trip over, write pages that answer what people ask, and count enquiries at the end. You get a list of what was done, in words.",
  action: { label: "Have Your Site Looked At", to: paths.contact },
} as const satisfies { heading: string; lead: string; action: Action };

/** Ours or true by definition; no borrowed research. */
export const seoStats = [
  { number: "Under 2 seconds", label: "for a page we build to load" },
  { number: "99.9%", label: "uptime, because a closed shop can’t be found" },
  { number: "0", label: "rankings guaranteed, by us or by anyone honest" },
] as const satisfies readonly Stat[];

export const seoBlocks = {
  heading: "Six kinds of work",
  lede: "You may need two of them. We will say which two.",
  cards: [
    {
      title: "Technical repairs",
      description:
        "Pages hidden by accident, addresses that lead nowhere, pictures the size of a barn door. We find them with a crawl and mend them one at a time, the costliest first.",
    },
    {
      title: "Pages and titles",
      description:
        "One page for each thing you sell, titled with what it is and where. “Boiler repair in Stockport” gets matched to a person with a cold house. “Welcome” does not.",
    },
    {
      title: "Local search",
      description:
        "Your Google profile, your reviews, and one set of contact details wherever your name appears. For a business with a postcode, this is usually where we begin.",
    },
    {
      title: "Answers worth finding",
      description:
        "We collect what customers ask you on the phone and turn the best of it into articles: what a survey costs, how long gel nails last, whether the accounts are late yet.",
    },
    {
      title: "Details machines can read",
      description:
        "Prices, hours, address and questions, marked up so that search engines, and the assistants that read them aloud, can quote you correctly.",
    },
    {
      title: "Counting what counts",
      description:
        "Calls, forms and bookings, beside the searches that led to them. A position on a page pays nobody’s wages, so we put it second.",
    },
  ],
} as const satisfies Heading & { cards: readonly FeatureCard[] };

export const seoProcess = {
  heading: "How we go about it",
  lede: "Four stages. You can stop after the first and keep what we found.",
  steps: [
    {
      title: "Audit",
      description:
        "We read your site as a search engine does, then as a customer in a hurry does. The result is a list of faults in order of what they cost you.",
    },
    {
      title: "Strategy",
      description:
        "Together we choose the handful of searches worth having, going by which jobs pay, and leave the rest to other people.",
    },
    {
      title: "Implementation",
      description:
        "We make the repairs and write the pages. You approve every word that carries your name, as with any proof.",
    },
    {
      title: "Monitor and optimise",
      description:
        "Each month we look at what changed, keep what worked, and tell you plainly about anything that didn’t.",
    },
  ],
} as const satisfies Heading & { steps: readonly FeatureCard[] };

export const seoClosing = {
  heading: "Ask us what we’d do first",
  lede: "Send your address and the search you most want to be found for. We’ll reply with the first three things we would change, and you are welcome to do them yourself.",
  actions: [
    { label: "Send Us Your Address", to: paths.contact },
    { label: "Read About Local SEO", to: paths.localSeo },
  ],
} as const satisfies Heading & { actions: readonly Action[] };
