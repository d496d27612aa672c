import { emptyFields, nullForEmpty } from "@brightwren/core/post-editing/post-draft";
import { expect, test } from "vitest";
import { attemptAfter, type SentText } from "./save-request.ts";

const sent = (content: string, more: Partial<SentText> = {}): SentText => ({
  command: "save",
  revision: content,
  fields: { ...nullForEmpty(emptyFields()), content },
  changesAddress: false,
  ...more,
});

test("reuses the revision when the last text is resent with the same command", () => {
  const last = sent("b");
  const attempt = attemptAfter([sent("a"), last], sent("b", { revision: "new" }));
  expect(attempt.sent).toBe(last);
  expect(attempt.others).toEqual(["a"]);
  expect(attempt.unanswered.map(({ revision }) => revision)).toEqual(["a", "b"]);
});

test("uses a new revision when the resent text is not from the last attempt", () => {
  const attempt = attemptAfter([sent("a"), sent("b")], sent("a", { revision: "new" }));
  expect(attempt.sent.revision).toBe("new");
  expect(attempt.others).toEqual(["a", "b"]);
});

test.each([
  ["text", { fields: { ...nullForEmpty(emptyFields()), content: "b" } }],
  ["command", { command: "publish" as const }],
  ["permission to change the address", { changesAddress: true }],
])("uses a new revision when the %s differs", (_, more) => {
  const attempt = attemptAfter([sent("a")], sent("a", { revision: "new", ...more }));
  expect(attempt.sent.revision).toBe("new");
  expect(attempt.others).toEqual(["a"]);
});

test("keeps only the last twenty unacknowledged attempts", () => {
  const many = Array.from({ length: 25 }, (_, n) => sent(String(n)));
  const { unanswered } = attemptAfter(many, sent("last"));
  expect(unanswered).toHaveLength(20);
  expect(unanswered.at(-1)?.revision).toBe("last");
});
