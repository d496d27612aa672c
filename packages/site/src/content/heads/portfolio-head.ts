import { paths } from "@brightwren/core/paths";
import type { PageHead } from "../types.ts";

export const portfolioHead = {
  title: "Portfolio: seven small business sites | Brightwren",
  description:
    "A gym, a plumber, a taxi firm, a restaurant and three more: seven websites with what each had to do, and the package it took. Four are open to walk round.",
  keywords:
    "web design portfolio, small business website examples, plumber website, restaurant website, gym website",
  canonicalPath: paths.portfolio,
} as const satisfies PageHead;
