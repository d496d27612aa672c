import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import { discardDraft, keepDraft, type LocalDraft, readDraft, replaceDraft } from "./local-drafts.ts";

const draft: LocalDraft = {
  postId: "post",
  editorId: "gone",
  keptAt: 1,
  base: "v1",
  pending: false,
  values: { title: "A title" },
};
const stopped: LocalDraft = { ...draft, stopped: { reason: "changed" } };

test("a draft takes another one's place", async () => {
  await keepDraft(draft);
  await replaceDraft(draft, stopped);
  expect(await readDraft(draft)).toEqual(stopped);
  await discardDraft(draft);
});

test("a draft that was discarded while it was sent does not come back with what the server said", async () => {
  await keepDraft(draft);
  await discardDraft(draft);
  await replaceDraft(draft, stopped);
  expect(await readDraft(draft)).toBeUndefined();
});
