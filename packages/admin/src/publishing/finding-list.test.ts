import type { SeoCode } from "@brightwren/core/seo/seo-findings";
import { expect, test } from "vitest";
import { summariseFindings } from "./finding-list.tsx";

const findings = (...codes: SeoCode[]) => codes.map((code) => ({ code }));

test("summarises findings", () => {
  expect(summariseFindings(findings("meta-description-missing"))).toBe("No meta description");
  expect(summariseFindings(findings("link-broken", "image-without-alt"))).toBe("Broken link, no alt text");
});

test("lists two findings and counts the rest", () => {
  const many = findings("excerpt-missing", "category-missing", "headings-missing", "text-too-short");
  expect(summariseFindings(many)).toBe("No excerpt, no category and 2 more");
});
