import { expect, test } from "vitest";
import { openNetworkGate } from "./network-gate.ts";

test("never reuses an address", async () => {
  const urls = new Set<string>();
  for (let n = 0; n < 200; n += 1) {
    const { url, close } = await openNetworkGate("http://127.0.0.1:9");
    await close();
    urls.add(url);
  }
  expect(urls.size).toBe(200);
});
