import { studio } from "@brightwren/brand";
import { titled } from "@brightwren/brand/derived";
import { paths } from "@brightwren/core/paths";
import type { Action, Heading, PageHead } from "./types.ts";

export const blogHead = {
  title: titled("Web Design & SEO Insights Blog"),
  description:
    "Expert insights on web design, SEO and digital marketing for UK businesses: plain advice with examples, much of it usable on the evening you read it.",
  keywords: "web design blog, SEO insights, digital marketing advice, small business websites, UK",
  canonicalPath: paths.blog,
} as const satisfies PageHead;

export const articleAuthor = {
  line: `${studio.name} builds websites for small businesses from ${studio.address.town}, and looks after them by the month. If anything here is wrong or out of date, tell us:`,
  action: { label: "About the studio", to: paths.about },
} as const satisfies { line: string; action: Action };

export const blogClosing = {
  heading: "Your site could read like this",
  lede: "We write the words as well as build the pages. You talk about your work for half an hour; we leave out what nobody asked.",
  actions: [
    { label: "Start Talking", to: paths.contact },
    { label: "See the Packages", to: paths.services },
  ],
} as const satisfies Heading & { actions: readonly Action[] };

export const noArticles = {
  text: "Search looks at titles and summaries. Try one plain word, such as “Google” or “photos”, or see every article.",
  label: "Show All Articles",
  within: "Articles with these words in their text",
} as const;
