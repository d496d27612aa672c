import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterEach } from "vitest";

const script = fileURLToPath(new URL("run-keychain-app.ts", import.meta.url));
const running = new Set<ChildProcess>();

afterEach(() => {
  for (const app of running) app.kill("SIGKILL");
});

type Answer = { value?: unknown; notice: string | undefined };

export type Request =
  | { ask: "opened" }
  | { ask: "getItem"; key: string }
  | { ask: "setItem"; key: string; value: string }
  | { ask: "removeItem"; key: string }
  | { ask: "keep-writing"; key: string; from: number }
  /** Requires an unlocked keychain. */
  | { ask: "accounts" }
  | { ask: "quit" };

export type KeychainApp = ReturnType<typeof startKeychainApp>;

/**
 * Starts a separate process that stores a session as the app's main process does. `environment` is added to this process's
 * environment. `execArgv` contains Node options.
 */
export function startKeychainApp(environment: Record<string, string>, execArgv: string[] = []) {
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
    ask(request: Request) {
      tell(request);
      return new Promise<Answer>((resolve) => waiting.set(asked, resolve));
    },
    onStored(handler: (n: number) => void) {
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
