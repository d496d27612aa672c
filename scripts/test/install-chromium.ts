import { spawn } from "node:child_process";
import { once } from "node:events";
import { findBrowser } from "../../tests/setup/browser.ts";

type Command = [program: string, ...args: string[]];

/** In order of preference. The headless shell is smaller, but not every system with apt-get has it. */
const ways: Command[][] = [
  [["npx", "playwright", "install", "chromium"]],
  [
    ["apt-get", "update"],
    ["apt-get", "install", "-y", "--no-install-recommends", "chromium-headless-shell"],
  ],
  [["apt-get", "install", "-y", "--no-install-recommends", "chromium"]],
];

/**
 * Runs a command with its progress visible. Ctrl+C leaves nothing half done: apt-get alone receives it, and finishes
 * the package that it is unpacking; Playwright ends with its downloads, and starts anew what it did not complete.
 */
async function run([program, ...args]: Command): Promise<"done" | "failed" | "stopped"> {
  const child = spawn(program, args, {
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
    detached: process.platform !== "win32",
  });
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    if (program === "apt-get" || process.platform === "win32") child.kill("SIGINT");
    else if (child.pid !== undefined) process.kill(-child.pid, "SIGINT");
  };
  process.on("SIGINT", stop);
  const [status] = (await once(child, "exit").catch(() => [null])) as [number | null];
  process.off("SIGINT", stop);
  return isStopped ? "stopped" : status === 0 ? "done" : "failed";
}

/**
 * Returns the path of Chromium, which it installs if necessary. Undefined if that is impossible or if Ctrl+C was
 * pressed.
 */
export async function ensureChromium(): Promise<string | undefined> {
  for (const commands of ways) {
    if (findBrowser()) break;
    for (const command of commands) {
      console.log(
        `Chromium is not installed, but component tests and journeys run in it. Running \`${command.join(" ")}\` (Ctrl+C stops it).`,
      );
      const outcome = await run(command);
      if (outcome === "stopped") return undefined;
      if (outcome === "failed") break;
    }
  }
  return findBrowser();
}
