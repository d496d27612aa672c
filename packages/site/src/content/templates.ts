import type { DemoName } from "@brightwren/core/paths";
import { demos } from "@brightwren/demos/demos";
import type { Template } from "./types.ts";

const words: Record<DemoName, Pick<Template, "category" | "imageAlt" | "blurb">> = {
  fitness: {
    category: "Health & Fitness",
    imageAlt: "Gym page in black, chalk and lime: two lino-cut fists close round a barbell.",
    blurb: "Chalk, a black floor and three plans. For gyms that smell of rubber and mean it.",
  },
  restaurant: {
    category: "Food & Drink",
    imageAlt: "Restaurant page: cut figs on a pewter plate by the light of one candle.",
    blurb: "A menu set like a menu, and a page as dark as the dining room. Bring candles.",
  },
  salon: {
    category: "Fashion & Beauty",
    imageAlt: "Salon page in cut paper: a woman’s profile, her long hair in strips of red and clay.",
    blurb: "Cut paper in the colours on the shelf, with the price list where people look for it.",
  },
  tech: {
    category: "Technology",
    imageAlt: "Software page: a bar chart of electricity prices in blue, grey and black fills the screen.",
    blurb: "The product is the hero, and you can drag it. For firms whose best argument is a chart.",
  },
  events: {
    category: "Events",
    imageAlt:
      "Wedding page: an invitation, its envelope and a reply card laid on sage green among white flowers.",
    blurb: "Laid out like the invitation, down to the margins. Three packages, no glitter.",
  },
  education: {
    category: "Education",
    imageAlt:
      "Evening school page: a blackboard in a yellow frame, a chalked triangle, a pair of tartan slippers.",
    blurb: "A blackboard, a timetable and a bell, for lessons taken at the kitchen table.",
  },
  plumbing: {
    category: "Services",
    imageAlt:
      "Plumber’s page in water blue: a bathroom above a kitchen, seen from a corner, joined by copper pipe.",
    blurb: "A house with its walls off and its pipes showing, six services, and a number to ring.",
  },
  photography: {
    category: "Art & Design",
    imageAlt:
      "Photography page: a tidal bay in black and white, a yellow disc for a sun, very large black letters.",
    blurb: "Eight frames in black and white, and a yellow filter to slide across the sky.",
  },
  detailing: {
    category: "Services",
    imageAlt: "Detailing page: a dark coupé with a net of amber lamps mirrored in its bonnet and roof.",
    blurb: "A car made of nothing but reflections, and three packages to put them there.",
  },
};

export const templates: readonly Template[] = demos.map(({ name, title, path }) => ({
  title,
  image: name,
  demoUrl: path,
  ...words[name],
}));
