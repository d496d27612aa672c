import { expect, test } from "vitest";
import { describeMailFailure } from "./send-mail.ts";

const failure = (details: object) =>
  Object.assign(new Error("535 5.7.8 user website@brightwren.example password hunter2"), details);

test.each([
  [{ code: "ESOCKET" }, "The connection to the mail server failed."],
  [{ code: "ETIMEDOUT" }, "The mail server did not respond in time."],
  [{ code: "EAUTH", responseCode: 535 }, "The mail server rejected our sign-in."],
  [{ code: "EENVELOPE", responseCode: 550 }, "The mail server rejected the message (550)."],
  [{ name: "TimeoutError" }, "The mail server did not respond in time."],
  [{}, "The mail could not be sent."],
])("describes %o as %s", (details, sentence) => {
  expect(describeMailFailure(failure(details))).toBe(sentence);
});

test("describes a value that is not an error", () => {
  expect(describeMailFailure(undefined)).toBe("The mail could not be sent.");
  expect(describeMailFailure("hunter2")).toBe("The mail could not be sent.");
});
