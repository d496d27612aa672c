import type { Template } from "./types.ts";

/** The nine featured templates, titles and routes as in specification section 2. */
export const templates = [
  {
    title: "Fitness Training",
    category: "Health & Fitness",
    image: "fitness",
    imageAlt: "Gym page in black, chalk and lime: two lino-cut fists close round a barbell.",
    demoUrl: "/demos/fitness",
    blurb: "Chalk, a black floor and three plans. For gyms that smell of rubber and mean it.",
  },
  {
    title: "Fine Dining Restaurant",
    category: "Food & Drink",
    image: "restaurant",
    imageAlt: "Restaurant page: cut figs on a pewter plate by the light of one candle.",
    demoUrl: "/demos/restaurant",
    blurb: "A menu set like a menu, and a page as dark as the dining room. Bring candles.",
  },
  {
    title: "Beauty Salon",
    category: "Fashion & Beauty",
    image: "salon",
    imageAlt: "Salon page in cut paper: a woman’s profile, her long hair in strips of red and clay.",
    demoUrl: "/demos/salon",
    blurb: "Cut paper in the colours on the shelf, with the price list where people look for it.",
  },
  {
    title: "Tech Startup",
    category: "Technology",
    image: "tech",
    imageAlt: "Software page: a bar chart of electricity prices in blue, grey and black fills the screen.",
    demoUrl: "/demos/tech",
    blurb: "The product is the hero, and you can drag it. For firms whose best argument is a chart.",
  },
  {
    title: "Wedding Planner",
    category: "Events",
    image: "events",
    imageAlt:
      "Wedding page: an invitation, its envelope and a reply card laid on sage green among white flowers.",
    demoUrl: "/demos/events",
    blurb: "Laid out like the invitation, down to the margins. Three packages, no glitter.",
  },
  {
    title: "Online Education",
    category: "Education",
    image: "education",
    imageAlt:
      "Evening school page: a blackboard in a yellow frame, a chalked triangle, a pair of tartan slippers.",
    demoUrl: "/demos/education",
    blurb: "A blackboard, a timetable and a bell, for lessons taken at the kitchen table.",
  },
  {
    title: "Plumbing Services",
    category: "Services",
    image: "plumbing",
    imageAlt:
      "Plumber’s page in water blue: a bathroom above a kitchen, seen from a corner, joined by copper pipe.",
    demoUrl: "/demos/plumbing",
    blurb: "A house with its walls off and its pipes showing, six services, and a number to ring.",
  },
  {
    title: "Photography Studio",
    category: "Art & Design",
    image: "photography",
    imageAlt:
      "Photography page: a tidal bay in black and white, a yellow disc for a sun, very large black letters.",
    demoUrl: "/demos/photography",
    blurb: "Eight frames in black and white, and a yellow filter to slide across the sky.",
  },
  {
    title: "Car Detailing",
    category: "Services",
    image: "detailing",
    imageAlt: "Detailing page: a dark coupé with a net of amber lamps mirrored in its bonnet and roof.",
    demoUrl: "/demos/detailing",
    blurb: "A car made of nothing but reflections, and three packages to put them there.",
  },
] as const satisfies readonly Template[];
