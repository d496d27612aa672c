import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import {
  discardDraft,
  storeDraft,
  type LocalDraft,
  findLocallyEditedPosts,
  readDraft,
  replaceDraft,
} from "./local-drafts.ts";
import { holdEditorLock } from "./open-editors.ts";

const draft: LocalDraft = {
  postId: "post",
  editorId: "gone",
  keptAt: 1,
  base: "v1",
  pending: false,
  values: { title: "A title" },
};
const stopped: LocalDraft = { ...draft, stopped: { reason: "changed" } };

test("does not restore a draft that was discarded while it was being sent", async () => {
  await storeDraft(draft);
  await discardDraft(draft);
  await replaceDraft(draft, stopped);
  expect(await readDraft(draft)).toBeUndefined();
});

test("finds only posts with this owner's drafts or an open editor", async () => {
  const owner = { project: "https://project.example", userId: "owner" };
  const theirs = { ...owner, userId: "somebody else" };
  await storeDraft({ ...draft, postId: "kept", owner });
  await storeDraft({ ...draft, postId: "theirs", owner: theirs });
  const release = holdEditorLock("open", "editor");
  await expect.poll(() => findLocallyEditedPosts(owner)).toEqual(new Set(["kept", "open"]));
  release();
});
