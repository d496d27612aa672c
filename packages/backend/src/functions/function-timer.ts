import { localServiceRoleKey } from "../local-keys.ts";
import type { RequestLog } from "../http/request-log.ts";
import { functionFile, loadFunction } from "./load-function.ts";

const interval = 60_000;

/** What cron calls on a hosted project (docs/functions.md). */
const scheduled = ["publish-due-posts", "deliver-enquiries", "request-rebuild"];

/**
 * Calls every scheduled function that there is each minute, as cron jobs do on a hosted project. Runs of one function
 * never overlap, and no function waits for another. Gives a function that stops it and waits for running calls.
 */
export function startFunctionTimer(supabaseDir: string, url: string, log: RequestLog): () => Promise<void> {
  const stopping = new AbortController();
  const running = new Map<string, Promise<void>>();

  const call = async (name: string) => {
    const file = functionFile(supabaseDir, name);
    if (file === undefined) return;
    try {
      const handler = await loadFunction(file);
      const response = await handler(
        new Request(`${url}/functions/v1/${name}`, {
          method: "POST",
          headers: { authorization: `Bearer ${localServiceRoleKey}` },
          signal: stopping.signal,
        }),
      );
      await response.body?.cancel();
      if (!response.ok)
        log.error(`The function ${name} answered ${response.status}.`, "It is called again in a minute.");
    } catch (error) {
      if (!stopping.signal.aborted) log.error(`The function ${name} failed.`, error);
    }
  };

  const timer = setInterval(() => {
    for (const name of scheduled) {
      if (running.has(name)) continue;
      running.set(
        name,
        call(name).finally(() => running.delete(name)),
      );
    }
  }, interval);
  timer.unref();

  return async () => {
    clearInterval(timer);
    stopping.abort();
    await Promise.all(running.values());
  };
}
