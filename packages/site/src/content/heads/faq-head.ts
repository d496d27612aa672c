import { paths } from "@brightwren/core/paths";
import type { PageHead } from "../types.ts";

export const faqHead = {
  title: "Questions about price, time and leaving | Brightwren",
  description:
    "What a monthly website costs, how long it takes, who owns the domain, what support you get and what happens if you leave: straight answers in six groups.",
  keywords:
    "website cost UK, who owns my domain, cancel website subscription, website questions, SEO included",
  canonicalPath: paths.faq,
} as const satisfies PageHead;
