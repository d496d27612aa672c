import type { Testimonial } from "../types.ts";

/** Placeholders: invented people, modest claims. */
export const portfolioTestimonials: readonly Testimonial[] = [
  {
    name: "Ruth Ibbotson",
    business: "Ibbotson & Daughter",
    industry: "Plumbing, Sheffield",
    quote:
      "The bit about finding your stop tap was their idea. Folk ring us with the water already off, so I walk into a wet carpet instead of a wet ceiling. Dad has stopped saying we don’t need a website.",
    rating: 5,
    image: "ruth-ibbotson",
  },
  {
    name: "Dean Ackerley",
    business: "Heft",
    industry: "Strength club, Sheffield",
    quote:
      "Our timetable lived on a whiteboard and in a group chat, and the two disagreed. There is one of it now. Beginners turn up for the right session, in the right shoes, which had not been a feature of the old system.",
    rating: 5,
    image: "dean-ackerley",
  },
];
