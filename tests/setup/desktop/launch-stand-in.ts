import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { findHeadlessBrowser } from "../browser.ts";
import { type DesktopApp, type LaunchOptions, collectWindows } from "./desktop-app.ts";
import { StandInBrowser } from "./stand-in/page/stand-in-browser.ts";
import type { MainWork } from "./stand-in/shared/messages.ts";
import { connectPeer } from "./stand-in/shared/peer.ts";

const startScript = join(import.meta.dirname, "stand-in/main/start.ts");

function startMain({ userData, env, args = [] }: LaunchOptions, folder: string): ChildProcess {
  // Like Electron, logs an unhandled rejection without ending the app.
  const node = ["--unhandled-rejections=warn-with-error-code", startScript];
  return spawn(process.execPath, [...node, folder, `--user-data-dir=${userData}`, ...args], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    serialization: "advanced",
  });
}

function killProcess(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // The process has already exited.
  }
}

/** Runs the app's main process in Node, with Chromium pages as its windows. */
export async function launchStandIn(options: LaunchOptions, folder: string): Promise<DesktopApp> {
  const child = startMain(options, folder);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += String(chunk)));
  const { add, ...windows } = collectWindows();
  const browser = new StandInBrowser({
    userData: options.userData,
    executablePath: findHeadlessBrowser(),
    main: () => remote,
    onWindow: add,
  });
  const { remote, hangUp } = connectPeer<MainWork>(
    {
      post: (message) => void child.send(message as object, () => {}),
      listen: (handler) => child.on("message", handler),
    },
    browser.work,
  );
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const closed = once(child, "close");
  async function end(): Promise<void> {
    await closed;
    hangUp("The app has ended.");
    await browser.close();
  }
  const ended = end();

  return {
    kind: "stand-in",
    ...windows,
    evaluate: (run, arg) => remote.evaluate(String(run), arg) as Promise<Awaited<ReturnType<typeof run>>>,
    async startAgain(more) {
      const second = startMain({ ...options, args: more }, folder);
      await once(second, "close");
    },
    ended,
    async close() {
      if (!hasEnded()) await Promise.race([remote.quit().catch(() => {}), ended]);
      await ended;
    },
    async kill() {
      if (hasEnded()) return;
      const others = await browser.processIds();
      child.kill("SIGKILL");
      others.forEach(killProcess);
      await ended;
    },
    output: () => output,
  };
}
