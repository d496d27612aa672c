import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { testFolder } from "@brightwren/core/testing/test-folder";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { RequestLog } from "../http/request-log.ts";
import { localServiceRoleKey } from "../project/local-project.ts";
import { startFunctionTimer } from "./function-timer.ts";

type Call = { method: string; url: string; authorization: string | null };

const names = ["deliver-mails", "request-rebuild"];
const url = "http://127.0.0.1:1";
const hangs = `await new Promise((resolve) => request.signal.addEventListener("abort", resolve));
  return new Response();`;

let folder: string;
let calls: Call[];
const error = vi.fn<RequestLog["error"]>();
const log: RequestLog = { watch: () => undefined, note: () => undefined, notice: () => undefined, error };
const sql = vi.fn<(statement: string) => Promise<unknown>>();
const start = () => startFunctionTimer({ supabaseDir: folder, url, log, sql });

beforeEach(async () => {
  folder = await testFolder();
  calls = [];
  Reflect.set(globalThis, "timedCalls", calls);
  error.mockClear();
  sql.mockReset().mockResolvedValue([]);
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
});
afterEach(async () => {
  Reflect.deleteProperty(globalThis, "timedCalls");
});

async function writeFunction(name: string, answer: string): Promise<void> {
  await mkdir(join(folder, "functions", name), { recursive: true });
  await writeFile(
    join(folder, "functions", name, "index.ts"),
    `export default { async fetch(request) {
      const { method, url, headers } = request;
      globalThis.timedCalls.push({ method, url, authorization: headers.get("authorization") });
      ${answer}
    } };`,
  );
}

/** Advances one minute, then waits until the function has been called `count` times in total. */
async function minute(name: string, count: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(60_000);
  const until = performance.now() + 10_000;
  while (callsOf(name).length < count && performance.now() < until) await pause(5);
  // Gives the timer time to read the last response.
  await pause(10);
}

const callsOf = (name: string) => calls.filter((call) => call.url === `${url}/functions/v1/${name}`);

test.each(names)("calls %s every minute with the service key", async (name) => {
  await writeFunction(name, "return Response.json({});");
  const stop = start();
  await minute(name, 1);
  await minute(name, 2);
  await stop();
  await minute(name, 2);
  const call: Call = {
    method: "POST",
    url: `${url}/functions/v1/${name}`,
    authorization: `Bearer ${localServiceRoleKey}`,
  };
  expect(calls).toEqual([call, call]);
  expect(error).not.toHaveBeenCalled();
});

test("calls tidy-pictures in the first minute and then once a day", async () => {
  await writeFunction("tidy-pictures", "return Response.json({});");
  const stop = start();
  for (const count of [1, 1]) await minute("tidy-pictures", count);
  expect(callsOf("tidy-pictures")).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1437 * 60_000);
  expect(callsOf("tidy-pictures")).toHaveLength(1);
  await minute("tidy-pictures", 1);
  await minute("tidy-pictures", 2);
  expect(callsOf("tidy-pictures")).toHaveLength(2);
  await stop();
});

test("does not overlap a slow run or block other functions", async () => {
  await writeFunction("deliver-mails", hangs);
  await writeFunction("request-rebuild", "return Response.json({});");
  const stop = start();
  for (const count of [1, 2, 3]) await minute("request-rebuild", count);
  expect(callsOf("deliver-mails")).toHaveLength(1);
  expect(callsOf("request-rebuild")).toHaveLength(3);
  await stop();
});

test.each([
  ["throws", 'throw new Error("no");', "The function deliver-mails failed."],
  ["returns 503", "return new Response(null, { status: 503 });", "The function deliver-mails returned 503."],
])("logs and retries a function that %s", async (_, answer, logged) => {
  await writeFunction("deliver-mails", answer);
  const stop = start();
  for (const count of [1, 2]) await minute("deliver-mails", count);
  await stop();
  expect(calls).toHaveLength(2);
  expect(error.mock.calls.map(([what]) => what)).toEqual([logged, logged]);
});

const timesOf = (what: string) => sql.mock.calls.filter(([statement]) => statement.includes(what)).length;

test.each(["publish_due_posts", "tidy_up"])("runs %s immediately and then every minute", async (what) => {
  const stop = start();
  expect(timesOf(what)).toBe(1);
  for (const count of [2, 3]) {
    await vi.advanceTimersByTimeAsync(60_000);
    expect(timesOf(what)).toBe(count);
  }
  await stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(timesOf(what)).toBe(3);
});

test("retries a failed SQL job and waits for running jobs when stopped", async () => {
  let finish = () => {};
  sql.mockImplementation((statement) =>
    statement.includes("tidy_up")
      ? new Promise((resolve) => (finish = () => resolve([])))
      : Promise.reject(new Error("no")),
  );
  const stop = start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([timesOf("publish_due_posts"), timesOf("tidy_up")]).toEqual([2, 1]);
  const failed = "The job publish-due-posts failed.";
  expect(error.mock.calls.map(([what]) => what)).toEqual([failed, failed]);
  let isStopped = false;
  const stopped = stop().then(() => (isStopped = true));
  await pause(10);
  expect(isStopped).toBe(false);
  finish();
  await stopped;
});

test("does nothing when the project has no functions", async () => {
  const stop = start();
  await minute("request-rebuild", 0);
  await stop();
  expect(error).not.toHaveBeenCalled();
});
