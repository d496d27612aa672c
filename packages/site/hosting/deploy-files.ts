import type { BackendFacts } from "./article-lookup.ts";
import { cloudflareFiles } from "./cloudflare-files.ts";
import { staticFiles, writeNetlifyFunction } from "./netlify-files.ts";
import type { OutputFile } from "./output-folder.ts";
import { articleShellFile, type Redirect, shells } from "./rules.ts";
import { type SecurityFacts, securityHeaders } from "./security-headers.ts";
import { writeVercelOutput } from "./vercel-files.ts";

type DeployHost = "netlify" | "cloudflare" | "vercel" | "static";

/**
 * Detects the hosting provider by its build environment variable. 'static' providers run no code but may read
 * Netlify's files.
 */
export function deployHost(env: Record<string, string | undefined>): DeployHost {
  if (env["VERCEL"]) return "vercel";
  // Workers Builds, and its predecessor Pages.
  if (env["WORKERS_CI"] || env["CF_PAGES"]) return "cloudflare";
  if (env["NETLIFY"]) return "netlify";
  return "static";
}

type DeployFacts = SecurityFacts &
  BackendFacts & {
    host: DeployHost;
    /** Old addresses of posts and categories, at most `maxRedirects`. */
    redirects: readonly Redirect[];
  };

/** Configuration for the output folder. Generated, because the CSP contains this build's hashes and addresses. */
export function deployFiles({ host, ...facts }: DeployFacts): OutputFile[] {
  switch (host) {
    case "static":
      return staticFiles(securityHeaders(facts), shells, facts.redirects);
    case "netlify":
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

/** Writes the files that Netlify and Vercel expect outside the output `folder`. `project`: the repository's root. */
export async function writeOutsideOutput(
  { host, ...facts }: DeployFacts,
  folder: string,
  project: string,
): Promise<void> {
  if (host === "vercel") await writeVercelOutput(folder, project, facts);
  if (host === "netlify") await writeNetlifyFunction(project, securityHeaders(facts), facts);
}
