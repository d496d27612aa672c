import { paths } from "@brightwren/core/paths";
import type { Action, Heading, PortfolioItem } from "./types.ts";

export const portfolioHero = {
  heading: "Seven sites, and what each one was for.",
  lead: "Every job began with a complaint. Nobody can find the stop tap. Beginners come on the wrong night. Half the calls are about opening hours. Here is what we did about them.",
} as const;

/** Display only: the list filters nothing (specification section 2). */
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

export const visitLabel = "Visit Website";

export const projects: readonly PortfolioItem[] = [
  {
    title: "Heft",
    category: "Health & Wellness",
    image: "fitness",
    imageAlt:
      "Heft’s website: “Pick it up.” in tall chalk-white capitals beside fists on a bar and a lime green plate.",
    description:
      "A barbell club under three railway arches in Sheffield, better known to lifters than to beginners. The site opens with the one lift everybody can already do, and puts the first free session a thumb’s reach away.",
    package: "Standard",
    url: "/demos/fitness",
  },
  {
    title: "Ibbotson & Daughter",
    category: "Home Services",
    image: "plumbing",
    imageAlt:
      "Ibbotson & Daughter’s website: “Water where you want it. Nowhere else.” beside a house drawn without its walls.",
    description:
      "Father and daughter, at work in Sheffield’s terraces since 1983. We drew a house without its walls, so that people can point at the leak, and gave the stop tap a section of its own.",
    package: "Standard",
    url: "/demos/plumbing",
  },
  {
    title: "Keel Row Taxis",
    category: "Transportation",
    image: "taxi",
    imageAlt:
      "Keel Row’s website: “Home & dry” in amber capitals reflected in a wet street, a black cab below.",
    description:
      "Forty-six black cabs in Newcastle and one telephone, which was mostly asked what it costs to the airport. The fares for the five usual runs are on the page now, day and night, rain included.",
    package: "Starter",
  },
  {
    title: "Meniscus",
    category: "Automotive",
    image: "detailing",
    imageAlt:
      "Meniscus’s website: a low dark car under workshop lamps, every lamp reflected in amber on its bodywork.",
    description:
      "Two bays in Bristol, polishing by hand, and a lot of callers who took it for a car wash. The paint is shown in section, the bonnet before and after on one sliding line, and by the time people reach the three prices they know what they are for.",
    package: "Starter",
    url: "/demos/detailing",
  },
  {
    title: "Lanthorn",
    category: "Restaurants",
    image: "restaurant",
    imageAlt: "Lanthorn’s website: the name in brass letters on a dark table, its first letter a lit candle.",
    description:
      "Nine tables in Ludlow, one candle on each. The menu is real text, so it can be read on a phone and changed by teatime. The hours stand on the first screen, because they used to be every second call.",
    package: "Standard",
    url: "/demos/restaurant",
  },
  {
    title: "Thrale & Daughter",
    category: "Professional Services",
    image: "events",
    imageAlt:
      "Thrale & Daughter’s website: their name engraved on an ivory card, flowers and an open envelope around it.",
    description:
      "Wedding planners in Suffolk with a good many couples abroad, who would ask for prices and go quiet. Three packages are set like the invitation itself, in dollars, with telephone hours for New York and Toronto.",
    package: "Standard",
  },
  {
    title: "Second Bell",
    category: "E-commerce",
    image: "education",
    imageAlt:
      "Second Bell’s website: “Go back to school. Keep your slippers on.” on a blackboard framed in yellow.",
    description:
      "Evening classes taught live, twelve to a class, with a school office that sold every desk by telephone. Places are bought on the page, the desks left count themselves down, and the office goes home at half past nine.",
    package: "E-commerce",
  },
];

/** The home page's showcase: the four projects that can be visited. */
export const showcase = projects.filter(
  (project): project is PortfolioItem & { readonly url: string } => project.url !== undefined,
);

export const portfolioWords = {
  heading: "From two of the owners",
  lede: "One of these was dictated from under a sink.",
} as const satisfies Heading;

export const portfolioClosing = {
  heading: "What would yours be for?",
  lede: "Begin with the thing that wastes most of your week. The design can wait for the second sentence.",
  action: { label: "Discuss Your Project", to: paths.contact },
} as const satisfies Heading & { action: Action };
