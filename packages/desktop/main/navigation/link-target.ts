import { isAppAddress } from "../bundle/app-address.ts";

/** Resolves relative links to the public site, because in an article they would point into the bundle. */
export function linkTarget(value: unknown, siteUrl: string): string | null {
  if (!isAppAddress(value)) return externalAddress(value);
  const { pathname, search, hash } = new URL(value as string);
  return pathname.startsWith("/index.html") ? null : externalAddress(siteUrl + pathname + search + hash);
}

const allowed = new Set(["http:", "https:", "mailto:"]);

/** Allows other programs to open only http, https and mailto links without credentials. */
export function externalAddress(value: unknown): string | null {
  if (typeof value !== "string" || value.length > 8000 || !URL.canParse(value)) return null;
  const url = new URL(value);
  return allowed.has(url.protocol) && !url.username && !url.password ? url.href : null;
}
