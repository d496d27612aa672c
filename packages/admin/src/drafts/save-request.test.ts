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

test("repeats the revision when the last text is sent again for the same command", () => {
  const last = sent("b");
  const attempt = attemptAfter([sent("a"), last], sent("b", { revision: "new" }));
  expect(attempt.sent).toBe(last);
  expect(attempt.others).toEqual(["a"]);
  expect(attempt.unanswered.map(({ revision }) => revision)).toEqual(["a", "b"]);
});

test("has a revision of its own when another attempt came in between", () => {
  const attempt = attemptAfter([sent("a"), sent("b")], sent("a", { revision: "new" }));
  expect(attempt.sent.revision).toBe("new");
  expect(attempt.others).toEqual(["a", "b"]);
});

test.each([
  ["text", { fields: { ...nullForEmpty(emptyFields()), content: "b" } }],
  ["command", { command: "publish" as const }],
  ["request for another address", { changesAddress: true }],
])("has a revision of its own when the %s is another", (_, more) => {
  const attempt = attemptAfter([sent("a")], sent("a", { revision: "new", ...more }));
  expect(attempt.sent.revision).toBe("new");
  expect(attempt.others).toEqual(["a"]);
});

test("keeps the last twenty attempts that have no answer", () => {
  const many = Array.from({ length: 25 }, (_, n) => sent(String(n)));
  const { unanswered } = attemptAfter(many, sent("last"));
  expect(unanswered).toHaveLength(20);
  expect(unanswered.at(-1)?.revision).toBe("last");
});
