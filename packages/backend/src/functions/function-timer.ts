import { localServiceRoleKey } from "../project/local-project.ts";
import type { RequestLog } from "../http/request-log.ts";
import { functionFile, loadFunction } from "./serve-function.ts";

const interval = 60_000;

/** In hosted projects, cron calls these functions (docs/functions.md). */
const functions = ["deliver-mails", "request-rebuild"];

const dailyFunctions = ["tidy-pictures"];
const minutesOfDay = 24 * 60;

/** Cron's SQL jobs. They skip functions that the migrations do not define. */
const statements = {
  "publish-due-posts": `do $$ begin
    if to_regprocedure('public.publish_due_posts()') is not null then perform public.publish_due_posts(); end if;
  end $$`,
  "tidy-up": `do $$ begin
    if to_regprocedure('private.tidy_up()') is not null then
      if not exists (select from public.housekeeping where tidied_at > now() - interval '1 day') then
        perform private.tidy_up();
      end if;
    end if;
  end $$`,
};

type Project = {
  supabaseDir: string;
  url: string;
  log: RequestLog;
  sql: (statement: string) => Promise<unknown>;
};

/**
 * Replaces cron. Daily jobs run after one minute and then once a day. SQL jobs also run immediately, in case something
 * became due while the computer was off. Runs of the same job never overlap, and jobs do not wait for each other.
 * Returns a function that stops the timer and waits for running jobs.
 */
export function startFunctionTimer({ supabaseDir, url, log, sql }: Project): () => Promise<void> {
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
        log.error(
          `The function ${name} returned ${response.status}.`,
          "It will be called again at its next scheduled time.",
        );
    } catch (error) {
      if (!stopping.signal.aborted) log.error(`The function ${name} failed.`, error);
    }
  };

  const run = async (name: string, statement: string) => {
    try {
      await sql(statement);
    } catch (error) {
      if (!stopping.signal.aborted) log.error(`The job ${name} failed.`, error);
    }
  };

  const begin = (name: string, job: () => Promise<void>) => {
    if (running.has(name)) return;
    running.set(
      name,
      job().finally(() => running.delete(name)),
    );
  };
  const runStatements = () => {
    for (const [name, statement] of Object.entries(statements)) begin(name, () => run(name, statement));
  };

  runStatements();
  let minutes = 0;
  const timer = setInterval(() => {
    runStatements();
    const due = minutes % minutesOfDay === 0 ? [...functions, ...dailyFunctions] : functions;
    for (const name of due) begin(name, () => call(name));
    minutes += 1;
  }, interval);
  timer.unref();

  return async () => {
    clearInterval(timer);
    stopping.abort();
    await Promise.all(running.values());
  };
}
