/** The hosts that we write configuration for. */
export type DeployHost = "netlify" | "cloudflare" | "vercel" | "static";

/**
 * The host that a build runs on, by the variable that each sets in its own builds. Elsewhere it is one that runs no code
 * and may read Netlify's `_headers` and `_redirects`.
 */
export function deployHost(env: Record<string, string | undefined>): DeployHost {
  if (env["VERCEL"]) return "vercel";
  if (env["CF_PAGES"]) return "cloudflare";
  if (env["NETLIFY"]) return "netlify";
  return "static";
}
