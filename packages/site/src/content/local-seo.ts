import { titled } from "@brightwren/brand/derived";
import { paths } from "@brightwren/core/paths";
import type { Action, Heading, PageHead } from "./types.ts";

export const localSeoHead = {
  title: titled("Local SEO for shops and trades"),
  description:
    "Who gets onto the map when somebody nearby searches, what can be done about it, and a whole month of local SEO written out for one small garage.",
  keywords: "local SEO UK, Google Business Profile, map pack, local search for trades, near me searches",
  canonicalPath: paths.localSeo,
} as const satisfies PageHead;

export const localSeoHero = {
  heading: "Be found from three streets away.",
  lead: "Local SEO for firms with a van, a counter or a front door: the patient, slightly dull work of turning up when somebody nearby needs what you do.",
  action: { label: "Ask About Your Area", to: paths.contact },
} as const satisfies { heading: string; lead: string; action: Action };

/** An invented town. Streets are counted from the bridge where the searcher stands. */
export const threeStreets = [
  {
    street: "Weir Street",
    shop: "Weir Garage",
    found: false,
    match: "Says “Shop”, which was the first choice in the box",
    distance: "One street: you could wave",
    known: "Four reviews, two telephone numbers, one of them the florist’s",
  },
  {
    street: "Castle Street",
    shop: "Castle Street Autos",
    found: false,
    match: "“Garage”, and not a word on what it does",
    distance: "Two streets",
    known: "31 reviews, the last of them in 2021",
  },
  {
    street: "Tenter Lane",
    shop: "Marlpit Motors",
    found: true,
    match: "“MOT centre”, with brakes, tyres and their prices",
    distance: "Three streets",
    known: "86 reviews, each with an answer",
  },
] as const;

export const townMap =
  "Map of a small town on a river. Somebody searches from the bridge. The garages on the first and the second street from there are not found; Marlpit Motors on the third street is.";

export const localSeoExplained = {
  heading: "What it is, without the fog",
  paragraphs: [
    "A Saturday, on the bridge: a driver remembers that the MOT runs out on Monday and types “MOT near me”. Google shows three names on a map with stars, hours and a button that rings. Two of them are in other towns. The two garages you can see from the bridge never learn that there was a customer.",
    "Which names appear depends on things you can mostly see for yourself: your Google Business Profile, your reviews, whether your address and number agree across the web, and what your own pages say about the work and the place.",
    "Local SEO means keeping all of that true, complete and a little better than it was last month. None of it is secret. It is simply hard to do from underneath a car.",
  ],
  further: {
    text: "What belongs on the website itself, map or no map, is under",
    action: { label: "SEO services", to: paths.seoServices },
  },
} as const;

export const searchResult = {
  query: "MOT near me",
  time: "Saturday, 8.40am",
  names: [
    { name: "Marlpit Motors", facts: "4.8 stars, 86 reviews", place: "Open until 12.30, three streets away" },
    { name: "Quill Road Tyres", facts: "4.6 stars, 210 reviews", place: "Open until 5, nine miles away" },
    { name: "Motor Barn", facts: "3.9 stars, 640 reviews", place: "Open until 6, fourteen miles away" },
  ],
} as const;

export const localSeoMonth = {
  heading: "One month, written out",
  lede: "Marlpit Motors has two ramps and an old spaniel. Like its town, it doesn’t exist, but this is the job sheet it would get from us.",
  customer: "Marlpit Motors, Tenter Lane",
  vehicle: "A website and a Google profile, as a quoted campaign",
  jobs: [
    {
      day: "1st",
      job: "Read the Google Business Profile line by line; enter the bank holiday hours a fortnight ahead; add “brake service” to the list of services, with its price.",
    },
    {
      day: "4th",
      job: "Put up four photographs from the owner’s phone: the new ramp, a timing belt beside the one it replaced, the waiting room, the spaniel.",
    },
    {
      day: "7th",
      job: "Draft replies to the month’s reviews, the two-star one included, and send them to the owner to approve before they are posted.",
    },
    {
      day: "11th",
      job: "Print a card for the key hook with the short link to the review page, so that customers are asked when the car is handed back.",
    },
    {
      day: "14th",
      job: "Find the old landline, which two directories still show, and have it corrected in both.",
    },
    {
      day: "18th",
      job: "Rewrite one page. This month it is “Diesel particulate filters”, with the price, how long it takes, and the question callers always ask.",
    },
    {
      day: "24th",
      job: "Earn one local mention: a line in the village show’s programme, with a link from the show’s website.",
    },
    {
      day: "28th",
      job: "Report on one side of paper: calls, requests for directions, enquiries, what we did, and what we would do next.",
    },
  ],
} as const;

export const localSeoCost = {
  heading: "What such a month costs",
  lede: "The groundwork is in the price of your website. A month like that one depends on your streets and on who else is in them.",
} as const satisfies Heading;

export const mapPack = {
  heading: "Who gets onto the map",
  lede: "The short list above the ordinary results is often called the map pack. Google’s help pages give three reasons for the order it comes in. Here they are, street by street.",
  reasons: [
    {
      title: "How well you match",
      description:
        "A profile whose main category is “MOT centre” fits a search for an MOT better than one that says “Garage”. We see to the category, the services and the page behind them.",
    },
    {
      title: "How far away you are",
      description:
        "Fixed, and no fee will shift it. A garage in Leominster won’t outrank Hereford’s in Hereford. We work on the streets where you stand a chance.",
    },
    {
      title: "How well known you seem",
      description:
        "Reviews, mentions and years of correct details add up slowly. We help you ask every customer, in the same fair way, and never for payment.",
    },
  ],
  verdict: { title: "And so", found: "On the map", missing: "Not on the map" },
  footnote: "Places on that list cannot be bought. Adverts above it can, and Google marks them as adverts.",
} as const;

export const localSeoClosing = {
  heading: "Start by searching for yourself",
  lede: "Look up your trade and town on a phone that isn’t yours. Then tell us what came up. We’ll say whether it is worth paying anyone to change it, and you have a fee in writing before any work begins.",
  actions: [
    { label: "Tell Us What Came Up", to: paths.contact },
    { label: "See What Packages Include", to: paths.services },
  ],
} as const satisfies Heading & { actions: readonly Action[] };
