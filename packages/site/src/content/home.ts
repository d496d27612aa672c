import { offer } from "@brightwren/brand";
import { titled } from "@brightwren/brand/derived";
import { paths } from "@brightwren/core/paths";
import type { Action, FeatureCard, Heading, Mockup, PageHead } from "./types.ts";

export const homeHead = {
  title: titled(`Small business websites from ${offer.from}/month`),
  description: `Websites for UK plumbers, salons, cafés and accountants from ${offer.from}/month. Domain, hosting, SSL and unlimited updates are included, with no upfront cost.`,
  keywords: "small business website, monthly website, web design UK, pay monthly website, web design agency",
  canonicalPath: paths.home,
} as const satisfies PageHead;

export const homeHero = {
  kicker: "Websites by the month, for small British businesses",
  heading: "A website that answers the phone for you.",
  lead: "It gives people your prices and hours at half past ten at night, and you read their enquiries over breakfast. Built in 7 days, usually live in 2-\u20604 weeks, and looked after by us.",
  actions: [
    { label: "Start Your Project Today", to: paths.contact },
    { label: "View Our Work", to: paths.portfolio },
  ],
  /** Shown in turn. `notice`: what the site has just sent to its owner's phone. */
  shown: [
    {
      image: "plumbing",
      tab: "For a plumber",
      address: "ibbotson-plumbers.example",
      notice: "New enquiry: kitchen tap, S8",
      alt: "A plumber’s website as his customers see it: a blue page, the house drawn open, a number to ring.",
    },
    {
      image: "salon",
      tab: "For a salon",
      address: "marlandmadder.example",
      notice: "New booking: cut, Friday at 2",
      alt: "A salon’s website: a woman in profile with flowing cut-paper hair, and “Hair, skin and the whole afternoon.”",
    },
    {
      image: "restaurant",
      tab: "For a restaurant",
      address: "lanthorn.example",
      notice: "New booking: four, Saturday at 8",
      alt: "A restaurant’s website by candlelight: the name Lanthorn in brass above a plate of figs.",
    },
  ],
  included: [
    "Domain, hosting and SSL",
    "Custom design, mobile optimised",
    "Maintenance and unlimited content updates",
    "SEO from the first day",
    "No upfront cost, 30 days notice",
  ],
} as const;

export const homeFeatures = {
  heading: "Four things you’ll notice",
  lede: "Three of them in the first week. The fourth takes a year, when you look at the site and nothing on it is out of date.",
  action: { label: "See Our Process", to: "#process" },
  cards: [
    {
      title: "Fast Delivery",
      description:
        "Built in five days on average, once we have your answers. If a photograph is missing we leave room for it and carry on.",
    },
    {
      title: "Beautiful Design",
      description:
        "Drawn for your trade and your town. A garage shouldn’t look like a spa, and nobody should have to squint at either.",
    },
    {
      title: "Easy Management",
      description:
        "Email us the new prices, or a photo of the chalkboard, and we put them up. There is no dashboard to learn.",
    },
    {
      title: "Always Updated",
      description:
        "Security patches, backups, Christmas hours, the new stylist on the team page: seen to every month, within the price.",
    },
  ],
} as const satisfies Heading & { action: Action; cards: readonly FeatureCard[] };

export const businessManagement = {
  heading: "Dynamic Web Design & Business Management Solution",
  paragraph:
    "A long name for a short idea: the website and the work around it come from one place. Your pages, domain and enquiries are looked after together, so there is one number to ring when any of them misbehaves.",
  stages: [
    {
      title: "Research/Prepare",
      description:
        "We read your reviews, see who else turns up in your town, and ask which jobs you’d like more of.",
    },
    {
      title: "Build",
      description:
        "Pages are written and drawn for those jobs, then tried on an old phone with one bar of signal.",
    },
    {
      title: "Manage/Operate",
      description:
        "Hosting, backups, security, and every change you send, down to a week’s closure for the decorators.",
    },
    {
      title: "Marketing/Promotion",
      description:
        "Page titles always; from the middle package up, your Google profile, and pages for your news. Campaigns are quoted.",
    },
  ],
} as const satisfies { heading: string; paragraph: string; stages: readonly FeatureCard[] };

export const homeDemos = {
  heading: "60+ Prebuilt Demos",
  stages: "Whichever it is, it goes through the same four stages:",
  lede: "Your trade, or its cousin, is probably in one of these twelve groups. Choose a site to start from, and we change the words, colours, pictures and order until nobody could guess which it was.",
  others:
    "The nine with arrows are open: go in and look round. The rest we show you on a call, or send as a link within the day, because half of them are being repainted at any one time.",
} as const satisfies Heading & { stages: string; others: string };

