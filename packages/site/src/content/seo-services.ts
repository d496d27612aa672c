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

/** Our own figures, or true by definition; no third-party research. */
export const seoStats = [
  { number: "Under 2 seconds", label: "for a page we build to load" },
  { number: "99.9%", label: "uptime, because a closed shop can’t be found" },
  { number: "0", label: "rankings guaranteed, by us or by anyone honest" },
] as const satisfies readonly Stat[];

export const auditedShop = {
  address: "last-and-daughter.example",
  tab: { found: "Home", mended: "Shoe repairs in Beverley" },
  heading: { found: "Welcome to our website!", mended: "Shoe repairs while you wait" },
  text: {
    found:
      "Last & Daughter is a family run business with many years of experience. We pride ourselves on our service.",
    mended:
      "Heels in twenty minutes, soles by Thursday, keys cut from £6. Last & Daughter, opposite the Minster.",
  },
  menu: ["Home", "Services", "Price list", "Contact"],
  hours: { found: "OPENING HOURS 2019", mended: "Open Tuesday to Saturday, 8.30 to 5" },
  price: { found: "Please ring for prices", mended: "A full resole: £58" },
  labels: { found: "As we found it", mended: "Mended" },
  picture:
    "The page of a shoe repairer, with a picture of a brogue. Numbers from 1 to 8 mark what the notes speak of.",
} as const;

export const audit = {
  heading: "An audit, line by line",
  lede: "Last & Daughter mend shoes in Beverley, and don’t exist. Their faults do: we meet these eight nearly every week.",
  notes: [
    {
      title: "The title",
      found: "Home",
      mended: "Shoe repairs in Beverley while you wait | Last & Daughter",
      why: "It is the line people press. There are a great many pages called “Home”.",
    },
    {
      title: "The description",
      found: "None, so Google quoted the cookie notice",
      mended:
        "Heels in 20 minutes, soles by Thursday, keys from £6. Opposite the Minster, Tuesday to Saturday.",
      why: "It moves nobody up the page. It decides whether they choose you from it.",
    },
    {
      title: "The heading",
      found: "Welcome to our website!",
      mended: "“Shoe repairs while you wait”, written and not photographed",
      why: "The largest words on the page should be the ones somebody was looking for.",
    },
    {
      title: "The picture",
      found: "IMG_4417.jpg, with no alternative text",
      mended: "“A brogue with a new leather sole”",
      why: "For whoever can’t see it: a blind customer, a slow telephone, a search engine.",
    },
    {
      title: "The hours",
      found: "A photograph of the door, taken in 2019",
      mended: "Words on the page, marked up for machines, and the same on the Google profile",
      why: "Google had the shop shut on Saturdays, its busiest day.",
    },
    {
      title: "The speed",
      found: "7.8 seconds; the brogue alone weighed 6.1 MB",
      mended: "1.3 seconds; the brogue weighs 48 kB",
      why: "Measured as on a middling telephone, since that is what customers hold.",
    },
    {
      title: "The broken link",
      found: "“Price list” led to a page removed in 2021",
      mended: "It leads to the prices, and the old address leads there, too",
      why: "It was the second most pressed thing on the site.",
    },
    {
      title: "The question left open",
      found: "“Please ring for prices”",
      mended: "“A full resole: £58”, on a page of its own",
      why: "What a resole costs was asked four times a day, by those who bothered to ring.",
    },
  ],
} as const;

export const seoBlocks = {
  heading: "Six kinds of work",
  lede: "Each answers some of the notes above. You may need two of them. We will say which two.",
  answers: ["Notes 6 and 7", "Notes 1 to 3", "Note 5", "Note 8", "Notes 4 and 5", "All eight, a month later"],
  further: {
    text: "A whole month of it is written out under",
    action: { label: "local SEO", to: paths.localSeo },
  },
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
} as const;

export const seoProcess = {
  heading: "How we go about it",
  lede: "Four stages. Each has a fee in writing. You can stop after the first and keep what we found.",
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

export const seoServicesCost = {
  heading: "What it costs",
  lede: "Two lines, and the first may be all you need.",
} as const satisfies Heading;

export const seoClosing = {
  heading: "Ask us what we’d do first",
  lede: "Send your address and the search you most want to be found for. We’ll reply with the first three things we would change, and you are welcome to do them yourself.",
  actions: [
    { label: "Send Us Your Address", to: paths.contact },
    { label: "Read About Local SEO", to: paths.localSeo },
  ],
} as const satisfies Heading & { actions: readonly Action[] };
