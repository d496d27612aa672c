import type { OutputFile } from "../prerender/site-model.ts";
import { cloudflareFiles } from "./cloudflare-files.ts";
import type { DeployHost } from "./deploy-host.ts";
import { netlifyFiles } from "./netlify-files.ts";
import { type SecurityFacts, securityHeaders } from "./security-headers.ts";

export type DeployFacts = SecurityFacts & { host: DeployHost };

/**
 * The files that tell a host our rules, for its output folder. They can't stand in the repository: the content
 * security policy holds this build's hashes and addresses. Vercel reads none there: `writeVercelOutput`.
 */
export function deployFiles({ host, ...facts }: DeployFacts): OutputFile[] {
  switch (host) {
    case "netlify":
      return netlifyFiles(securityHeaders(facts));
    case "cloudflare":
      return cloudflareFiles(securityHeaders(facts));
    case "vercel":
      return [];
  }
}
