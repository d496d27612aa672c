import { spawn } from "node:child_process";
import { once } from "node:events";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { afterFile } from "../setup/after-file.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
export const functionsFolder = join(root, "supabase/functions");

/** Uses the packages installed by npm and downloads nothing. */
export const denoFlags = ["--node-modules-dir=manual", "--no-remote"];

const cache = join(root, "node_modules/.cache/deno");

export function denoEnvironment(more: Record<string, string> = {}): NodeJS.ProcessEnv {
  const { PATH, HOME, SystemRoot, TEMP, TMP } = process.env;
  return {
    PATH,
    HOME,
    SystemRoot,
    TEMP,
    TMP,
    DENO_DIR: cache,
    DENO_NO_UPDATE_CHECK: "1",
    NO_COLOR: "1",
    ...more,
  };
}

/**
 * Serves a file with `deno serve` on a free port until the test file ends.
 * Returns the server's address, or throws an error with its output.
 */
export async function serveInDeno(
  program: string,
  file: string,
  env: Record<string, string> = {},
): Promise<string> {
  const permissions = ["--no-prompt", "--allow-net=127.0.0.1", "--allow-env", "--allow-sys=hostname"];
  const child = spawn(
    program,
    ["serve", ...denoFlags, ...permissions, "--host=127.0.0.1", "--port=0", file],
    { cwd: dirname(file), env: denoEnvironment(env), stdio: ["ignore", "pipe", "pipe"] },
  );
  afterFile(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  });
  return await new Promise((resolve, reject) => {
    let said = "";
    const fail = (why: string) => reject(new Error(`deno serve ${why}: ${said}`));
    const timer = setTimeout(() => fail("did not listen within 30 seconds"), 30_000);
    const listen = (chunk: Buffer) => {
      said += stripVTControlCharacters(chunk.toString());
      const address = /Listening on (http:\/\/[\w.:]+)/.exec(said)?.[1];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    child.once("error", (error) => fail(`could not be started (${error.message})`));
    child.once("exit", (code) => fail(`ended with code ${code}`));
  });
}
