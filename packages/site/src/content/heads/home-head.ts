import { paths } from "@brightwren/core/paths";
import type { PageHead } from "../types.ts";

export const homeHead = {
  title: "Small business websites from £29/month | Brightwren",
  description:
    "Websites for UK plumbers, salons, cafés and accountants from £29/month. Domain, hosting, SSL and unlimited updates are included, with no upfront cost.",
  keywords: "small business website, monthly website, web design UK, pay monthly website, web design agency",
  canonicalPath: paths.home,
} as const satisfies PageHead;
