import { titled } from "@brightwren/brand/derived";
import { paths } from "@brightwren/core/paths";
import type { PageHead } from "./types.ts";

export const blogHead = {
  title: titled("Web Design & SEO Insights Blog"),
  description:
    "Expert insights on web design, SEO and digital marketing for UK businesses: plain advice with examples, much of it usable on the evening you read it.",
  keywords: "web design blog, SEO insights, digital marketing advice, small business websites, UK",
  canonicalPath: paths.blog,
} as const satisfies PageHead;
