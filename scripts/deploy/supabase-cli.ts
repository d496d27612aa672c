import { spawn } from "node:child_process";
import process from "node:process";
import { text } from "node:stream/consumers";
import { DeployError } from "./deploy-error.ts";

/**
 * The Supabase CLI that all of this was written for. No dependency of ours: it is 140 MB, and not every system's program
 * of it can be had from every registry. A newer one: `node scripts/deploy/store-cli-help.ts`, and read what changed.
 */
export const supabaseVersion = "3.1.0";

/**
 * Every call of the CLI. Since version 3 `db push` means the local stack unless it is told `--remote`; here each command
 * names its project, so that none goes where somebody has linked the folder to. Hosted changes want `--yes`.
 */
export const cliCommands = {
  link: (ref: string) => ["link", "--project-ref", ref, "--yes"],
  push: (ref: string) => ["db", "push", `--remote=${ref}`, "--yes"],
  functions: (ref: string) => ["functions", "deploy", "--use-api", `--remote=${ref}`, "--yes"],
  config: (ref: string) => ["config", "push", `--remote=${ref}`, "--yes"],
};

/** Which command it is, without its flags. */
export const cliWords = (args: string[]): string[] =>
  args.slice(
    0,
    args.findIndex((arg) => arg.startsWith("-")),
  );

type Finished = { code: number | null; output: string };

/** Runs a program without a shell and without input; what it says is returned, in order, and shown to nobody. */
async function run(command: string, args: string[], env: NodeJS.ProcessEnv): Promise<Finished> {
  // npm's programs are scripts on Windows, which need one; no argument of ours holds anything that it would read.
  const child = spawn(command, args, {
    env,
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  });
  const ended = new Promise<number | null>((resolve) => {
    child.once("error", () => resolve(null));
    child.once("close", resolve);
  });
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, output: output + errors };
}

/** The CLI of our version, ready to be called with what it finds in its environment. */
export type SupabaseCli = (args: string[], variables: Record<string, string>) => Promise<void>;

/**
 * Finds the CLI: `supabase` on PATH if it has our version, otherwise npm's, which is downloaded once. Throws a
 * DeployError where neither runs.
 */
export async function findSupabaseCli(accessToken: string): Promise<{ cli: SupabaseCli; from: string }> {
  // Without the last one it goes on in the clear where a database refuses TLS.
  const manners = {
    SUPABASE_TELEMETRY_DISABLED: "1",
    SUPABASE_NO_UPDATE_NOTIFIER: "1",
    PGSSLMODE: "require",
  };
  const env = { ...process.env, ...manners, SUPABASE_ACCESS_TOKEN: accessToken };
  const isOurs = async (command: string, before: string[]) =>
    (await run(command, [...before, "--version"], env)).output.trim().split("\n").includes(supabaseVersion);

  const npx = ["--yes", `supabase@${supabaseVersion}`];
  const installed = await isOurs("supabase", []);
  if (!installed && !(await isOurs("npx", npx))) {
    throw new DeployError(
      `The Supabase CLI ${supabaseVersion} does not run: \`npx supabase@${supabaseVersion} --version\` says why.`,
    );
  }
  const [command, before]: [string, string[]] = installed ? ["supabase", []] : ["npx", npx];
  const cli: SupabaseCli = async (args, variables) => {
    const { code, output } = await run(command, [...before, ...args], { ...env, ...variables });
    if (code === 0) return;
    const end = output.trim().split("\n").slice(-12).join("\n");
    throw new DeployError(`\`supabase ${args.join(" ")}\` failed:\n${end}`);
  };
  return { cli, from: installed ? "from PATH" : "from npm" };
}
