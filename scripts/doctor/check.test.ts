import { expect, test } from "vitest";
import { describeChecks } from "./check.ts";

test("sorts checks by severity and appends the totals", () => {
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
      "1 bad, 1 inconclusive, 1 good.",
    ].join("\n"),
  );
});
