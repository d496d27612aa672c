import { expect, test } from "vitest";
import { describeChecks } from "./report.ts";

test("lists bad findings first, then unknown ones, and ends with a count", () => {
  const report = describeChecks([
    { name: "Sitemap", verdict: "good", says: "Fine." },
    { name: "Mail", verdict: "unknown", says: "Too early." },
    { name: "HSTS", verdict: "bad", says: "Missing. Deploy." },
  ]);
  expect(report).toBe(
    [
      "BAD   HSTS     Missing. Deploy.",
      "?     Mail     Too early.",
      "good  Sitemap  Fine.",
      "",
      "1 bad, 1 could not be told, 1 good.",
    ].join("\n"),
  );
});
