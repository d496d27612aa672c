import { parseUrl } from "../older-browsers.ts";

/** This computer, where the local backend serves uploaded pictures without TLS. */
const localHosts = new Set(["127.0.0.1", "localhost", "[::1]"]);

/** Whether a picture can be shown from this address: by https, from the site itself, or from this computer. */
export function isWebImage(address: string): boolean {
  if (/^\/(?![/\\])/.test(address)) return true;
  const url = parseUrl(address);
  if (!url) return false;
  return url.protocol === "https:" || (url.protocol === "http:" && localHosts.has(url.hostname));
}

/** Where a picture is shown from outside the site, as in the desktop app: an address of the site's own made whole. */
export const wholeImageAddress = (address: string, siteUrl: string): string =>
  /^\/(?![/\\])/.test(address) ? new URL(address, siteUrl).href : address;
