import { titled } from "@brightwren/brand/derived";
import type { PageHead } from "./types.ts";

export const draftHead = {
  title: titled("A draft, shared privately"),
  description:
    "An article that is not published yet, shown to whoever was sent its private link, for as long as the link works. Nobody else finds it here.",
  keywords: "draft, private link",
} as const satisfies PageHead;

export const draftNotices = {
  noToken: {
    heading: "A draft, shared privately",
    text: "This page shows an article before it is published, to whoever was sent its link. The end of the link is missing here: please open it once more from the message it came in, with JavaScript on.",
  },
  loading: { heading: "A draft, shared privately", text: "Fetching the draft…" },
  gone: {
    heading: "This link no longer works",
    text: "Private links are for a few days, and this one has expired or was withdrawn. Whoever sent it can make you a new one.",
  },
  unreadable: {
    heading: "The draft could not be fetched",
    text: "The connection failed. Your link may well be fine: please try again in a moment.",
  },
} as const;
