import type { OutputFile } from "../prerender/page/page-facts.ts";
import { cloudflareFiles } from "./cloudflare-files.ts";
import type { BackendFacts } from "./article-lookup.ts";
import { staticFiles } from "./netlify-files.ts";
import { articleShellFile, shells } from "./rules.ts";
import { type SecurityFacts, securityHeaders } from "./security-headers.ts";

export type DeployFacts = SecurityFacts & BackendFacts & { host: DeployHost };

/**
 * The files that tell a host our rules, for its output folder. They can't stand in the repository: the content
 * security policy holds this build's hashes and addresses. Vercel reads none there: `writeVercelOutput`.
 */
export function deployFiles({ host, ...facts }: DeployFacts): OutputFile[] {
  switch (host) {
    case "static":
      return staticFiles(securityHeaders(facts), shells);
    case "netlify":
      // Of articles without a file its edge function knows more (writeNetlifyFunction).
      return staticFiles(
        securityHeaders(facts),
        shells.filter(({ file }) => file !== articleShellFile),
      );
    case "cloudflare":
      return cloudflareFiles(securityHeaders(facts), facts);
    case "vercel":
      return [];
  }
}

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
