import type { ImageObjectLeaf } from "schema-dts";
import type { SiteFacts, SitePageWithCard } from "../site-model.ts";
import { absoluteUrl } from "../head/absolute-url.ts";
import { cardSize } from "../head/card-size.ts";

/** A page's share card. */
export function shareImage({ card }: SitePageWithCard, site: SiteFacts): ImageObjectLeaf {
  return {
    "@type": "ImageObject",
    url: absoluteUrl(card, site),
    width: `${cardSize.width}`,
    height: `${cardSize.height}`,
  };
}
