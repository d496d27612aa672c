import type { Enquiry } from "@brightwren/core/enquiries/enquiry";
import { expect, test } from "vitest";
import { retentionSentence, mailAction, mailLabels, mailSentence, exportName } from "./enquiry-labels.ts";

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

const enquiry = (fields: Partial<Enquiry>) => ({ status: "new", mail_attempts: 1, ...fields }) as Enquiry;

test("a mail that failed says why, and can be tried again", () => {
  const failed = enquiry({
    mail_state: "failed",
    mail_error: "The mail server refused the login.",
    mail_attempts: 3,
  });
  expect(mailSentence(failed)).toBe(
    "The mail to your mailbox could not be sent (tried 3 times). The mail server refused the login.",
  );
  expect(mailAction(failed)).toBe("Try again");
});

test("a mail that waits because of very many others says so, and can be sent at once", () => {
  const held = enquiry({ mail_state: "held", mail_attempts: 0 });
  expect(mailLabels[held.mail_state]).toBe("Mail held back");
  expect(mailSentence(held)).toContain("Very many enquiries came in at once");
  expect(mailAction(held)).toBe("Mail it now");
});

test("a mail that is out or on its way has nothing to be done", () => {
  expect(mailAction(enquiry({ mail_state: "sent" }))).toBeUndefined();
  expect(mailAction(enquiry({ mail_state: "pending" }))).toBeUndefined();
});

test("what was held back as spam can be mailed once it is none", () => {
  expect(mailAction(enquiry({ mail_state: "withheld", status: "spam" }))).toBeUndefined();
  expect(mailAction(enquiry({ mail_state: "withheld", status: "new" }))).toBe("Mail it now");
});

test("an enquiry that may be spam says so, and can be mailed now", () => {
  const doubtful = enquiry({ mail_state: "withheld", status: "doubtful" });
  expect(mailSentence(doubtful)).toBe("No mail was sent: this may be spam.");
  expect(mailAction(doubtful)).toBe("Mail it now");
});

test("the file's name says what it holds and when it was made, by London's calendar", () => {
  expect(exportName("new", new Date("2026-06-30T23:30:00Z"))).toBe("enquiries-new-2026-07-01.csv");
});
