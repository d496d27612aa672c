import { offer } from "@brightwren/brand";
import { titled } from "@brightwren/brand/derived";
import { paths } from "@brightwren/core/paths";
import type { Action, FeatureCard, Heading, PageHead } from "./types.ts";

export const servicesHead = {
  title: titled("Website packages and what they include"),
  description: `Three monthly website packages from ${offer.exactly}: domain, hosting, maintenance, SEO and unlimited changes. See how the first year compares with buying outright.`,
  keywords:
    "website packages, monthly website cost, website maintenance, hosting included, e-commerce website UK",
  canonicalPath: paths.services,
} as const satisfies PageHead;

export const servicesHero = {
  heading: "What a small website needs, on one bill.",
  lead: "Design, words, domain, hosting and the changes nobody warned you about. You send us the news, and we put it where customers will see it.",
  action: { label: "Discuss Your Project", to: paths.contact },
} as const satisfies { heading: string; lead: string; action: Action };

/** Four weeks, one per drawing in features/services/month-machine.tsx. */
export const month = {
  heading: "What happens in a month",
  lede: "Your notes go in at the left, usually as one email. A website that is up to date comes out at the right, and then the bill.",
  weeks: [
    {
      title: "In goes your news",
      description:
        "The kettle is dearer, Dev has left, you are shut on the 12th. Write it as you would say it.",
    },
    {
      title: "Oiled overnight",
      description: "Updates put in, a copy taken and tried out, new pictures hung straight.",
    },
    {
      title: "Words looked over",
      description: "Does the page say what a customer would type? If they type “open”, so do we.",
    },
    {
      title: "Out come the pages",
      description:
        "Seen on a phone, a tablet and a desk before you see them. Then the bill, same as last month’s.",
    },
  ],
} as const satisfies Heading & { weeks: readonly FeatureCard[] };

export const includedFeatures = {
  heading: "In every package, from the first month",
  lede: "The parts of the machine, numbered as in the drawing. Nobody should need a chart to find out whether the padlock is extra.",
  more: [
    {
      text: "Part six is groundwork. Being found can also be a job of its own:",
      action: { label: "SEO services", to: paths.seoServices },
    },
    {
      text: "And for the map, and the streets around you:",
      action: { label: "local SEO", to: paths.localSeo },
    },
  ],
  cards: [
    { title: "Domain", description: "Your own .co.uk or .com, registered in your name and renewed by us." },
    {
      title: "Hosting",
      description: "99.9% uptime, with copies kept somewhere else in case of floods and fingers.",
    },
    { title: "Maintenance", description: "Patches and small repairs, mostly done before you are up." },
    { title: "Unlimited changes", description: "New prices, new faces, new hours. Nobody is counting." },
    {
      title: "Responsive design",
      description:
        "Laid out for a small phone, a large phone, a tablet, and the computer in the back office.",
    },
    {
      title: "SEO",
      description:
        "A proper title and description for each page, and headings in words your customers would type.",
    },
    { title: "SSL", description: "The padlock in the address bar, renewed before it can run out." },
    {
      title: "Fast performance",
      description: "Pages load in under 2 seconds, about as long as anyone will hold a phone still.",
    },
  ],
} as const satisfies Heading & {
  cards: readonly FeatureCard[];
  more: readonly { text: string; action: Action }[];
};

export const servicesPricing = {
  heading: "Three packages, by size",
  lede: "Count the pages you need; what each one includes is written out below it.",
  soon: {
    text: "Five pages, and wanted by this time next week?",
    action: { label: `How ${offer.from} a month buys a site in 7 days`, to: paths.start },
  },
} as const satisfies Heading & { soon: { text: string; action: Action } };
