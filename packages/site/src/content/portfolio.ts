import { packages } from "@brightwren/brand";
import { titled } from "@brightwren/brand/derived";
import { paths } from "@brightwren/core/paths";
import type { Action, Heading, PageHead, PortfolioItem } from "./types.ts";
import { heft, ibbotson, lanthorn, meniscus } from "./showcase.ts";

export const portfolioHead = {
  title: titled("Portfolio: seven small business sites"),
  description:
    "A gym, a plumber, a café, a restaurant and three more: seven websites with what each had to do, and the package it took. Four are open to look round.",
  keywords:
    "web design portfolio, small business website examples, plumber website, café website, restaurant website",
  canonicalPath: paths.portfolio,
} as const satisfies PageHead;

export const portfolioHero = {
  heading: "Seven sites, and what each one was for.",
  lead: "Every job began with a complaint. Nobody can find the stop tap. Beginners come on the wrong night. Half the calls are about opening hours. Here is what we did about them. Four are open to look round, under changed names. Three are pictures of sites at work, under their own.",
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
    ground: "#090a0a",
    imageAlt:
      "Keel Row’s website: “Home & dry” in amber capitals reflected in a wet street, a black cab below.",
    description:
      "Forty-six black cabs in Newcastle and one telephone, which was mostly asked what it costs to the airport. The fares for the five usual runs are on the page now, day and night, rain included.",
    package: packages[1].name,
  },
  meniscus,
  lanthorn,
  {
    title: "Lawal Bookkeeping",
    category: "Professional Services",
    image: "accounts",
    ground: "#f5f6ea",
    imageAlt:
      "Lawal Bookkeeping’s website on green ledger paper: “Bring these seven. Leave the shoebox.” and a list to tick off.",
    description:
      "A bookkeeper in Leeds whom forty clients rang every January, to ask which papers she needed. They are a list on the first screen now, with boxes to tick, and the fee is beside it.",
    package: packages[0].name,
  },
  {
    title: "Kettle & Slate",
    category: "E-commerce",
    image: "cafe",
    ground: "#f2ead6",
    imageAlt:
      "Kettle & Slate’s website: “Wet boots welcome.” beside the week’s board, a yellow kettle in front of grey hills.",
    description:
      "A walkers’ café in Dolgellau that asked for one thing: no more calls from the car park. It began on Starter and was up in five days. When people wanted the bara brith by post, it moved to the package with a shop.",
    package: packages[2].name,
  },
];

/** The projects described in detail, selected by `title`. Their figures and testimonials are placeholders. */
export const plumbersCase = {
  title: ibbotson.title,
  before: { label: "Before", note: "The old site, redrawn; the name is changed here too" },
  after: { label: "Now" },
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
  figuresLede:
    "Ruth kept the tally on the van’s clipboard: two weeks before, and two weeks after. We timed the seconds and counted the taps.",
  figures: [
    { label: "Callers in ten who had turned the water off", before: 2, after: 7 },
    { label: "Calls a week that only asked the price", before: 14, after: 4 },
    { label: "Seconds until the number can be read", before: 9, after: 1 },
    { label: "Taps of a thumb until it rings", before: 4, after: 1 },
  ],
};

export const cafeCase: typeof plumbersCase = {
  title: "Kettle & Slate",
  before: { label: "Before", note: "The old page, as a walker’s phone showed it" },
  after: { label: "Now" },
  changesHeading: "What was built, and why",
  changes: [
    {
      title: "Today’s hours, before anything else",
      description: "Open or shut, and until when. The page reads the clock, so nobody has to change it.",
    },
    {
      title: "The board, as words",
      description:
        "Rhian sends a photograph of the chalkboard. We type it, because phones and search engines can’t read chalk.",
    },
    {
      title: "Dogs",
      description: "It was the question that Rhian liked least. It is the last line of the board now.",
    },
  ],
  figuresHeading: "What it came to",
  figuresLede:
    "Rhian kept the tally on an order pad: one week in May before, one in the next May. We timed the seconds.",
  figures: [
    { label: "Calls a day to ask whether it is open", before: 11, after: 3 },
    { label: "Calls a week about dogs", before: 9, after: 1 },
    { label: "Parcels of bara brith in a week", before: 1, after: 12 },
    { label: "Seconds until today’s hours can be read", before: 14, after: 1 },
  ],
};

/** Beside the button. */
export const openedCopy = "We don’t name the firm. This copy has another name, and its buttons do nothing.";

/** In place of the button, for a site without a link. */
export const shownOnly = "Shown as a picture, like the two below";

export const portfolioOthers = {
  open: {
    heading: "Three more to look round",
    lede: "Each began as a real brief. We changed the names and switched off the buttons, so that you can press anything.",
  },
  closed: {
    heading: "Two more, as pictures",
    lede: "Like the café’s, these sites are at work. We show pictures here, because their buttons are for their own customers.",
  },
} as const satisfies Record<"open" | "closed", Heading>;

export const portfolioWords = {
  heading: "From two of the owners",
  lede: "One of these was dictated from under a sink. Their names are changed here, as on their sites.",
} as const satisfies Heading;

export const portfolioClosing = {
  heading: "What would yours be for?",
  lede: "Begin with the thing that wastes most of your week. The design can wait for the second sentence.",
  action: { label: "Discuss Your Project", to: paths.contact },
} as const satisfies Heading & { action: Action };
