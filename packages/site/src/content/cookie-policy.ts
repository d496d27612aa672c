import { titled } from "@brightwren/brand/derived";
import { studio } from "@brightwren/brand";
import { paths } from "@brightwren/core/paths";
import type { LegalPage, PageHead, StoredItem } from "./types.ts";

export const cookiePolicyHead = {
  title: titled("Cookie Policy"),
  description:
    "This website sets no cookies and has no trackers. Here is the short list of what it does keep in your browser, why, and how you can switch that off.",
  keywords: "cookie policy, PECR, session storage, no tracking",
  canonicalPath: paths.cookiePolicy,
} as const satisfies PageHead;

export const cookiePolicy: LegalPage = {
  heading: "Cookie Policy",
  summary:
    "This website sets no cookies, which is why no banner asked you about them. It does keep a few small notes on your device. Here they are.",
  inShort: [
    "No cookies, no trackers, nothing fetched from other people’s servers.",
    "A few notes stay on your device, each because of something you did; the table lists them all.",
    "None of them is sent to an advertiser, or tells us what you have read.",
    "Your browser can clear them whenever you like, and the pages go on working.",
  ],
  sections: [
    {
      id: "what-counts",
      heading: "What this page covers",
      paragraphs: [
        "The law on cookies (PECR) applies to anything a website stores on your device or reads from it, whatever it is called. We use your browser’s own storage for a few practical things. None of it is sent to an advertiser, and none of it tells us which pages you have read.",
      ],
    },
    {
      id: "what-we-store",
      heading: "What is stored",
      paragraphs: [
        "Each item in the table is there because of something you do. “Session storage” belongs to one tab of your browser and is cleared when you close that tab.",
      ],
    },
    {
      id: "why-no-banner",
      heading: "Why we don’t ask for consent",
      paragraphs: [
        "PECR requires consent except where storage is needed for a service you have asked for, or falls under one of a few other exceptions, such as making a site work in the way you prefer. Keeping a half-written enquiry, your place on a page, the colours you chose and the owner’s sign-in fall within those. If we ever want to store something that doesn’t, we will ask you first, with “no” as easy to press as “yes”.",
      ],
    },
    {
      id: "switching-off",
      heading: "How to switch it off",
      paragraphs: [
        "Every browser can block or clear site storage, usually under Settings, then Privacy. Our pages work without it: a reload may then begin at the top, and an enquiry you haven’t sent won’t wait for you. Closing the tab clears everything but your choice of colours, which ends with “Match my device”, and the owner’s sign-in, which ends with Logout.",
      ],
    },
    {
      id: "other-sites",
      heading: "Other people’s cookies",
      paragraphs: [
        "Nothing from other websites is embedded in ours: no videos, maps, social feeds or fonts fetched from elsewhere. Checkout opens in a new tab on Stripe’s own website, which sets cookies of its own, for security and to prevent fraud. Stripe’s cookie policy applies there.",
      ],
    },
    {
      id: "questions",
      heading: "Questions",
      paragraphs: [
        `If you find something on your device that isn’t in the table, we would like to know before anyone else does: ${studio.email}. How we treat personal data in general is set out in our privacy policy.`,
      ],
    },
  ],
};

/** The table in section `what-we-store`. A test compares it with what the code stores. */
export const storedItems = [
  {
    name: "enquiry-draft",
    place: "Session storage",
    purpose:
      "Keeps what you have typed into the enquiry form, or brought to it from the quote form, so that a reload loses nothing.",
    lifetime: "Until you send the enquiry or close the tab",
  },
  {
    name: "scroll-positions",
    place: "Session storage",
    purpose: "Remembers how far down each page you were, so that going back takes you there.",
    lifetime: "Until you close the tab",
  },
  {
    name: "renewed",
    place: "Session storage",
    purpose:
      "Notes that a page was loaded anew because a part of it could not be fetched, so that this happens once and not for ever.",
    lifetime: "As long as the tab is open",
  },
  {
    name: "notice",
    place: "Session storage",
    purpose:
      "Carries a message, such as 'Access Denied', from the owner's pages to the public one you are sent to.",
    lifetime: "Until that page has shown it",
  },
  {
    name: "theme",
    place: "Local storage",
    purpose: "Keeps the colours that you chose at the foot of a page, light or dark.",
    lifetime: "Until you choose “Match my device” there",
  },
  {
    name: "sb-…-auth-token",
    place: "Local storage",
    purpose: "Keeps the owner of this website signed in to its admin area. Visitors never have it.",
    lifetime: "Until the owner logs out",
  },
] as const satisfies readonly StoredItem[];
