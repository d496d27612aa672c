import { expect, test } from "vitest";
import { exampleDraft } from "../testing/example-draft.ts";
import { readRestoreState, toDraftListItems } from "./draft-list-item.ts";
import type { LocalDraft } from "./local-drafts.ts";
import { emptyPostForm } from "./post-form.ts";

const owner = { project: "https://project.example", userId: "7" };
const draft = (changes: Partial<LocalDraft> = {}): LocalDraft => ({
  ...exampleDraft,
  postId: "5",
  values: { ...emptyPostForm, title: "Opening hours", content: "Text." },
  ...changes,
});
const listed = (changes: Partial<LocalDraft>) => toDraftListItems([draft(changes)], owner)[0];

test("links a post's draft to its editor", () => {
  expect(listed({})).toMatchObject({ title: "Opening hours", status: "Not saved", path: "/admin/posts/5" });
  expect(listed({})?.state).toBeUndefined();
});

test("opens a draft as a new post when its post is not on the server", () => {
  const state = { restore: { postId: "new", editorId: "gone" } };
  expect(listed({ postId: "new", base: null })).toMatchObject({ path: "/admin/posts/new", state });
  expect(listed({ stopped: { reason: "deleted" } })).toMatchObject({
    path: "/admin/posts/new",
    state: { restore: { postId: "5", editorId: "gone" } },
  });
});

test("shows whether a draft is queued, or why sending failed", () => {
  expect(listed({ unsent: "save" })).toMatchObject({ status: "Waiting for a connection", isStopped: false });
  expect(listed({ stopped: { reason: "changed" } })).toMatchObject({ isStopped: true });
  expect(listed({ stopped: { reason: "refused", message: "Please enter a title." } })).toMatchObject({
    status: "Please enter a title.",
    isStopped: true,
  });
});

test('lists a draft without a title as "Untitled"', () => {
  expect(listed({ values: { ...emptyPostForm, content: "Text." } })?.title).toBe("Untitled");
});

test("omits empty drafts and those from another account or project", () => {
  const drafts = [
    draft({ values: emptyPostForm }),
    draft({ owner: { ...owner, userId: "8" } }),
    draft({ owner: { ...owner, project: "https://other.example" } }),
  ];
  expect(toDraftListItems(drafts, owner)).toEqual([]);
});

test("lists drafts from older versions of the admin", () => {
  const { owner: _, ...older } = draft();
  expect(toDraftListItems([older], owner)).toHaveLength(1);
});

test("returns the draft that a location state asks to restore", () => {
  const restore = { postId: "new", editorId: "gone" };
  expect(readRestoreState({ restore })).toEqual(restore);
});

test.each([null, undefined, "restore", {}, { restore: null }, { restore: { postId: "new" } }])(
  "does not return a draft for the location state %j",
  (state) => {
    expect(readRestoreState(state)).toBeUndefined();
  },
);
