import { localServiceRoleKey } from "../local-keys.ts";
import type { RequestLog } from "../http/request-log.ts";
import { functionFile, loadFunction } from "./load-function.ts";

const interval = 60_000;
const name = "deliver-enquiries";

/**
 * Calls the function deliver-enquiries every minute, if there is one, as a cron job does on a hosted project, so that
 * mail which failed is tried again. Runs never overlap. Gives a function that stops it and waits for a running call.
 */
export function startDeliveryTimer(supabaseDir: string, url: string, log: RequestLog): () => Promise<void> {
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();
  let busy = false;

  const deliver = async () => {
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
    if (busy) return;
    busy = true;
    running = deliver().finally(() => {
      busy = false;
    });
  }, interval);
  timer.unref();

  return async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
  };
}
