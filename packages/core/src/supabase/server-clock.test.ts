import { beforeEach, expect, test, vi } from "vitest";
import { noteServerTime, serverNow } from "./server-clock.ts";

const hour = 60 * 60 * 1000;
const now = Date.parse("2026-11-25T12:00:00Z");

beforeEach(() => vi.useFakeTimers({ now }));

test("returns the device's time when the clocks differ by only seconds", () => {
  noteServerTime(now - 1500);
  expect(serverNow()).toBe(now);
});

test.each([
  ["an hour ahead", hour],
  ["a day ahead", 24 * hour],
  ["an hour behind", -hour],
  ["a year behind", -365 * 24 * hour],
])("returns the server's time when the device's clock is %s", (_, wrong) => {
  vi.setSystemTime(now + wrong);
  noteServerTime(now);
  vi.advanceTimersByTime(hour);
  expect(serverNow()).toBe(now + hour);
});

test("corrects the time at the next response when the device's clock jumps", () => {
  noteServerTime(now);
  vi.setSystemTime(now + hour);
  noteServerTime(now);
  expect(serverNow()).toBe(now);
});

test("ignores a response with an invalid date", () => {
  noteServerTime(Number.NaN);
  expect(serverNow()).toBe(now);
});
