import { DeployError } from "../deploy-error.ts";

/** What a host is told of the site: its name there, its branch, and what the build needs to know. All of it is public. */
export type SiteFacts = {
  siteName: string;
  branch: string;
  accountId?: string | undefined;
  repository?: string | undefined;
  variables: Record<string, string>;
};

/** A company that builds the site from its repository and serves it. Every call may be made again. */
export type Host = {
  title: string;
  /** The environment variable of its token, as its own command names it, and where a token is made. */
  token: { variable: string; madeAt: string };
  /**
   * Finds or makes the site and sets how it is built. Throws a DeployError with what a person has to click where the
   * host's API can't do it.
   */
  prepare: (token: string, site: SiteFacts) => Promise<PreparedSite>;
};

/** The site at its host. */
export type PreparedSite = {
  /** Where its settings are. */
  dashboard: string;
  /** Finds or makes the address that starts a build. It is secret. */
  hook: () => Promise<string>;
  /** Starts a build and gives what tells how far it is. */
  build: () => Promise<() => Promise<"running" | "done" | "failed">>;
};

/** The name of our deploy hook, by which the next run finds it again. */
export const hookName = "posts";

export const buildCommand = "npm run build";
export const outputFolder = "packages/site/dist";
export const nodeVersion = "24";

/** What no API does, because it takes a person's consent at GitHub. */
export const yourTurn = (where: string, what: string): DeployError =>
  new DeployError(
    `Your turn, once: ${what} at ${where}. Then run \`npm run deploy\` again; it goes on from here.`,
  );
