import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterEach } from "vitest";

const script = fileURLToPath(new URL("run-keychain-app.ts", import.meta.url));
const running = new Set<ChildProcess>();

afterEach(() => {
  for (const app of running) app.kill("SIGKILL");
});

/** What the part of the app that keeps the session answers: what it was asked for, and what the person sees of it. */
export type Answer = { value?: unknown; notice: string | undefined };

export type Request =
  | { ask: "opened" }
  | { ask: "getItem"; key: string }
  | { ask: "setItem"; key: string; value: string }
  | { ask: "removeItem"; key: string }
  /** Writes one value after the other, each `numberedValue(n)`, and reports each that is stored. */
  | { ask: "keep-writing"; key: string; from: number }
  /** The app's accounts in the keychain. For an unlocked one only. */
  | { ask: "accounts" }
  | { ask: "quit" };

/** A process that keeps a session as the app's main process does. */
export type KeychainApp = {
  ask: (request: Request) => Promise<Answer>;
  /** Asks without waiting for the answer. */
  tell: (request: Request) => void;
  /** Calls the handler for every value that `keep-writing` has stored. */
  onStored: (handler: (n: number) => void) => void;
  kill: () => Promise<void>;
  /** Resolves when the process is gone. */
  ended: Promise<unknown>;
};

/** Starts one. `environment` goes on top of this process' own; `execArgv` are options of Node. */
export function startKeychainApp(environment: Record<string, string>, execArgv: string[] = []): KeychainApp {
  const { DISPLAY: _, WAYLAND_DISPLAY: __, ...own } = process.env;
  const app = fork(script, { env: { ...own, ...environment }, execArgv });
  running.add(app);
  const ended = once(app, "exit").finally(() => running.delete(app));
  const waiting = new Map<number, (answer: Answer) => void>();
  app.on("message", ({ id, ...answer }: Answer & { id: number }) => waiting.get(id)?.(answer));
  let asked = 0;
  const tell = (request: Request) => void app.send({ ...request, id: (asked += 1) });
  return {
    tell,
    ended,
    ask(request) {
      tell(request);
      return new Promise((resolve) => waiting.set(asked, resolve));
    },
    onStored(handler) {
      app.on("message", (answer: { stored?: number }) => {
        if (answer.stored !== undefined) handler(answer.stored);
      });
    },
    async kill() {
      app.kill("SIGKILL");
      await ended;
    },
  };
}
