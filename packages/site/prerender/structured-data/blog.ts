import { paths } from "@brightwren/core/paths";
import type { BlogLeaf } from "schema-dts";
import { feedTitle } from "../feeds/feed-channel.ts";
import { blogHead } from "../../src/content/heads/blog-head.ts";
import type { SiteFacts } from "../site-model.ts";
import { absoluteUrl } from "../head/absolute-url.ts";
import { language, siteIds } from "./node-ids.ts";

/** The blog that all articles are part of. */
export function blog(site: SiteFacts): BlogLeaf {
  return {
    "@type": "Blog",
    "@id": siteIds(site).blog,
    name: feedTitle,
    description: blogHead.description,
    url: absoluteUrl(paths.blog, site),
    inLanguage: language,
    publisher: { "@id": siteIds(site).organization },
  };
}
