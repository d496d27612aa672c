import { execFile } from "node:child_process";
import { parseArgs, promisify } from "node:util";
import { completeAnswers, readAnswers } from "./answers.ts";
import { ScriptError } from "../script-error.ts";
import type { Deployment, Step, Tools } from "./deployment.ts";
import { hosts } from "./hosts.ts";
import { Secrets } from "./secrets.ts";
import { deploySite } from "./site-steps.ts";
import { checkSupabase, deploySupabase } from "./supabase-steps.ts";

const checkFolder: Step = {
  name: "This folder",
  would: () => "check for uncommitted files and warn about them",
  run: async () => {
    const status = await promisify(execFile)("git", ["status", "--porcelain"]).catch(() => undefined);
    if (!status) return "could not run git, so uncommitted files were not checked.";
    const open = status.stdout.split("\n").filter(Boolean).length;
    if (open === 0) return "no uncommitted files.";
    return `warning: ${open} ${open === 1 ? "file is" : "files are"} not committed. Migrations and functions are deployed from this folder, but the site is built from the pushed branch.`;
  },
};

const backendSteps = [checkFolder, ...checkSupabase, ...deploySupabase];

type Options = { "dry-run"?: boolean; backend?: boolean };

function readOptions(args: string[]): Options {
  const options = { "dry-run": { type: "boolean" }, backend: { type: "boolean" } } as const;
  try {
    return parseArgs({ args, options }).values;
  } catch {
    throw new ScriptError("The only options are --dry-run and --backend: `npm run deploy -- --dry-run`.");
  }
}

async function deploy(
  secrets: Secrets,
  env: NodeJS.ProcessEnv,
  tools: Tools,
  options: Options,
): Promise<void> {
  const answers = await completeAnswers(await readAnswers(env));
  const { title, token } = hosts[answers.host];
  const supabaseToken = await secrets.need(
    "SUPABASE_ACCESS_TOKEN",
    "Supabase access token (create one at https://supabase.com/dashboard/account/tokens):",
  );
  const hostToken = options.backend
    ? ""
    : await secrets.need(token.variable, `${title} token (create one at ${token.madeAt}):`);
  const supabase = { company: "Supabase", base: "https://api.supabase.com", token: supabaseToken };
  const deployment = { tools, answers, secrets, supabase, hostToken } as Deployment;
  for (const { name, run } of stepsFor(options))
    console.log(`${name}: ${secrets.hide(await run(deployment))}`);
}

const stepsFor = ({ backend }: Options) => (backend ? backendSteps : [...backendSteps, ...deploySite]);

/** Deploys everything, or Supabase alone with `--backend`. `--dry-run` describes the steps. Returns the exit code. */
export async function runDeploy(args: string[], env: NodeJS.ProcessEnv, tools: Tools): Promise<number> {
  const secrets = await Secrets.read(env);
  try {
    const options = readOptions(args);
    if (options["dry-run"]) {
      const known = await readAnswers(env);
      for (const { name, would } of stepsFor(options)) console.log(`${name}: would ${would(known)}.`);
    } else await deploy(secrets, env, tools, options);
    return 0;
  } catch (error) {
    const message =
      error instanceof ScriptError ? error.message : String(error instanceof Error ? error.stack : error);
    console.error(secrets.hide(message));
    return 1;
  }
}
