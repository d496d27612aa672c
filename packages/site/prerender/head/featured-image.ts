import type { PublishedPost, SiteFacts } from "../site-model.ts";

/** The full address of a post's featured image. None when it has none, or one that no browser could load. */
export function featuredImage(
  { featured_image_url }: Pick<PublishedPost, "featured_image_url">,
  { siteUrl }: SiteFacts,
): string | undefined {
  const url = featured_image_url ? URL.parse(featured_image_url, siteUrl) : null;
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
