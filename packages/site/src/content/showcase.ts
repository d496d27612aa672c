import { packages } from "@brightwren/brand";
import type { ImageKey, PortfolioItem } from "./types.ts";

type LiveProject = PortfolioItem & {
  readonly url: string;
  /** A section of the site, for the home page. */
  readonly part: { readonly image: ImageKey; readonly alt: string };
};

export const heft: LiveProject = {
  title: "Heft",
  category: "Health & Wellness",
  image: "fitness",
  ground: "#11120e",
  imageAlt:
    "Heft’s website: “Pick it up.” in tall chalk-white capitals beside fists on a bar and a lime green plate.",
  description:
    "A barbell club under three railway arches in Sheffield, better known to lifters than to beginners. The site opens with the one lift everybody can already do, and puts the first free session a thumb’s reach away.",
  package: packages[1].name,
  url: "/demos/fitness",
  part: {
    image: "fitness-timetable",
    alt: "Heft’s timetable: a week of sessions in black and white boxes on lime green.",
  },
};

export const ibbotson: LiveProject = {
  title: "Ibbotson & Daughter",
  category: "Home Services",
  image: "plumbing",
  ground: "#0b5fb0",
  imageAlt:
    "Ibbotson & Daughter’s website: “Water where you want it. Nowhere else.” beside a house drawn without its walls.",
  description:
    "Father and daughter, at work in Sheffield’s terraces since 1983. We drew a house without its walls, so that people can point at the leak, and gave the stop tap a section of its own.",
  package: packages[1].name,
  url: "/demos/plumbing",
  part: {
    image: "plumbing-stop-tap",
    alt: "“Find your stop tap before you need it”: four steps beside a large drawing of one, on orange.",
  },
};

export const meniscus: LiveProject = {
  title: "Meniscus",
  category: "Automotive",
  image: "detailing",
  ground: "#051517",
  imageAlt:
    "Meniscus’s website: a low dark car under workshop lamps, every lamp reflected in amber on its bodywork.",
  description:
    "Two bays in Bristol, polishing by hand, and a lot of callers who took it for a car wash. The paint is shown in section, the bonnet before and after on one sliding line, and by the time people reach the three prices they know what they are for.",
  package: packages[1].name,
  url: "/demos/detailing",
  part: {
    image: "detailing-compare",
    alt: "“Same bonnet. Same lamps.”: scratched paint and polished paint on either side of a sliding line.",
  },
};

export const lanthorn: LiveProject = {
  title: "Lanthorn",
  category: "Restaurants",
  image: "restaurant",
  ground: "#190b14",
  imageAlt: "Lanthorn’s website: the name in brass letters on a dark table, its first letter a lit candle.",
  description:
    "Nine tables in Ludlow, one candle on each. The menu is real text, so it can be read on a phone and changed by teatime. The hours are on the first screen, because they used to be every second call.",
  package: packages[1].name,
  url: "/demos/restaurant",
  part: {
    image: "restaurant-room",
    alt: "A plan of Lanthorn’s dining room by candlelight, its nine tables numbered and named.",
  },
};

export const showcase = [heft, ibbotson, meniscus, lanthorn];
