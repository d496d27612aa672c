import { headerRules } from "./rules.ts";

/**
 * The `_headers` file, which Netlify and Cloudflare Pages read alike. Both join what two matching rules say of one
 * header, so no address is given a header twice.
 */
export function headersFile(security: Record<string, string>): string {
  const blocks = [{ path: "/*", headers: security }, ...headerRules].map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n"),
  );
  return `${blocks.join("\n\n")}\n`;
}
