import type { Testimonial } from "../types.ts";

/** Placeholders: invented people, modest claims. */
export const startTestimonialCards: readonly Testimonial[] = [
  {
    name: "Rhian Morse",
    business: "Kettle & Slate",
    industry: "Café, Dolgellau",
    quote:
      "I photographed the chalkboard on a Monday and the site was up that Friday, with bara brith spelt properly. Walkers used to ring from the car park to ask if we do dogs. The answer is on their screen now.",
    rating: 5,
    image: "rhian-morse",
  },
  {
    name: "Colin Baptiste",
    business: "Baptiste School of Motoring",
    industry: "Driving instruction, Northampton",
    quote:
      "The last firm wanted two thousand pounds and then went quiet. These people rang when they had said they would. Three of this term’s pupils found me through the site, which covers the year.",
    rating: 5,
    image: "colin-baptiste",
  },
  {
    name: "Anna Kowalczyk",
    business: "Thistle & Twine",
    industry: "Florist, Kelso",
    quote:
      "My nephew built the first one, then went to university with the password. This time everything is in my name. On Mother’s Day nobody rang to ask what a bunch costs. They rang to order one.",
    rating: 5,
    image: "anna-kowalczyk",
  },
];
