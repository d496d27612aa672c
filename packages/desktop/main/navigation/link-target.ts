import { isAppAddress } from "../bundle/app-address.ts";

/** Relative links in an article would point into the bundle, so they resolve to the public site. */
export function linkTarget(value: unknown, siteUrl: string): string | null {
  if (!isAppAddress(value)) return externalAddress(value);
  const { pathname, search, hash } = new URL(value as string);
  return pathname.startsWith("/index.html") ? null : externalAddress(siteUrl + pathname + search + hash);
}

const allowed = new Set(["http:", "https:", "mailto:"]);

/** Only http, https and mailto without credentials may reach the system's programs. */
export function externalAddress(value: unknown): string | null {
  if (typeof value !== "string" || value.length > 8000 || !URL.canParse(value)) return null;
  const url = new URL(value);
  return allowed.has(url.protocol) && !url.username && !url.password ? url.href : null;
}
