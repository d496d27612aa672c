import type { Answers } from "./answers.ts";
import type { PreparedSite } from "./hosts.ts";
import type { Api } from "./request.ts";
import type { Secrets } from "./secrets.ts";
import type { findSupabaseCli, SupabaseCli } from "./supabase-cli.ts";

/** The programs that a deployment runs. Tests replace them. */
export type Tools = {
  findCli: typeof findSupabaseCli;
  /** Returns the exit code. */
  runDoctor: (args: string[], secrets: Record<string, string>) => Promise<number | null>;
};

export type Deployment = {
  tools: Tools;
  answers: Answers;
  secrets: Secrets;
  supabase: Api;
  hostToken: string;
  keys: { publishable: string; secret: string };
  settings: Record<string, string>;
  cli: SupabaseCli;
  site: PreparedSite;
};

/** `would` describes the step for `--dry-run` without requests. `run` is idempotent and returns what it did. */
export type Step = {
  name: string;
  would: (answers: Partial<Answers>) => string;
  run: (deployment: Deployment) => Promise<string>;
};

export const projectUrl = (ref: string): string => `https://${ref}.supabase.co`;
