import { paths } from "@brightwren/core/paths";
import type { PageHead } from "../types.ts";

export const aboutHead = {
  title: "About the studio | Brightwren",
  description:
    "How a studio that printed menus came to look after 500+ websites for small businesses, from £29.99 per month, and the four things it holds itself to.",
  keywords: "about Brightwren, UK web design studio, small business web designers",
  canonicalPath: paths.about,
} as const satisfies PageHead;
