import { paths } from "@brightwren/core/paths";
import type { PageHead } from "../types.ts";

export const cookiePolicyHead = {
  title: "Cookie Policy | Brightwren",
  description:
    "This website sets no cookies and has no trackers. Here is the short list of what it does keep in your browser, why, and how you can switch that off.",
  keywords: "cookie policy, PECR, session storage, no tracking",
  canonicalPath: paths.cookiePolicy,
} as const satisfies PageHead;
