import { paths } from "@brightwren/core/paths";
import type { PageHead } from "../types.ts";

export const startHead = {
  title: "A website for £29 a month, in 7 days | Brightwren",
  description:
    "A five-page website for £29 a month, built in 7 days: custom design, domain, hosting, SSL and updates. Nothing upfront, and 30 days notice if you leave.",
  keywords: "£29 website, website in 7 days, cheap small business website UK, no upfront cost website",
  canonicalPath: paths.start,
} as const satisfies PageHead;
