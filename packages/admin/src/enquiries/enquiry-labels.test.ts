import { expect, test } from "vitest";
import { retentionSentence } from "./enquiry-labels.ts";

const now = Date.parse("2026-11-21T09:00:00Z");

test.each([
  [undefined, "Enquiries are deleted after 12 months."],
  [null, "Enquiries are deleted after 12 months. No clean-up yet."],
  ["2026-11-21T03:10:00+00:00", "Enquiries are deleted after 12 months. Last clean-up: 21 Nov 2026, 03:10."],
  [
    "2026-11-18T03:10:00+00:00",
    "Enquiries are deleted after 12 months. Last clean-up: 18 Nov 2026, 03:10. It should run every day, but the timer has stopped.",
  ],
])("describes the clean-up of old enquiries when its last run was at %s", (tidiedAt, sentence) => {
  expect(retentionSentence(tidiedAt, now)).toBe(sentence);
});
