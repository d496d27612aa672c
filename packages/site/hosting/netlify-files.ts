import type { OutputFile } from "../prerender/site-model.ts";
import { headersFile } from "./headers-file.ts";
import { shells } from "./rules.ts";

/**
 * What Netlify reads from the output folder. A rewrite (200) applies there only where no file matches. Clean
 * addresses, the redirect from `/about/`, the ETags and 404.html are Netlify's own doing.
 */
export function netlifyFiles(security: Record<string, string>): OutputFile[] {
  return [
    { path: "/_headers", body: headersFile(security) },
    { path: "/_redirects", body: shells.map(({ path, file }) => `${path} /${file} 200\n`).join("") },
  ];
}
