import { paths } from "@brightwren/core/paths";
import type { PageHead } from "../types.ts";

export const servicesHead = {
  title: "Website packages and what they include | Brightwren",
  description:
    "Three monthly website packages from £29.99: domain, hosting, maintenance, SEO and unlimited changes. See how the first year compares with buying outright.",
  keywords:
    "website packages, monthly website cost, website maintenance, hosting included, e-commerce website UK",
  canonicalPath: paths.services,
} as const satisfies PageHead;
