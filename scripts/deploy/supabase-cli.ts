import { spawn } from "node:child_process";
import process from "node:process";
import { text } from "node:stream/consumers";
import { ScriptError } from "../script-error.ts";

/** Not a dependency: 140 MB. To update, run `node scripts/deploy/store-cli-help.ts` and review the changes. */
export const supabaseVersion = "3.1.0";

/** Each command specifies the project, since `db push` defaults to the local stack. Hosted changes need `--yes`. */
export const cliCommands = {
  link: (ref: string) => ["link", "--project-ref", ref, "--yes"],
  push: (ref: string) => ["db", "push", `--remote=${ref}`, "--yes"],
  functions: (ref: string) => ["functions", "deploy", "--use-api", `--remote=${ref}`, "--yes"],
  config: (ref: string) => ["config", "push", `--remote=${ref}`, "--yes"],
};

export const cliWords = (args: string[]): string[] =>
  args.slice(
    0,
    args.findIndex((arg) => arg.startsWith("-")),
  );

type Finished = { code: number | null; output: string };

async function run(command: string, args: string[], env: NodeJS.ProcessEnv): Promise<Finished> {
  // On Windows, npm's binaries are scripts that need a shell. Our arguments contain no shell syntax.
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

export type SupabaseCli = (args: string[], variables: Record<string, string>) => Promise<void>;

/** Uses `supabase` on PATH if it has our version, otherwise npm's. Throws a ScriptError when neither runs. */
export async function findSupabaseCli(accessToken: string): Promise<{ cli: SupabaseCli; from: string }> {
  // Without PGSSLMODE, the CLI falls back to an unencrypted connection if the database rejects TLS.
  const cliSettings = {
    SUPABASE_TELEMETRY_DISABLED: "1",
    SUPABASE_NO_UPDATE_NOTIFIER: "1",
    PGSSLMODE: "require",
  };
  const env = { ...process.env, ...cliSettings, SUPABASE_ACCESS_TOKEN: accessToken };
  const isOurs = async (command: string, before: string[]) =>
    (await run(command, [...before, "--version"], env)).output.trim().split("\n").includes(supabaseVersion);

  const npx = ["--yes", `supabase@${supabaseVersion}`];
  const installed = await isOurs("supabase", []);
  if (!installed && !(await isOurs("npx", npx))) {
    throw new ScriptError(
      `The Supabase CLI ${supabaseVersion} does not run. To see why, run \`npx supabase@${supabaseVersion} --version\`.`,
    );
  }
  const [command, before]: [string, string[]] = installed ? ["supabase", []] : ["npx", npx];
  const cli: SupabaseCli = async (args, variables) => {
    const { code, output } = await run(command, [...before, ...args], { ...env, ...variables });
    if (code === 0) return;
    const end = output.trim().split("\n").slice(-12).join("\n");
    throw new ScriptError(`\`supabase ${args.join(" ")}\` failed:\n${end}`);
  };
  return { cli, from: installed ? "from PATH" : "from npm" };
}
