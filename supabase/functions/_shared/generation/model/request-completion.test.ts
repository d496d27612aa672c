import { expect, test } from "vitest";
import { retryPause } from "./request-completion.ts";

const now = Date.UTC(2026, 10, 20, 12, 0, 0);

test.each([
  ["0", 1, 0],
  ["7", 1, 7000],
  ["1.5", 2, 1500],
  ["Fri, 20 Nov 2026 12:00:05 GMT", 1, 5000],
  ["Fri, 20 Nov 2026 11:00:00 GMT", 1, 0],
  [null, 1, 1000],
  [null, 2, 2000],
  ["soon", 1, 1000],
])("converts Retry-After %j after attempt %i to %i ms", (header, attempt, pause) => {
  expect(retryPause(header, attempt, now)).toBe(pause);
});
