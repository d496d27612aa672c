import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { RequestLog } from "../http/request-log.ts";
import { localServiceRoleKey } from "../local-keys.ts";
import { startDeliveryTimer } from "./delivery-timer.ts";

type Call = { method: string; url: string; authorization: string | null };

let folder: string;
let calls: Call[];
const error = vi.fn<RequestLog["error"]>();
const log: RequestLog = { watch: () => undefined, note: () => undefined, notice: () => undefined, error };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "brightwren-"));
  calls = [];
  Reflect.set(globalThis, "deliveryCalls", calls);
  error.mockClear();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
});
afterEach(async () => {
  vi.useRealTimers();
  Reflect.deleteProperty(globalThis, "deliveryCalls");
  await rm(folder, { recursive: true });
});

async function writeFunction(answer: string): Promise<void> {
  await mkdir(join(folder, "functions/deliver-enquiries"), { recursive: true });
  await writeFile(
    join(folder, "functions/deliver-enquiries/index.ts"),
    `export default { async fetch(request) {
      const { method, url, headers } = request;
      globalThis.deliveryCalls.push({ method, url, authorization: headers.get("authorization") });
      ${answer}
    } };`,
  );
}

async function minutes(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    await vi.advanceTimersByTimeAsync(60_000);
    await pause(100);
  }
}

test("the function is called every minute with the service key", async () => {
  await writeFunction("return Response.json({ sent: 0, failed: 0 });");
  const stop = startDeliveryTimer(folder, "http://127.0.0.1:1", log);
  await minutes(2);
  await stop();
  await minutes(1);
  const call: Call = {
    method: "POST",
    url: "http://127.0.0.1:1/functions/v1/deliver-enquiries",
    authorization: `Bearer ${localServiceRoleKey}`,
  };
  expect(calls).toEqual([call, call]);
  expect(error).not.toHaveBeenCalled();
});

test("a run that takes longer is not overtaken, and stopping ends it", async () => {
  await writeFunction(`await new Promise((resolve) => request.signal.addEventListener("abort", resolve));
    return new Response();`);
  const stop = startDeliveryTimer(folder, "http://127.0.0.1:1", log);
  await minutes(3);
  expect(calls).toHaveLength(1);
  await stop();
});

test.each([
  ["throws", 'throw new Error("no");', "The function deliver-enquiries failed."],
  ["refuses", "return new Response(null, { status: 503 });", "The function deliver-enquiries answered 503."],
])("a function that %s is logged and called again", async (_, answer, logged) => {
  await writeFunction(answer);
  const stop = startDeliveryTimer(folder, "http://127.0.0.1:1", log);
  await minutes(2);
  await stop();
  expect(calls).toHaveLength(2);
  expect(error.mock.calls.map(([what]) => what)).toEqual([logged, logged]);
});

test("without the function nothing happens", async () => {
  const stop = startDeliveryTimer(folder, "http://127.0.0.1:1", log);
  await minutes(1);
  await stop();
  expect(error).not.toHaveBeenCalled();
});
