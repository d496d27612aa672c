import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { _electron } from "playwright/test";
import { findElectron } from "../electron.ts";
import { collectWindows, type DesktopApp, type LaunchOptions } from "./desktop-app.ts";
import { launchStandIn } from "./launch-stand-in.ts";

// The app refuses navigations, and Playwright would wait for each of them to end before it does anything else.
process.env["PLAYWRIGHT_SKIP_NAVIGATION_CHECK"] = "1";

/** The folder that Electron is started with; what runs lies below it in `out`, built by `npm run build`. */
const appFolder = join(import.meta.dirname, "../../../packages/desktop");

/**
 * Starts the built desktop app, or the app of another folder: on Electron where that is installed, else on the stand-in
 * over Chromium.
 */
export function launchDesktop(options: LaunchOptions, folder = appFolder): Promise<DesktopApp> {
  const binary = findElectron();
  return binary ? launchElectron(binary, options, folder) : launchStandIn(options, folder);
}

/** Lines of Chromium, of Node's inspector, which Playwright turns on, and of the system's libraries: not the app's output. */
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

/** Containers run tests as root, where Chromium's sandbox cannot work. */
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
  // Playwright starts the app as the head of a process group.
  else process.kill(-pid, "SIGKILL");
}

/** Starts the app of a folder on the real Electron. */
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
    // The system's, as the app sees it.
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
