import type { Stat, Testimonial } from "./types.ts";

/** Placeholders, all of them: invented people, modest claims. */
export const homeTestimonialCards = [
  {
    name: "Priya Raman",
    business: "Blue Door Hair",
    industry: "Hair salon, Hereford",
    quote:
      "I used to spend Sunday night answering the same four messages: are you open Monday, how much is a full head, do you do children, where can I park. All four are on the site now. I watch television.",
    rating: 5,
    image: "priya-raman",
    portrait: {
      hair: "Black, in a long plait over one shoulder",
      clothing: "Dark green salon apron over a striped shirt, comb in the pocket",
      setting: "Salon window with a blue door frame behind her",
    },
  },
  {
    name: "Gareth Probert",
    business: "Probert Heating",
    industry: "Plumbing and heating, Brecon",
    quote:
      "I took the £39.99 package for the extra pages, one for each sort of job. People ring up and say “I’ve read your boiler page”, and the conversation starts in the middle.",
    rating: 5,
    image: "gareth-probert",
    portrait: {
      hair: "Grey, cropped short, with a full beard",
      clothing: "Navy work jacket, pencil behind the ear",
      setting: "Open back doors of a van with copper pipe on the rack",
    },
  },
  {
    name: "Yemi Lawal",
    business: "Lawal Bookkeeping",
    industry: "Accountancy, Leeds",
    quote:
      "Every January some forty clients rang to ask which papers I needed. I sent the list to be put on the website on a Tuesday, and on Wednesday it was there. This year eleven rang.",
    rating: 5,
    image: "yemi-lawal",
    portrait: {
      hair: "Black, short natural curls, round glasses",
      clothing: "Mustard cardigan over a white blouse",
      setting: "Desk with two tidy box files and a mug",
    },
  },
] as const satisfies readonly Testimonial[];

export const homeStats = [
  { number: "500+", label: "websites built" },
  { number: "98%", label: "client satisfaction" },
  { number: "24/7", label: "support" },
  { number: "5 days", label: "average delivery" },
] as const satisfies readonly Stat[];

export const portfolioTestimonials = [
  {
    name: "Ruth Ibbotson",
    business: "Ibbotson & Daughter",
    industry: "Plumbing, Sheffield",
    quote:
      "The bit about finding your stop tap was their idea. Folk ring us with the water already off, so I walk into a wet carpet instead of a wet ceiling. Dad has stopped saying we don’t need a website.",
    rating: 5,
    image: "ruth-ibbotson",
    portrait: {
      hair: "Red, tied back under a knitted hat",
      clothing: "Water-blue overalls with a copper pin badge",
      setting: "Terraced street, pipe wrench over the shoulder",
    },
  },
  {
    name: "Dean Ackerley",
    business: "Heft",
    industry: "Strength club, Sheffield",
    quote:
      "Our timetable lived on a whiteboard and in a group chat, and the two disagreed. There is one of it now. Beginners turn up for the right session, in the right shoes, which had not been a feature of the old system.",
    rating: 5,
    image: "dean-ackerley",
    portrait: {
      hair: "Shaved head, dark stubble",
      clothing: "Black T-shirt, chalk on the hands and forearms",
      setting: "Brick railway arch with a barbell rack",
    },
  },
] as const satisfies readonly Testimonial[];

export const startTestimonialCards = [
  {
    name: "Rhian Morse",
    business: "Kettle & Slate",
    industry: "Café, Dolgellau",
    quote:
      "I photographed the chalkboard on a Monday and the site was up that Friday, with bara brith spelt properly. Walkers ring from the car park now to ask if we do dogs, and the answer is on their screen before I pick up.",
    rating: 5,
    image: "rhian-morse",
    portrait: {
      hair: "Brown bob with a fringe",
      clothing: "Oatmeal apron over a red jumper",
      setting: "Slate counter with a cake under a glass dome",
    },
  },
  {
    name: "Colin Baptiste",
    business: "Baptiste School of Motoring",
    industry: "Driving instruction, Northampton",
    quote:
      "The last firm wanted two thousand pounds and then went quiet. These people rang when they had said they would. Three of this term’s pupils found me through the site, which covers the year.",
    rating: 5,
    image: "colin-baptiste",
    portrait: {
      hair: "White, close-cut, with a moustache",
      clothing: "Checked shirt and a zipped fleece",
      setting: "Beside a small car with a learner plate on its roof",
    },
  },
  {
    name: "Anna Kowalczyk",
    business: "Thistle & Twine",
    industry: "Florist, Kelso",
    quote:
      "My nephew built the first one, then went to university with the password. This time everything is in my name. On Mother’s Day I took the orders from the site and left the phone in the van.",
    rating: 5,
    image: "anna-kowalczyk",
    portrait: {
      hair: "Fair, pinned up loosely",
      clothing: "Grey linen smock with secateurs in the pocket",
      setting: "Buckets of thistles, tulips and eucalyptus",
    },
  },
] as const satisfies readonly Testimonial[];
