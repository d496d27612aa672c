import type { OutputFile } from "../prerender/site-model.ts";
import { cloudflareFiles } from "./cloudflare-files.ts";
import type { DeployHost } from "./deploy-host.ts";
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
