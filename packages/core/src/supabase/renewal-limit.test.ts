import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRenewalLimit } from "./renewal-limit.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

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

test("sends at most five renewals a minute when they are requested continuously", async () => {
  const count = renewWithoutEnd();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(count()).toBe(5);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(count()).toBeLessThanOrEqual(56);
});

test("sends at most five renewals a minute when the device's clock jumps", async () => {
  const count = renewWithoutEnd();
  await vi.advanceTimersByTimeAsync(1000);
  vi.setSystemTime(Date.now() + 24 * 60 * 60 * 1000);
  await vi.advanceTimersByTimeAsync(50_000);
  expect(count()).toBe(5);
});

test("does not delay renewals that are an hour apart", async () => {
  const next = createRenewalLimit();
  for (let hour = 0; hour < 10; hour += 1) {
    const before = performance.now();
    await next();
    expect(performance.now()).toBe(before);
    await vi.advanceTimersByTimeAsync(60 * 60_000);
  }
});
