import type { SiteFacts } from "../site-model.ts";

/** The full address of a path of the site, in the form the canonical link has. */
export function absoluteUrl(path: string, { siteUrl }: SiteFacts): string {
  return new URL(path, siteUrl).href;
}
