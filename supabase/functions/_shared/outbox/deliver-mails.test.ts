import { expect, test } from "vitest";
import { nextAttemptAt } from "./deliver-mails.ts";

const now = new Date("2026-11-20T09:00:00Z");
const minutesAfter = (attempts: number) => (nextAttemptAt(attempts, now).getTime() - now.getTime()) / 60_000;

test("doubles the delay from one minute up to six hours", () => {
  expect([1, 2, 3, 4, 9, 10, 11, 1000].map(minutesAfter)).toEqual([1, 2, 4, 8, 256, 360, 360, 360]);
});

test("treats zero attempts like one", () => {
  expect(minutesAfter(0)).toBe(1);
});
