import type { Enquiry } from "@brightwren/core/enquiries/enquiry";
import { expect, test } from "vitest";
import { retentionSentence, mailAction, mailLabels, mailSentence, exportName } from "./enquiry-labels.ts";

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

const enquiry = (fields: Partial<Enquiry>) => ({ status: "new", mail_attempts: 1, ...fields }) as Enquiry;

test("explains a failed email and offers a retry", () => {
  const failed = enquiry({
    mail_state: "failed",
    mail_error: "The mail server refused the login.",
    mail_attempts: 3,
  });
  expect(mailSentence(failed)).toBe(
    "We couldn’t email this to you (tried 3 times). The mail server refused the login.",
  );
  expect(mailAction(failed)).toBe("Try again");
});

test("explains a held email and offers to send it", () => {
  const held = enquiry({ mail_state: "held", mail_attempts: 0 });
  expect(mailLabels[held.mail_state]).toBe("Email on hold");
  expect(mailSentence(held)).toContain("Many enquiries arrived together");
  expect(mailAction(held)).toBe("Email it now");
});

test("does not offer an action when the email has been or is being sent", () => {
  expect(mailAction(enquiry({ mail_state: "sent" }))).toBeUndefined();
  expect(mailAction(enquiry({ mail_state: "pending" }))).toBeUndefined();
});

test("offers to send a withheld email unless the enquiry is spam", () => {
  expect(mailAction(enquiry({ mail_state: "withheld", status: "spam" }))).toBeUndefined();
  expect(mailAction(enquiry({ mail_state: "withheld", status: "new" }))).toBe("Email it now");
});

test("offers to send a withheld email when the enquiry may be spam", () => {
  const doubtful = enquiry({ mail_state: "withheld", status: "doubtful" });
  expect(mailSentence(doubtful)).toBe("Not emailed: this may be spam.");
  expect(mailAction(doubtful)).toBe("Email it now");
});

test("includes the enquiries' state and the London date in the file name", () => {
  expect(exportName("new", new Date("2026-06-30T23:30:00Z"))).toBe("enquiries-new-2026-07-01.csv");
});
