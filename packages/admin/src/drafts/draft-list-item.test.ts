import { expect, test } from "vitest";
import { readRestoreState, toDraftListItems } from "./draft-list-item.ts";
import type { LocalDraft } from "./local-drafts.ts";
import { emptyPostForm } from "./post-form.ts";

const owner = { project: "https://project.example", userId: "7" };
const draft = (changes: Partial<LocalDraft> = {}): LocalDraft => ({
  postId: "5",
  editorId: "gone",
  keptAt: 1,
  base: "v1",
  pending: false,
  owner,
  values: { ...emptyPostForm, title: "Opening hours", content: "Text." },
  ...changes,
});
const listed = (changes: Partial<LocalDraft>) => toDraftListItems([draft(changes)], owner)[0];

test("a text of a post leads to the post, whose editor offers it", () => {
  expect(listed({})).toMatchObject({ title: "Opening hours", status: "Not saved", path: "/admin/posts/5" });
  expect(listed({})?.state).toBeUndefined();
});

test("a text that no server has is opened as a new post with this text in it, and so is one whose post is gone", () => {
  const state = { restore: { postId: "new", editorId: "gone" } };
  expect(listed({ postId: "new", base: null })).toMatchObject({ path: "/admin/posts/new", state });
  expect(listed({ stopped: { reason: "deleted" } })).toMatchObject({
    path: "/admin/posts/new",
    state: { restore: { postId: "5", editorId: "gone" } },
  });
});

test("what waits says so, and what cannot go on says why", () => {
  expect(listed({ unsent: "save" })).toMatchObject({ status: "Waits for the network", isStopped: false });
  expect(listed({ stopped: { reason: "changed" } })).toMatchObject({ isStopped: true });
  expect(listed({ stopped: { reason: "refused", message: "Please give the post a title." } })).toMatchObject({
    status: "Please give the post a title.",
    isStopped: true,
  });
});

test("a text without a title has a name all the same", () => {
  expect(listed({ values: { content: "Text." } })?.title).toBe("Untitled");
});

test("neither empty texts nor somebody else's nor another project's are listed", () => {
  const drafts = [
    draft({ values: emptyPostForm }),
    draft({ owner: { ...owner, userId: "8" } }),
    draft({ owner: { ...owner, project: "https://other.example" } }),
  ];
  expect(toDraftListItems(drafts, owner)).toEqual([]);
});

test("what an older version has kept is still found", () => {
  const { owner: _, ...older } = draft();
  expect(toDraftListItems([older], owner)).toHaveLength(1);
});

test("a history entry may name the text that shall be opened", () => {
  const restore = { postId: "new", editorId: "gone" };
  expect(readRestoreState({ restore })).toEqual(restore);
});

test.each([null, undefined, "restore", {}, { restore: null }, { restore: { postId: "new" } }])(
  "%j names none",
  (state) => {
    expect(readRestoreState(state)).toBeUndefined();
  },
);
