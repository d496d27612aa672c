import { absoluteUrl } from "../head/absolute-url.ts";
import type { SiteFacts } from "../site-model.ts";

/** robots.txt (RFC 9309): everything may be read. /login and /admin say noindex, which only who may read them sees. */
export function robotsTxt(site: SiteFacts): string {
  return ["User-agent: *", "Allow: /", "", `Sitemap: ${absoluteUrl("/sitemap.xml", site)}`, ""].join("\n");
}
