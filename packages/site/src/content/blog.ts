import { titled } from "@brightwren/brand/derived";
import { paths } from "@brightwren/core/paths";
import type { Category } from "@brightwren/core/blog/post";
import type { PageHead } from "./types.ts";

export const blogHead = {
  title: titled("Web Design & SEO Insights Blog"),
  description:
    "Expert insights on web design, SEO and digital marketing for UK businesses: plain advice with examples, much of it usable on the evening you read it.",
  keywords: "web design blog, SEO insights, digital marketing advice, small business websites, UK",
  canonicalPath: paths.blog,
} as const satisfies PageHead;

/** The head of a category's page. Without articles it is kept out of search engines. */
export const categoryHead = ({ name, slug }: Category, isEmpty: boolean) => ({
  title: titled(`Articles on ${name}`),
  description: `Every article of our blog on ${name}: plain advice for UK businesses, with examples, newest first.`,
  ...(isEmpty ? {} : { canonicalPath: paths.category(slug) }),
});
