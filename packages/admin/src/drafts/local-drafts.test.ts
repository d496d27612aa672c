import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import { exampleDraft } from "../testing/example-draft.ts";
import { discardDraft, storeDraft, findLocallyEditedPosts, readDraft, replaceDraft } from "./local-drafts.ts";
import { holdEditorLock } from "./open-editors.ts";

test("does not restore a draft that was discarded while it was being sent", async () => {
  await storeDraft(exampleDraft);
  await discardDraft(exampleDraft);
  await replaceDraft(exampleDraft, { ...exampleDraft, stopped: { reason: "changed" } });
  expect(await readDraft(exampleDraft)).toBeUndefined();
});

test("finds only posts with this owner's drafts or an open editor", async () => {
  const owner = { project: "https://project.example", userId: "owner" };
  const theirs = { ...owner, userId: "somebody else" };
  await storeDraft({ ...exampleDraft, postId: "kept", owner });
  await storeDraft({ ...exampleDraft, postId: "theirs", owner: theirs });
  const release = holdEditorLock("open", "editor");
  await expect.poll(() => findLocallyEditedPosts(owner)).toEqual(new Set(["kept", "open"]));
  release();
});
