import { paths } from "@brightwren/core/paths";
import type { PageHead } from "../types.ts";

export const seoServicesHead = {
  title: "SEO services in plain English | Brightwren",
  description:
    "Technical repairs, better pages, local search and honest counting: six kinds of SEO work in four stages, with no ranking promised that nobody could keep.",
  keywords: "SEO services UK, SEO audit, small business SEO, technical SEO, SEO agency",
  canonicalPath: paths.seoServices,
} as const satisfies PageHead;
