import type { BackendFacts } from "./article-lookup.ts";
import { cloudflareFiles } from "./cloudflare-files.ts";
import { staticFiles, writeNetlifyFunction } from "./netlify-files.ts";
import type { OutputFile } from "./output-folder.ts";
import { articleShellFile, type Redirect, shells } from "./rules.ts";
import { type SecurityFacts, securityHeaders } from "./security-headers.ts";
import { writeVercelOutput } from "./vercel-files.ts";

/** The hosts that we write configuration for. */
type DeployHost = "netlify" | "cloudflare" | "vercel" | "static";

/**
 * The host that a build runs on, by the variable that each sets in its own builds. Elsewhere it is one that runs no code
 * and may read Netlify's `_headers` and `_redirects`.
 */
export function deployHost(env: Record<string, string | undefined>): DeployHost {
  if (env["VERCEL"]) return "vercel";
  // Workers Builds, and Pages, which was there before.
  if (env["WORKERS_CI"] || env["CF_PAGES"]) return "cloudflare";
  if (env["NETLIFY"]) return "netlify";
  return "static";
}

type DeployFacts = SecurityFacts &
  BackendFacts & {
    host: DeployHost;
    /** From old addresses of posts and categories, `mostRedirects` at most. */
    redirects: readonly Redirect[];
  };

/**
 * The files that tell a host our rules, for its output folder. They can't stand in the repository: the content
 * security policy holds this build's hashes and addresses. Vercel reads none there.
 */
export function deployFiles({ host, ...facts }: DeployFacts): OutputFile[] {
  switch (host) {
    case "static":
      return staticFiles(securityHeaders(facts), shells, facts.redirects);
    case "netlify":
      // Of articles without a file its edge function knows more.
      return staticFiles(
        securityHeaders(facts),
        shells.filter(({ file }) => file !== articleShellFile),
        facts.redirects,
      );
    case "cloudflare":
      return cloudflareFiles(securityHeaders(facts), facts, facts.redirects);
    case "vercel":
      return [];
  }
}

/**
 * Writes what Netlify and Vercel look for outside the output folder, once that (`folder`) is finished: under `project`,
 * the root of the repository.
 */
export async function writeOutsideOutput(
  { host, ...facts }: DeployFacts,
  folder: string,
  project: string,
): Promise<void> {
  if (host === "vercel") await writeVercelOutput(folder, project, facts);
  if (host === "netlify") await writeNetlifyFunction(project, securityHeaders(facts), facts);
}
