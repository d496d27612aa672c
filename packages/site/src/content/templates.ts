import type { DemoName } from "@brightwren/core/paths";
import { demos } from "@brightwren/demos/demos";
import type { Template } from "./types.ts";

const words: Record<DemoName, Pick<Template, "category" | "image" | "imageAlt" | "blurb">> = {
  fitness: {
    category: "Health & Fitness",
    image: "fitness-floor",
    imageAlt: "Gym page in black, chalk and lime: the floor as a plan, three arches wide.",
    blurb: "Chalk, a black floor and three plans. For gyms that smell of rubber and mean it.",
  },
  restaurant: {
    category: "Food & Drink",
    image: "restaurant-burn",
    imageAlt: "Restaurant page: a burning candle marked with the hours from five, a course beside each.",
    blurb: "A menu set like a menu, and a page as dark as the dining room. Bring candles.",
  },
  salon: {
    category: "Fashion & Beauty",
    image: "salon-dyes",
    imageAlt: "Salon page: the dye book, eight colours as pools of paint beside long red hair.",
    blurb: "Cut paper in the colours on the shelf, with the price list where people look for it.",
  },
  tech: {
    category: "Technology",
    image: "tech-box",
    imageAlt: "Software page: an exploded view of a meter on its rail, on bright blue.",
    blurb: "The product is the hero, and you can drag it. For firms whose best argument is a chart.",
  },
  events: {
    category: "Events",
    image: "events-packages",
    imageAlt: "Wedding page: three packages set as invitation cards, the dearest framed with white flowers.",
    blurb: "Laid out like the invitation, down to the margins. Three packages, no glitter.",
  },
  education: {
    category: "Education",
    image: "education",
    imageAlt:
      "Evening school page: a blackboard in a yellow frame, a chalked triangle, a pair of tartan slippers.",
    blurb: "A blackboard, a timetable and a bell, for lessons taken at the kitchen table.",
  },
  plumbing: {
    category: "Services",
    image: "plumbing-area",
    imageAlt: "Plumber’s page: “Five rivers, three vans”, Sheffield’s valleys drawn like a pipe plan.",
    blurb: "A house with its walls off and its pipes showing, six services, and a number to ring.",
  },
  photography: {
    category: "Art & Design",
    image: "photography",
    imageAlt:
      "Photography page: a tidal bay in black and white, a yellow disc for a sun, very large black letters.",
    blurb: "Eight frames in black and white, and a yellow filter to slide across the sky.",
  },
  detailing: {
    category: "Services",
    image: "detailing-packages",
    imageAlt: "Detailing page: the same car three times, its reflections sharper with each package.",
    blurb: "A car made of nothing but reflections, and three packages to put them there.",
  },
};

export const templates: readonly Template[] = demos.map(({ name, title, path }) => ({
  title,
  demoUrl: path,
  ...words[name],
}));
