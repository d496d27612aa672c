import { paths } from "@brightwren/core/paths";
import type { PageHead } from "../types.ts";

export const localSeoHead = {
  title: "Local SEO for shops and trades | Brightwren",
  description:
    "Who gets onto the map when somebody nearby searches, what can be done about it, and a whole month of local SEO written out for one garage in Leominster.",
  keywords: "local SEO UK, Google Business Profile, map pack, local search for trades, near me searches",
  canonicalPath: paths.localSeo,
} as const satisfies PageHead;
