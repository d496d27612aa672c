import type { Answers } from "./answers.ts";
import type { PreparedSite } from "./hosts/host.ts";
import type { Api } from "./request.ts";
import type { Secrets } from "./secrets.ts";
import type { SupabaseCli } from "./supabase-cli.ts";

/** What the steps of one run know; each step finds what the ones before it have learnt. */
export type Deployment = {
  answers: Answers;
  secrets: Secrets;
  supabase: Api;
  /** Opens the host. */
  hostToken: string;
  keys: { publishable: string; secret: string };
  settings: Record<string, string>;
  cli: SupabaseCli;
  site: PreparedSite;
};

/**
 * One line of what is done. `would` says it for `--dry-run`, and asks nobody; `run` does it, may be repeated at any time,
 * and says what came of it.
 */
export type Step = {
  name: string;
  would: (answers: Partial<Answers>) => string;
  run: (deployment: Deployment) => Promise<string>;
};

/** Where the project answers. */
export const projectUrl = (ref: string): string => `https://${ref}.supabase.co`;
