import { expect, test } from "vitest";
import { toIsoTimestamp } from "./timestamp-format.ts";

test.each([
  ["2026-01-02 03:04:05+00", "2026-01-02T03:04:05+00:00"],
  ["2026-01-02 03:04:05.678901+00", "2026-01-02T03:04:05.678901+00:00"],
  ["2026-01-02 03:04:05-09:30", "2026-01-02T03:04:05-09:30"],
  ["2026-01-02 03:04:05", "2026-01-02T03:04:05"],
  ["12026-01-02 03:04:05+00", "12026-01-02T03:04:05+00:00"],
  ["infinity", "infinity"],
  ["-infinity", "-infinity"],
  ["0044-03-15 12:00:00+00 BC", "0044-03-15 12:00:00+00 BC"],
])("converts %s to %s", (text, iso) => {
  expect(toIsoTimestamp(text)).toBe(iso);
});
