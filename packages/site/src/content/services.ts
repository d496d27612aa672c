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
  lede: "Four jobs in four weeks; each is out in a day or two. Your notes go in at the left, usually as one email, and a website that is up to date comes out at the right.",
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
      description: "Seen on a phone, a tablet and a desk before you see them. The bill stays what it was.",
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
} as const;

export const servicesPricing = {
  heading: "Three packages, by size",
  lede: "Count the pages you need; what each one includes is written out below it.",
  soon: {
    text: "Five pages, and wanted by this time next week?",
    action: { label: `How ${offer.from} a month buys a site in 7 days`, to: paths.start },
  },
} as const satisfies Heading & { soon: { text: string; action: Action } };

export const siteTypes = {
  heading: "Six kinds of site we build",
  lede: "Most businesses are one of these. A few are two, and that is allowed. Each says which package it needs.",
  cards: [
    {
      title: "The calling card",
      description:
        "Trade, town, prices, phone number. For people who live on recommendation and only need looking up. Starter.",
    },
    {
      title: "The services site",
      description:
        "A page for every job you do, so that whoever searched for that job lands on that page. Standard.",
    },
    {
      title: "The booking site",
      description: "Free slots, the right person, and reminders for people who forget Thursdays. Standard.",
    },
    {
      title: "The shop",
      description:
        "Products, postage, stock and card payments, from six candles to the whole back catalogue. E\u2011commerce.",
    },
    {
      title: "The portfolio",
      description:
        "Large pictures, few words, no music. For photographers, joiners, tattooists and cake makers. Starter, or Standard for galleries.",
    },
    {
      title: "The noticeboard",
      description:
        "Dates, minutes, hire charges and who holds the key. For clubs, halls and charities. Starter.",
    },
  ],
} as const satisfies Heading & { cards: readonly FeatureCard[] };

const twelveMonths = (() => {
  const pence = (price: string) => Math.round(Number(price.replaceAll(/[£,]/g, "")) * 100);
  const year = 12 * pence(offer.exactly);
  const rest = pence(offer.firstYear) - year;
  const said = `£${(year / 100).toFixed(2)}`;
  return rest > 0 && rest < 100 ? `${said}; we rounded up, and you may keep the ${rest}p` : said;
})();

export const comparison = {
  heading: "Bought outright, or by the month",
  lede: "The same five-page site, paid for in two different ways.",
  columns: { traditional: "Traditional", monthly: "Monthly, with us" },
  coin: `One coin is one month with us: ${offer.exactly}.`,
  rows: [
    { aspect: "First year", traditional: "£2,500+", monthly: offer.firstYear },
    { aspect: "Design fee or deposit", traditional: "Before anyone starts", monthly: "None" },
    {
      aspect: "Domain, hosting and SSL",
      traditional: "Three renewals to remember",
      monthly: "In the price",
    },
    {
      aspect: "A change of opening hours",
      traditional: "An email, a quote, an invoice",
      monthly: "An email",
    },
    {
      aspect: "Security updates and backups",
      traditional: "Yours to arrange",
      monthly: "Ours to do",
    },
    {
      aspect: "The design in a few years",
      traditional: "Due for replacement, at full price",
      monthly: "Touched up as we go; a new one is quoted",
    },
    {
      aspect: "If you want to leave",
      traditional: "Depends who holds the password",
      monthly: "30 days notice, then 30 days to export or transfer the site",
    },
  ],
  note: `Twelve times ${offer.exactly} is ${twelveMonths}. If you already own a site you like, and somebody answers when you ask for a change, hang on to both.`,
} as const;

export const industries = {
  heading: "Twelve trades we know our way around",
  lede: "Each has one question its customers always ask. We put the answer near the top.",
  cards: [
    {
      title: "Plumbers and heating engineers",
      description: "Your Gas Safe number in plain sight, and a button that rings you.",
    },
    {
      title: "Electricians",
      description: "What you certify, how far you drive, and whether you do Sundays.",
    },
    {
      title: "Builders and joiners",
      description: "Finished jobs with the town and the year, so that people can picture theirs.",
    },
    {
      title: "Hair and beauty salons",
      description: "Prices by stylist, the patch-test rule, and booking that works on a bus.",
    },
    { title: "Cafés and tea rooms", description: "Today’s hours, this week’s menu, dogs yes or no." },
    {
      title: "Restaurants and pubs",
      description: "A menu people can read without downloading it, and a table in three taps.",
    },
    {
      title: "Accountants and bookkeepers",
      description: "Whom you act for, what is fixed-fee, and which papers to bring in January.",
    },
    {
      title: "Solicitors and surveyors",
      description: "Price information where your regulator wants it, and a named person beside each service.",
    },
    {
      title: "Clinics and therapists",
      description: "Qualifications that can be looked up, the cost of a first visit, where to park.",
    },
    {
      title: "Garages and detailers",
      description: "The makes you know, the next free MOT, and the truth about the courtesy car.",
    },
    {
      title: "Dog groomers and kennels",
      description: "Prices by size of dog, vaccination rules, and portraits of the regulars.",
    },
    {
      title: "Clubs, halls and charities",
      description: "What’s on, what hiring costs, and a link for donations that somebody has tested.",
    },
  ],
} as const satisfies Heading & { cards: readonly FeatureCard[] };

export const servicesClosing = {
  heading: "Half an hour, and you’ll know",
  lede: "Tell us what you do and we will say which package fits, what we would put on each page, and when we could start. The call is free, and silence afterwards is a perfectly good answer.",
  actions: [
    { label: "Get Your Website Today", to: paths.contact },
    { label: "View Portfolio Examples", to: paths.portfolio },
  ],
} as const satisfies Heading & { actions: readonly Action[] };
