import { isAppAddress } from "../bundle/app-address.ts";

/**
 * Where a link of the window leads: outside, or nowhere (null). A relative link of an article, which in the window
 * points into the bundle, leads to the public site.
 */
export function linkTarget(value: unknown, siteUrl: string): string | null {
  if (!isAppAddress(value)) return externalAddress(value);
  const { pathname, search, hash } = new URL(value as string);
  return pathname.startsWith("/index.html") ? null : externalAddress(siteUrl + pathname + search + hash);
}

const allowed = new Set(["http:", "https:", "mailto:"]);

/**
 * An address as it may be handed to the system's browser or mail program: http, https and mailto, without a password
 * in it; null for everything else.
 */
export function externalAddress(value: unknown): string | null {
  if (typeof value !== "string" || value.length > 8000 || !URL.canParse(value)) return null;
  const url = new URL(value);
  return allowed.has(url.protocol) && !url.username && !url.password ? url.href : null;
}
