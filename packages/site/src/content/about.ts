import { offer, studio } from "@brightwren/brand";
import { titled } from "@brightwren/brand/derived";
import { paths } from "@brightwren/core/paths";
import type { Action, FeatureCard, Heading, PageHead, Stat } from "./types.ts";

export const aboutHead = {
  title: titled("About the studio"),
  description: `How a studio that printed menus came to look after 500+ websites for small businesses, from ${offer.exactly} per month, and the four things it holds itself to.`,
  keywords: `about ${studio.name}, UK web design studio, small business web designers`,
  canonicalPath: paths.about,
} as const satisfies PageHead;

export const aboutHero = {
  heading: "We look after small websites for people with other things to do.",
  lead: `${studio.name} is a studio for plumbers, salons, cafés, accountants and anyone else whose working day leaves no room for a website.`,
} as const;

export const houseRooms = [
  {
    room: "desk",
    title: "The desk.",
    description:
      "Every page is drawn for the small screen first. What hangs on the line has been read once, and is waiting to be read again by somebody else.",
  },
  {
    room: "telephone",
    title: "The telephone.",
    description:
      "It stands on the counter, within everybody’s reach, so that nobody can say it was too far away.",
  },
  {
    room: "press",
    title: "The press.",
    description: "It came with us from the menus, prints one sheet at a time, and has no undo.",
  },
] as const;

export const ourStory = {
  heading: "Our Story",
  paragraphs: [
    "We came to websites from print: menus, price lists, orders of service, the lettering over a greengrocer’s. Paper makes you careful. Once two thousand menus promise “puff party”, somebody is going to pay for them.",
    "Then our customers began bringing in their websites. One salon owner had paid for hers in full before it existed. The man who built it had stopped answering, and in May it was still offering a tenner off at Christmas. She couldn’t change it, and she couldn’t find out where it was kept.",
    "So we worked out what a salon could pay each month without wincing, and put the lot inside that figure: design, words, hosting, repairs, changes. The domain goes in the customer’s own name on the first day. And because anyone can go at 30 days notice, we have to deserve each month separately, which concentrates the mind.",
    "500+ websites on, the arrangement is the same. Every page is read aloud before it goes live, and whoever picks up the phone can tell you where your site is kept.",
  ],
} as const satisfies { heading: string; paragraphs: readonly string[] };

export const menuProof = {
  name: "The Lantern Rooms",
  course: "Luncheon",
  before: [{ dish: "Pea soup, brown bread", price: "4.20" }],
  wrong: { dish: "Steak & ale in puff", printed: "party", meant: "pastry", price: "11.50" },
  after: [
    { dish: "Cod, mash, parsley sauce", price: "10.80" },
    { dish: "Jam roly-poly", price: "5.00" },
  ],
  caption: "The proof, the way it ought to have come back.",
} as const;

/** In the order of the marks in features/about. */
export const values = {
  heading: "What we hold ourselves to",
  lede: "Four promises, each under the proofreader’s mark that comes nearest.",
  cards: [
    {
      title: "Client-Focused",
      description:
        "You know your trade, and we’d be foolish to lecture you on it. Our first question is which jobs you want more of. The second is which ones you’d happily never do again. The site is planned from those two answers.",
    },
    {
      title: "Quality First",
      description:
        "Before you see a page, we have read it on a cheap phone in poor light. Pictures are cropped by hand, and every form has been filled in by one of us as carelessly as we could manage, to find out what breaks.",
    },
    {
      title: "Transparent & Honest",
      description:
        "Our prices are on the website. If the smaller package would do, we say so. When something goes wrong and it was our doing, you hear it from us first: what happened, and when it was mended.",
    },
    {
      title: "Growth-Driven",
      description:
        "Praise for the colours is pleasant, but we’d rather hear that the diary is full. Each change ought to bring you another customer of the sort you asked for. Where it hasn’t, we try something else.",
    },
  ],
} as const satisfies Heading & { cards: readonly FeatureCard[] };

export const valuesNext = {
  text: "See how a search becomes a booking:",
  actions: [
    { label: "a website audited line by line", to: paths.seoServices },
    { label: "three garages on three streets", to: paths.localSeo },
  ],
} as const satisfies { text: string; actions: readonly Action[] };

export const aboutStats = [
  { number: "500+", label: "websites built" },
  { number: "98%", label: "client satisfaction" },
  { number: `from ${offer.exactly}`, label: "per month" },
] as const satisfies readonly Stat[];

/** Names and roles come from the brand; `unnamed` is used if the brand has none. */
export const answering = {
  heading: "Who answers the phone",
  lede: "A person who has seen your site before. There is no menu of options, and no music.",
  unnamed: "Whoever is nearest to it. We all know where the sites are kept.",
} as const;

export const whereabouts = {
  heading: "Where to find us",
  plan: "Not to scale, and no use for finding us: this plan has one roof for each letter of the address. Ours is under the pin. Ring before you set out, and somebody will be in.",
} as const;

export const aboutClosing = {
  heading: "Bring us the awkward one",
  lede: "The site nobody can log into, the domain in a former partner’s name, the five pages about a shop you no longer own: we have met most of them.",
  action: { label: "Tell Us About Yours", to: paths.contact },
} as const satisfies { heading: string; lede: string; action: Action };
