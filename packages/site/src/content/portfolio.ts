import { packages } from "@brightwren/brand";
import { titled } from "@brightwren/brand/derived";
import { paths } from "@brightwren/core/paths";
import type { Action, Heading, PageHead, PortfolioItem } from "./types.ts";
import { heft, ibbotson, lanthorn, meniscus } from "./showcase.ts";

export const portfolioHead = {
  title: titled("Portfolio: seven small business sites"),
  description:
    "A gym, a plumber, a taxi firm, a restaurant and three more: seven websites with what each had to do, and the package it took. Four are open to walk round.",
  keywords:
    "web design portfolio, small business website examples, plumber website, restaurant website, gym website",
  canonicalPath: paths.portfolio,
} as const satisfies PageHead;

export const portfolioHero = {
  heading: "Seven sites, and what each one was for.",
  lead: "Every job began with a complaint. Nobody can find the stop tap. Beginners come on the wrong night. Half the calls are about opening hours. Here is what we did about them.",
} as const;

/** Display only; not a filter. */
export const portfolioCategories = [
  "All",
  "Health & Wellness",
  "Home Services",
  "Transportation",
  "Automotive",
  "Restaurants",
  "Professional Services",
  "E-commerce",
] as const;

export const projects: readonly PortfolioItem[] = [
  heft,
  ibbotson,
  {
    title: "Keel Row Taxis",
    category: "Transportation",
    image: "taxi",
    imageAlt:
      "Keel Row’s website: “Home & dry” in amber capitals reflected in a wet street, a black cab below.",
    description:
      "Forty-six black cabs in Newcastle and one telephone, which was mostly asked what it costs to the airport. The fares for the five usual runs are on the page now, day and night, rain included.",
    package: packages[0].name,
  },
  meniscus,
  lanthorn,
  {
    title: "Thrale & Daughter",
    category: "Professional Services",
    image: "events",
    imageAlt:
      "Thrale & Daughter’s website: their name engraved on an ivory card, flowers and an open envelope around it.",
    description:
      "Wedding planners in Suffolk with a good many couples abroad, who would ask for prices and go quiet. Three packages are set like the invitation itself, in dollars, with telephone hours for New York and Toronto.",
    package: packages[1].name,
  },
  {
    title: "Second Bell",
    category: "E-commerce",
    image: "education",
    imageAlt:
      "Second Bell’s website: “Go back to school. Keep your slippers on.” on a blackboard framed in yellow.",
    description:
      "Evening classes taught live, twelve to a class, with a school office that sold every desk by telephone. Places are bought on the page, the desks left count themselves down, and the office goes home at half past nine.",
    package: packages[2].name,
  },
];

/** The project described in detail, selected by `title`. Its figures and testimonials are placeholders. */
export const portfolioCase = {
  title: ibbotson.title,
  before: { label: "Before", note: "The old site, on the morning we printed it out" },
  after: { label: "Now" },
  proof: {
    name: "Ibbotson & Daughter",
    welcome: "Welcome to our Web Site!!",
    menu: ["Home", "About Us", "News (0)", "Links", "Guest Book", "Contact"],
    notices: ["Prices on application", "For our number see Contact"],
    remarks: ["why?", "and the stop tap?", "how much?"],
  },
  changesHeading: "What was changed, and why",
  changes: [
    {
      title: "The number, on every screen",
      description: "Nobody under a wet ceiling goes looking for a menu.",
    },
    {
      title: "The stop tap, before anything is sold",
      description: "Most people learn where theirs is too late. The page shows them, with a drawing.",
    },
    {
      title: "Prices, written out",
      description: "Said once on the page, they need not be said twice a day with both hands in a cistern.",
    },
  ],
  figuresHeading: "What it came to",
  figuresLede: "Ruth kept the tally on the van’s clipboard: two weeks before, and two weeks after.",
  figures: [
    { label: "Callers in ten who had turned the water off", before: 2, after: 7 },
    { label: "Calls a week that only asked the price", before: 14, after: 4 },
    { label: "Seconds until the number can be read", before: 9, after: 1 },
    { label: "Taps of a thumb until it rings", before: 4, after: 1 },
  ],
} as const;

export const portfolioOthers = {
  open: {
    heading: "Three more to look round",
    lede: "The whole card is the door. Each opens in a tab of its own.",
  },
  closed: {
    heading: "Three behind glass",
    lede: "Drawn and described. Their owners keep the visitors for themselves.",
  },
} as const satisfies Record<"open" | "closed", Heading>;

export const portfolioWords = {
  heading: "From two of the owners",
  lede: "One of these was dictated from under a sink.",
} as const satisfies Heading;

export const portfolioClosing = {
  heading: "What would yours be for?",
  lede: "Begin with the thing that wastes most of your week. The design can wait for the second sentence.",
  action: { label: "Discuss Your Project", to: paths.contact },
} as const satisfies Heading & { action: Action };
