import { DeployError } from "../deploy-error.ts";

/** Public values only, no secrets. */
export type SiteFacts = {
  siteName: string;
  branch: string;
  accountId?: string | undefined;
  repository?: string | undefined;
  variables: Record<string, string>;
};

/** A hosting provider. All calls are idempotent. */
export type Host = {
  title: string;
  /** The token's environment variable, as in the provider's own CLI, and where to create a token. */
  token: { variable: string; madeAt: string };
  /** Throws a DeployError with the manual steps that the provider's API does not support. */
  prepare: (token: string, site: SiteFacts) => Promise<PreparedSite>;
};

export type PreparedSite = {
  dashboard: string;
  /** Returns a secret. */
  hook: () => Promise<string>;
  /** Starts a build. Returns a function that reads its status. */
  build: () => Promise<() => Promise<"running" | "done" | "failed">>;
};

/** Identifies our deploy hook in later runs. */
export const hookName = "posts";

export const buildCommand = "npm run build";
export const nodeVersion = "24";

/** For steps that cannot be automated, because GitHub requires the user's consent. */
export const manualStep = (where: string, what: string): DeployError =>
  new DeployError(
    `Manual step (once only): ${what} at ${where}. Then run \`npm run deploy\` again to continue.`,
  );
