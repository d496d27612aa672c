import { isAppAddress } from "../bundle/app-address.ts";
import { externalAddress } from "./external-address.ts";

/**
 * Where a link of the window leads: outside, or nowhere (null). A relative link of an article, which in the window
 * points into the bundle, leads to the public site.
 */
export function linkTarget(value: unknown, siteUrl: string): string | null {
  if (!isAppAddress(value)) return externalAddress(value);
  const { pathname, search, hash } = new URL(value as string);
  return pathname.startsWith("/index.html") ? null : externalAddress(siteUrl + pathname + search + hash);
}
