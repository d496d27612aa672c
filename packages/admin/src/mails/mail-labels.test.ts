import type { RecordMail } from "@brightwren/core/mails/mails";
import { expect, test } from "vitest";
import { mailAction, mailSentence, nextAttempt } from "./mail-labels.ts";

test.each<[Partial<RecordMail>, sentence: string, action: string | undefined]>([
  [{ state: "sent" }, "Sent", undefined],
  [{ state: "pending" }, "Waiting to be sent.", undefined],
  [{ state: "failed" }, "We couldn’t send this (tried once).", "Try again"],
  [{ state: "failed", attempts: 3 }, "We couldn’t send this (tried 3 times).", "Try again"],
  [
    { state: "held", attempts: 0 },
    "Many enquiries arrived together, so their emails are sent one at a time.",
    "Send now",
  ],
  [{ state: "withheld", attempts: 0 }, "Not sent, because this may be spam.", "Send now"],
])("explains the email %j: %s", (fields, sentence, action) => {
  const mail = { attempts: 1, error: null, ...fields } as RecordMail;
  expect(mailSentence(mail)).toBe(sentence);
  expect(mailAction(mail, false)).toBe(action);
});

test.each<[RecordMail["state"], string, string | undefined]>([
  ["failed", "1999-11-21T09:00:00+00:00", "Next try: 21 Nov 1999, 09:00."],
  ["held", "1999-11-21T09:00:00+00:00", "Goes out: 21 Nov 1999, 09:00."],
  ["sent", "1999-11-21T09:00:00+00:00", undefined],
  ["failed", "2099-12-31T00:00:00+00:00", undefined],
])("says when an email that is %s and due at %s is sent: %s", (state, next_attempt_at, sentence) => {
  expect(nextAttempt({ state, next_attempt_at } as RecordMail)).toBe(sentence);
});

test("offers no way to send the email of a spam enquiry", () => {
  expect(mailAction({ state: "withheld" } as RecordMail, true)).toBeUndefined();
});
