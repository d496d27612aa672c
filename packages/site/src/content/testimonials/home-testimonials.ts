import { packages } from "@brightwren/brand";
import type { Stat, Testimonial } from "../types.ts";

/** Placeholders: invented people, modest claims. */
export const homeTestimonialCards: readonly Testimonial[] = [
  {
    name: "Priya Raman",
    business: "Blue Door Hair",
    industry: "Hair salon, Hereford",
    quote:
      "I used to spend Sunday night answering the same four messages: are you open Monday, how much is a full head, do you do children, where can I park. All four are on the site now. I watch television.",
    rating: 5,
    image: "priya-raman",
  },
  {
    name: "Gareth Probert",
    business: "Probert Heating",
    industry: "Plumbing and heating, Brecon",
    quote: `I took the ${packages[1].services.price} package and left the ${packages[2].services.price} one, since nobody buys a boiler by post. It has a page for each sort of job. People ring up and say “I’ve read your boiler page”, and the conversation starts in the middle.`,
    rating: 5,
    image: "gareth-probert",
  },
  {
    name: "Yemi Lawal",
    business: "Lawal Bookkeeping",
    industry: "Accountancy, Leeds",
    quote:
      "Every January some forty clients rang to ask which papers I needed. I sent the list to be put on the website on a Tuesday, and on Wednesday it was there. This year eleven rang.",
    rating: 5,
    image: "yemi-lawal",
  },
];

export const homeStats = [
  { number: "500+", label: "websites built" },
  { number: "98%", label: "client satisfaction" },
  { number: "24/7", label: "support for your site" },
  { number: "5 days", label: "average delivery" },
] as const satisfies readonly Stat[];
