import { expect, test } from "vitest";
import { retentionSentence } from "./enquiry-words.ts";

const now = Date.parse("2026-11-21T09:00:00Z");

test.each([
  [undefined, "Enquiries are deleted after 12 months."],
  [null, "Enquiries are deleted after 12 months. Not tidied yet."],
  ["2026-11-21T03:10:00+00:00", "Enquiries are deleted after 12 months. Last tidied 21 Nov 2026, 03:10."],
  [
    "2026-11-18T03:10:00+00:00",
    "Enquiries are deleted after 12 months. Last tidied 18 Nov 2026, 03:10, though it should be every day: the timer has stopped.",
  ],
])("tidied at %s", (tidiedAt, sentence) => {
  expect(retentionSentence(tidiedAt, now)).toBe(sentence);
});
