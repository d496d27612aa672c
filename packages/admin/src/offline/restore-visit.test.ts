import { expect, test } from "vitest";
import { readRestoreVisit } from "./restore-visit.ts";

test("a history entry may name the text that shall be opened", () => {
  const restore = { postId: "new", editorId: "gone" };
  expect(readRestoreVisit({ restore })).toEqual(restore);
});

test.each([null, undefined, "restore", {}, { restore: null }, { restore: { postId: "new" } }])(
  "%j names none",
  (state) => {
    expect(readRestoreVisit(state)).toBeUndefined();
  },
);