export const homeTestimonials = {
  heading: "What is different now",
  lede: "We asked three owners what had changed since the site went up. Nobody brought up the typeface, which we are choosing to take well.",
} as const satisfies Heading;

export const homeProcess = {
  heading: "From first choice to live site",
  lede: "Your part takes an hour or two in all, and most of it can be done from the van.",
  steps: [
    {
      title: "Choose a Package",
      description: "Go by the number of pages you need. Guess wrong and you can move up or down later.",
    },
    {
      title: "Tell Us the Changes",
      description:
        "Pick a demo and say what should be different: by email, by phone, or in biro on a printout, photographed.",
    },
    {
      title: "We Make Changes for You",
      description:
        "We write the pages, fit your pictures, and see to domain, hosting and SSL. You get on with your work.",
    },
    {
      title: "Review & Sign-off",
      description:
        "Read it on your own phone, show it to somebody blunt, and send us the list. We correct it until you say yes.",
    },
  ],
  closing: "Then the site goes live.",
  action: { label: "Get Started Today", to: paths.contact },
} as const satisfies Heading & { steps: readonly FeatureCard[]; closing: string; action: Action };

export const homeShowcase = {
  heading: "Four to look round",
  lede: "Each began as a real brief; the names are changed, and the buttons switched off. Scroll to the very bottom, read the small print, try them on the slowest phone in the house.",
  action: { label: "View Full Portfolio", to: paths.portfolio },
} as const satisfies Heading & { action: Action };

export const homePricing = {
  heading: "One bill a month, and nothing before it",
  lede: "No upfront cost, no long-term contract, and the domain is in your name throughout. Cancel any time with 30 days notice.",
  /** After a cancelled checkout; about as long as the lede, so that nothing moves. */
  cancelled:
    "Nothing was charged: you left the checkout before paying. The packages are as they were. If something put you off, ask us.",
  customQuote: {
    text: "Two branches, a Welsh version, forty years of archives? Some jobs don’t fit a box.",
    action: { label: "Ask for a custom quote", to: paths.contact },
  },
} as const satisfies Heading & { cancelled: string; customQuote: { text: string; action: Action } };

export const homeTemplates = {
  heading: "Nine sites to start from",
  lede: "Each began as a real brief; the names are changed, and prices in dollars are stand-ins. Yours would keep the craft, and say who you are and what you charge.",
  previewLabel: "Preview",
} as const satisfies Heading & { previewLabel: string };

export const homeClosing = {
  heading: "A half-hour call is enough to know",
  lede: "Say what you do and what you would like more of. We say which package, which demo, and what your first month would look like. If you don’t need us, we say that.",
  actions: [
    { label: "Ask Us", to: paths.contact },
    { label: "What Each Package Includes", to: paths.services },
  ],
} as const satisfies Heading & { actions: readonly Action[] };

/** `part`: a section instead of the first view, which is in the hero. */
export const mockups: readonly Mockup[] = [
  {
    image: "fitness",
    tab: "Fitness",
    alt: "Strength club website: two fists on a barbell, a lime green plate, the words “Pick it up.”",
  },
  {
    image: "restaurant",
    part: "restaurant-card",
    tab: "Restaurant",
    alt: "Restaurant website: the menu on a white card, a plate of seared scallops in front of it.",
  },
  {
    image: "plumbing",
    part: "plumbing-services",
    tab: "Plumbing",
    alt: "Plumber’s website: a burst, a boiler and a radiator on one copper pipe, each with a price.",
  },
  {
    image: "salon",
    part: "salon-list",
    tab: "Salon",
    alt: "Salon website: the price list on clay-coloured paper, with cut-out scissors and a brush.",
  },
  {
    image: "detailing",
    tab: "Detailing",
    alt: "Car detailer’s website: a petrol-dark car, hexagonal lights shining in its paint, “Paint you could fall into.”",
  },
  {
    image: "tech",
    tab: "Tech",
    alt: "Energy software website: the day’s 48 power prices as bars, the evening peak in black.",
  },
  {
    image: "taxi",
    tab: "Taxi",
    alt: "Taxi firm’s website: a rainy quay at night, “Home & dry” in amber, a black cab with its light on.",
  },
  {
    image: "events",
    tab: "Events",
    alt: "Wedding planner’s website: an invitation card on sage green, with drawn flowers and a wax seal.",
  },
];
