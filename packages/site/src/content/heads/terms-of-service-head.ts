import { paths } from "@brightwren/core/paths";
import type { PageHead } from "../types.ts";

export const termsOfServiceHead = {
  title: "Terms of Service | Brightwren",
  description:
    "The agreement behind every Brightwren website: what a package includes, payment, who owns what, 30 days notice, and taking your site with you afterwards.",
  keywords: "terms of service, website subscription terms, cancellation",
  canonicalPath: paths.termsOfService,
} as const satisfies PageHead;
