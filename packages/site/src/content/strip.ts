import type { Mockup } from "./types.ts";

export const mockups = [
  {
    image: "fitness",
    alt: "Strength club website: two fists on a barbell, a lime green plate, the words “Pick it up.”",
  },
  {
    image: "restaurant",
    alt: "Restaurant website by candlelight: the name Lanthorn in brass above a plate of figs.",
  },
  {
    image: "plumbing",
    alt: "Plumber’s website: bathroom and kitchen in blue, stacked like a doll’s house, with copper pipes.",
  },
  {
    image: "salon",
    alt: "Salon website: a woman in profile with flowing cut-paper hair, and “Hair, skin and the whole afternoon.”",
  },
  {
    image: "detailing",
    alt: "Car detailer’s website: a petrol-dark car, hexagonal lights shining in its paint, “Paint you could fall into.”",
  },
  {
    image: "tech",
    alt: "Energy software website: the day’s 48 power prices as bars, the evening peak in black.",
  },
  {
    image: "taxi",
    alt: "Taxi firm’s website: a rainy quay at night, “Home & dry” in amber, a black cab with its light on.",
  },
  {
    image: "events",
    alt: "Wedding planner’s website: an invitation card on sage green, with drawn flowers and a wax seal.",
  },
] as const satisfies readonly Mockup[];
