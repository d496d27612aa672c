import type { Enquiry } from "@brightwren/core/enquiries/enquiry";
import { expect, test } from "vitest";
import { retentionSentence, mailAction, mailSentence } from "./enquiry-labels.ts";

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

test.each<[Partial<Enquiry>, string | undefined, string?]>([
  [
    { mail_state: "failed", mail_error: "The mail server refused the login.", mail_attempts: 3 },
    "Try again",
    "We couldn’t email this to you (tried 3 times). The mail server refused the login.",
  ],
  [{ mail_state: "held", mail_attempts: 0 }, "Email it now", "Many enquiries arrived together"],
  [{ mail_state: "sent" }, undefined],
  [{ mail_state: "pending" }, undefined],
  [{ mail_state: "withheld", status: "spam" }, undefined],
  [{ mail_state: "withheld", status: "new" }, "Email it now"],
  [{ mail_state: "withheld", status: "doubtful" }, "Email it now", "Not emailed: this may be spam."],
])("explains the email of %j and offers %j", (fields, action, sentence = "") => {
  const enquiry = { status: "new", mail_attempts: 1, ...fields } as Enquiry;
  expect(mailAction(enquiry)).toBe(action);
  expect(mailSentence(enquiry) ?? "").toContain(sentence);
});
