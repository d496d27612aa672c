import { brand } from "../../src/content/brand.ts";
import { absoluteUrl } from "../head/absolute-url.ts";
import type { SiteFacts } from "../site-model.ts";

/** Where security.txt is served (RFC 9116, section 3). */
export const securityTxtPath = "/.well-known/security.txt";

/** RFC 9116 recommends less than a year. */
const validDays = 364;

/** security.txt (RFC 9116): whom to tell of a weakness. It lapses a year after the given build, at midnight. */
export function securityTxt(builtAt: Date, site: SiteFacts): string {
  const expires = new Date(builtAt);
  expires.setUTCDate(expires.getUTCDate() + validDays);
  // Whole days, so that two builds of a day give the same file.
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${brand.email}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${absoluteUrl(securityTxtPath, site)}`,
    "",
  ].join("\n");
}
