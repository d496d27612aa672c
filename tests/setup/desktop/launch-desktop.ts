import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { _electron } from "playwright/test";
import { findElectron } from "../electron.ts";
import { collectWindows, type DesktopApp, type LaunchOptions } from "./desktop-app.ts";
import { launchStandIn } from "./launch-stand-in.ts";

// The app blocks navigations, and Playwright would wait for each one.
process.env["PLAYWRIGHT_SKIP_NAVIGATION_CHECK"] = "1";

/** The app folder for Electron. `npm run build` creates its `out` folder. */
const appFolder = join(import.meta.dirname, "../../../packages/desktop");

export function launchDesktop(options: LaunchOptions, folder = appFolder): Promise<DesktopApp> {
  const binary = findElectron();
  return binary ? launchElectron(binary, options, folder) : launchStandIn(options, folder);
}

/** Matches output of Chromium, Playwright's Node inspector and system libraries. */
const notTheApp = [
  /^\[\d+(?::\d+)*\/[\d.]+:[A-Z]+[:\d]/,
  /^(?:DevTools listening|Debugger (?:listening|attached)|For help, see: https:\/\/nodejs\.org)/,
  /^\(\w+:\d+\): |^lib\w+: |^\d{4}-\d\d-\d\d [\d:.]+ \w+\[/,
];
const appOutput = (output: string): string =>
  output
    .split(/\r?\n/)
    .filter((line) => !notTheApp.some((pattern) => pattern.test(line)))
    .join("\n");

/** Chromium's sandbox does not work as root, which is common in containers. */
const forRoot = process.getuid?.() === 0 ? ["--no-sandbox"] : [];

function environment(env: Record<string, string> = {}): Record<string, string> {
  const own = { ...process.env, ...env };
  delete own["ELECTRON_RUN_AS_NODE"];
  return Object.fromEntries(
    Object.entries(own).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
}

function killTree(pid: number): void {
  if (process.platform === "win32") spawnSync("taskkill", ["/pid", String(pid), "/T", "/F"]);
  // Kills the whole process group, which the app leads.
  else process.kill(-pid, "SIGKILL");
}

async function launchElectron(
  binary: string,
  { userData, env, args = [] }: LaunchOptions,
  folder: string,
): Promise<DesktopApp> {
  const start = [folder, ...forRoot, `--user-data-dir=${userData}`];
  const app = await _electron.launch({
    executablePath: binary,
    args: [...start, ...args],
    env: environment(env),
    // Uses the system's colour scheme, as the app does.
    colorScheme: null,
  });
  const child = app.process();
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += String(chunk)));
  const ended = once(child, "close");
  const { add, ...windows } = collectWindows();
  app.windows().forEach(add);
  app.on("window", add);

  return {
    kind: "electron",
    ...windows,
    evaluate: (run, arg) => app.evaluate(run as never, arg),
    async startAgain(more) {
      const second = spawn(binary, [...start, ...more], { env: environment(env), stdio: "ignore" });
      await once(second, "close");
    },
    ended,
    close: () => app.close(),
    async kill() {
      if (child.exitCode === null && child.signalCode === null) killTree(child.pid ?? 0);
      await ended;
    },
    output: () => appOutput(output),
  };
}
