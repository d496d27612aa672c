import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRenewalLimit } from "./renewal-limit.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Counts the renewals of somebody who renews again as soon as the last one is done. */
function renewWithoutEnd() {
  const next = createRenewalLimit();
  let count = 0;
  const renew = async () => {
    for (;;) {
      await next();
      count += 1;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  void renew();
  return () => count;
}

test("sends five renewals a minute at most when they are asked for without end", async () => {
  const count = renewWithoutEnd();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(count()).toBe(5);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(count()).toBeLessThanOrEqual(56);
});

test("sends five a minute also when the device's clock jumps", async () => {
  const count = renewWithoutEnd();
  await vi.advanceTimersByTimeAsync(1000);
  vi.setSystemTime(Date.now() + 24 * 60 * 60 * 1000);
  await vi.advanceTimersByTimeAsync(50_000);
  expect(count()).toBe(5);
});

test("lets a renewal an hour pass without a wait", async () => {
  const next = createRenewalLimit();
  for (let hour = 0; hour < 10; hour += 1) {
    const before = performance.now();
    await next();
    expect(performance.now()).toBe(before);
    await vi.advanceTimersByTimeAsync(60 * 60_000);
  }
});
