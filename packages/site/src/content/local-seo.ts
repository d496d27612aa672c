import { titled } from "@brightwren/brand/derived";
import { paths } from "@brightwren/core/paths";
import type { Action, FeatureCard, Heading, PageHead } from "./types.ts";

export const localSeoHead = {
  title: titled("Local SEO for shops and trades"),
  description:
    "Who gets onto the map when somebody nearby searches, what can be done about it, and a whole month of local SEO written out for one garage in Leominster.",
  keywords: "local SEO UK, Google Business Profile, map pack, local search for trades, near me searches",
  canonicalPath: paths.localSeo,
} as const satisfies PageHead;

export const localSeoHero = {
  heading: "Be found from three streets away.",
  lead: "Local SEO for firms with a van, a counter or a front door: the patient, slightly dull work of turning up when somebody nearby needs what you do.",
  action: { label: "Ask About Your Area", to: paths.contact },
} as const satisfies { heading: string; lead: string; action: Action };

export const localSeoExplained = {
  heading: "What it is, without the fog",
  paragraphs: [
    "A tap drips in Ludlow on a Saturday. Someone types “plumber near me”, and Google shows three names on a map with stars, hours and a button that rings. One of the three gets the job. The others never learn that there was one.",
    "Which names appear depends on things you can mostly see for yourself: your Google Business Profile, your reviews, whether your address and number agree across the web, and what your own pages say about the work and the place.",
    "Local SEO means keeping all of that true, complete and a little better than it was last month. None of it is secret. It is simply hard to do on top of a day’s plumbing.",
  ],
} as const satisfies { heading: string; paragraphs: readonly string[] };

export const localSeoMonth = {
  heading: "One month, written out",
  lede: "Marlpit Motors is an MOT and repair garage in Leominster with two ramps and an old spaniel. It doesn’t exist, but this is the job sheet it would get from us.",
  jobs: [
    "Read the Google Business Profile line by line; enter the bank holiday hours a fortnight ahead; add “brake service” to the list of services, with its price.",
    "Put up four photographs from the owner’s phone: the new ramp, a timing belt beside the one it replaced, the waiting room, the spaniel.",
    "Draft replies to the month’s reviews, the two-star one included, and send them to the owner to approve before they are posted.",
    "Print a card for the key hook with the short link to the review page, so that customers are asked when the car is handed back.",
    "Find the old landline, which two directories still show, and have it corrected in both.",
    "Rewrite one page. This month it is “Diesel particulate filters”, with the price, how long it takes, and the question callers always ask.",
    "Earn one local mention: a line in the village show’s programme, with a link from the show’s website.",
    "Report on one side of paper: calls, requests for directions, enquiries, what we did, and what we would do next.",
  ],
} as const satisfies Heading & { jobs: readonly string[] };

export const mapPack = {
  heading: "Who gets onto the map",
  lede: "The short list above the ordinary results is often called the map pack. Google’s help pages give three reasons for the order it comes in.",
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
  footnote: "Places on that list cannot be bought. Adverts above it can, and Google marks them as adverts.",
} as const satisfies Heading & { reasons: readonly FeatureCard[]; footnote: string };

export const localSeoClosing = {
  heading: "Start by searching for yourself",
  lede: "Look up your trade and town on a phone that isn’t yours. Then tell us what came up. We’ll say whether it is worth paying anyone to change it, and you have a fee in writing before any work begins.",
  actions: [
    { label: "Tell Us What Came Up", to: paths.contact },
    { label: "See What Packages Include", to: paths.services },
  ],
} as const satisfies Heading & { actions: readonly Action[] };
