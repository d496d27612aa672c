import { afterEach, expect, test, vi } from "vitest";
import { beginCheckout, endCheckout, onRunningCheckout, runningCheckout } from "./running-checkout.ts";

afterEach(endCheckout);

test("one checkout at a time: neither the same nor another package starts while one is being started", () => {
  expect(runningCheckout()).toBeUndefined();
  expect(beginCheckout("a")).toBe(true);
  expect(beginCheckout("a")).toBe(false);
  expect(beginCheckout("b")).toBe(false);
  expect(runningCheckout()).toBe("a");
  endCheckout();
  expect(runningCheckout()).toBeUndefined();
  expect(beginCheckout("b")).toBe(true);
});

test("buttons hear of the beginning and the end, and of nothing once they are gone", () => {
  const heard = vi.fn<() => void>();
  const stop = onRunningCheckout(heard);
  beginCheckout("a");
  beginCheckout("b");
  endCheckout();
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  beginCheckout("a");
  expect(heard).toHaveBeenCalledTimes(2);
});
