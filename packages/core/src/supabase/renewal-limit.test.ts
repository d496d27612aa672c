import { beforeEach, expect, test, vi } from "vitest";
import { createRenewalLimit } from "./renewal-limit.ts";

beforeEach(() => vi.useFakeTimers());

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

const day = 24 * 60 * 60_000;

test.each([day, -day])(
  "sends five renewals a minute when the device's clock jumps by %i ms",
  async (jump) => {
    const count = renewWithoutEnd();
    await vi.advanceTimersByTimeAsync(1000);
    vi.setSystemTime(Date.now() + jump);
    await vi.advanceTimersByTimeAsync(118_000);
    expect(count()).toBe(10);
  },
);

test("does not delay renewals that are an hour apart", async () => {
  const next = createRenewalLimit();
  for (let hour = 0; hour < 10; hour += 1) {
    const before = performance.now();
    await next();
    expect(performance.now()).toBe(before);
    await vi.advanceTimersByTimeAsync(60 * 60_000);
  }
});
