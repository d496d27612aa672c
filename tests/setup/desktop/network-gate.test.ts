import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openNetworkGate } from "./network-gate.ts";

const backend = createServer((request, response) => {
  response.setHeader("access-control-allow-origin", request.headers.origin ?? "none");
  response.end(`${request.method} ${request.url} from ${request.headers.origin ?? "nowhere"}`);
});
let gate: Awaited<ReturnType<typeof openNetworkGate>>;

beforeAll(async () => {
  await new Promise<void>((resolve) => backend.listen(0, "127.0.0.1", resolve));
  gate = await openNetworkGate(`http://127.0.0.1:${(backend.address() as AddressInfo).port}`);
});
afterAll(async () => {
  await gate.close();
  backend.close();
});

const ask = (headers?: Record<string, string>) =>
  fetch(`${gate.url}/a?b=c`, { method: "POST", ...(headers && { headers }) });

test("forwards and counts requests", async () => {
  const before = gate.count(/^POST \/a/);
  expect(await (await ask()).text()).toBe("POST /a?b=c from nowhere");
  expect(gate.count(/^POST \/a/)).toBe(before + 1);
});

test("keeps its address when it comes back up", async () => {
  await gate.down();
  await expect(ask()).rejects.toThrow("fetch failed");
  await gate.up();
  expect((await ask()).status).toBe(200);
});

test("translates between the origins of the stand-in and the app", async () => {
  const response = await ask({ origin: "https://brightwren.app.invalid" });
  expect(response.headers.get("access-control-allow-origin")).toBe("https://brightwren.app.invalid");
  expect(await response.text()).toBe("POST /a?b=c from app://brightwren");
});

test("never reuses an address", async () => {
  const urls = new Set<string>();
  for (let n = 0; n < 500; n += 1) {
    const { url, close } = await openNetworkGate("http://127.0.0.1:9");
    await close();
    urls.add(url);
  }
  expect(urls.size).toBe(500);
});
