import { execFile } from "node:child_process";
import process from "node:process";
import { promisify } from "node:util";
import { completeAnswers, readAnswers } from "./deploy/answers.ts";
import { DeployError } from "./deploy/deploy-error.ts";
import type { Deployment, Step } from "./deploy/deployment.ts";
import { Secrets } from "./deploy/secrets.ts";
import { deploySite, hosts } from "./deploy/site-steps.ts";
import { supabaseApi } from "./deploy/supabase-api.ts";
import { checkSupabase, deploySupabase } from "./deploy/supabase-steps.ts";

const checkFolder: Step = {
  name: "This folder",
  would: () => "ask git whether everything is committed; what is not is only a warning",
  run: async () => {
    const status = await promisify(execFile)("git", ["status", "--porcelain"]).catch(() => undefined);
    if (!status) return "git can't tell what is committed.";
    const open = status.stdout.split("\n").filter(Boolean).length;
    if (open === 0) return "everything is committed.";
    return `warning: ${open} ${open === 1 ? "file is" : "files are"} not committed. Migrations and functions go online as they are here; the host builds what is pushed.`;
  },
};

const steps = [checkFolder, ...checkSupabase, ...deploySupabase, ...deploySite];

async function deploy(secrets: Secrets): Promise<void> {
  const answers = await completeAnswers(await readAnswers(process.env));
  const { title, token } = hosts[answers.host];
  const supabaseToken = await secrets.need(
    "SUPABASE_ACCESS_TOKEN",
    "Supabase access token (made at https://supabase.com/dashboard/account/tokens):",
  );
  const hostToken = await secrets.need(token.variable, `${title} token (made at ${token.madeAt}):`);
  const deployment = { answers, secrets, supabase: supabaseApi(supabaseToken), hostToken } as Deployment;
  for (const { name, run } of steps) console.log(`${name}: ${secrets.hide(await run(deployment))}`);
}

/** Deploys everything, or describes the steps with `--dry-run` (docs/deploy.md). */
const secrets = await Secrets.read(process.env);
try {
  const [option, ...others] = process.argv.slice(2);
  if ((option ?? "--dry-run") !== "--dry-run" || others.length > 0) {
    throw new DeployError("`npm run deploy` takes one option: `npm run deploy -- --dry-run`.");
  }
  if (option) {
    const known = await readAnswers(process.env);
    for (const { name, would } of steps) console.log(`${name}: would ${would(known)}.`);
  } else await deploy(secrets);
} catch (error) {
  const said =
    error instanceof DeployError ? error.message : String(error instanceof Error ? error.stack : error);
  console.error(secrets.hide(said));
  process.exitCode = 1;
}
