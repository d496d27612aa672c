import { parseUrl } from "../older-browsers.ts";

/** The local backend serves pictures without TLS. */
const localHosts = new Set(["127.0.0.1", "localhost", "[::1]"]);

/** Accepts https, site-relative and localhost addresses. */
export function isWebImage(address: string): boolean {
  if (/^\/(?![/\\])/.test(address)) return true;
  const url = parseUrl(address);
  if (!url) return false;
  return url.protocol === "https:" || (url.protocol === "http:" && localHosts.has(url.hostname));
}

/** Makes a site-relative address absolute, for the desktop app. */
export const absoluteImageUrl = (address: string, siteUrl: string): string =>
  /^\/(?![/\\])/.test(address) ? new URL(address, siteUrl).href : address;
