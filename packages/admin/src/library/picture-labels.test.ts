import { expect, test } from "vitest";
import { descriptionLabel, formatBytes, usesLabel } from "./picture-labels.ts";

test.each([
  [0, "0 kB"],
  [900, "0.9 kB"],
  [64_000, "64 kB"],
  [1_240_000, "1.2 MB"],
  [310_400_000, "310 MB"],
  [2_050_000_000, "2.1 GB"],
])("formats %i bytes as %s", (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

test("counts a decorative picture as described", () => {
  expect(descriptionLabel({ alt: "Shop", is_decorative: true })).toBe("Decorative");
  expect(descriptionLabel({ alt: "Shop", is_decorative: false })).toBe("Shop");
  expect(descriptionLabel({ alt: "", is_decorative: false })).toBe("No alt text");
});

test("describes the number of uses", () => {
  const since = "2026-03-01T10:00:00Z";
  const label = (posts?: number) => usesLabel(posts, since, Date.parse("2026-03-03T12:00:00Z"));
  expect([label(), label(0), label(2000)]).toEqual([
    "",
    " · Unused, deleted in 28 days",
    " · In 2,000 posts",
  ]);
});
