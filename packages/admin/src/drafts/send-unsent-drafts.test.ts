import "fake-indexeddb/auto";
import { keys } from "@brightwren/brand";
import type { Post } from "@brightwren/core/admin-posts/post";
import { UnreachableError } from "@brightwren/core/supabase/unreachable-error";
import { createStore, set } from "idb-keyval";
import { beforeEach, expect, test, vi } from "vitest";
import { exampleDraft } from "../testing/example-draft.ts";
import {
  allAbandonedDrafts,
  deleteDraft,
  discardDraft,
  type LocalDraft,
  storeDraft,
} from "./local-drafts.ts";
import { emptyPostForm, toPostFields } from "./post-form.ts";
import type { SaveRequest, SaveResult } from "./save-request.ts";
import { sendUnsentDrafts } from "./send-unsent-drafts.ts";

const owner = { project: "https://project.example", userId: "7" };

const draftOf = (name: string, changes: Partial<LocalDraft> = {}): LocalDraft => ({
  ...exampleDraft,
  postId: name,
  editorId: `editor of ${name}`,
  unsent: "save",
  values: { ...emptyPostForm, title: name, slug: name.toLowerCase() },
  ...changes,
});

const postOf = ({ postId, fields }: SaveRequest, changes: Partial<Post> = {}): Post => ({
  ...(fields as Post),
  id: postId,
  status: "draft",
  created_at: "v1",
  updated_at: "v2",
  read_time_minutes: 1,
  first_public_at: null,
  ...changes,
});

const stores = async (request: SaveRequest): Promise<SaveResult> => ({
  stored: { post: postOf(request), pending: null },
});
const offline = () => Promise.reject(new UnreachableError());
const conflict = (source: "post" | "deleted", request: SaveRequest): SaveResult => {
  const facts = { isPostKnown: false, savedAt: null, savedBy: null };
  return {
    conflict: { source, post: source === "post" ? postOf(request) : null, pending: null, ...facts },
  };
};

const save = vi.fn<(request: SaveRequest) => Promise<SaveResult>>();
const open = new Set<string>();
const run = () =>
  sendUnsentDrafts(owner, {
    findDrafts: allAbandonedDrafts,
    isOpen: async (postId) => open.has(postId),
    save,
  });

beforeEach(async () => {
  save.mockReset().mockImplementation(stores);
  open.clear();
  for (const draft of await allAbandonedDrafts()) await deleteDraft(draft);
});

test("sends each draft with its base versions and then deletes it", async () => {
  await storeDraft(draftOf("One", { pendingVersion: "p1" }));
  await storeDraft(draftOf("new", { base: null, newId: "id" }));
  const report = await run();
  expect(report.stored.toSorted()).toEqual(["One", "new"]);
  const requests = save.mock.calls.map(([request]) => request);
  expect(requests.find(({ postId }) => postId === "One")).toMatchObject({
    command: "save",
    known: "v1",
    base: "v1",
    pendingBase: "p1",
    unanswered: [],
  });
  expect(requests.find(({ postId }) => postId === "id")).toMatchObject({ known: null, base: null });
  expect(await allAbandonedDrafts()).toEqual([]);
});

test.each(["post", "deleted"] as const)("reports a conflict (%s) once", async (source) => {
  await storeDraft(draftOf("One"));
  save.mockImplementation(async (request) => conflict(source, request));
  const reason = source === "post" ? "changed" : "deleted";
  expect((await run()).stopped).toMatchObject([{ title: "One", draft: { stopped: { reason } } }]);
  expect(await allAbandonedDrafts()).toMatchObject([{ values: { title: "One" }, stopped: { reason } }]);
  expect(await run()).toEqual({ stored: [], stopped: [], hasLeft: false });
  expect(save).toHaveBeenCalledOnce();
});

test("does not send invalid text, and says why", async () => {
  await storeDraft(draftOf("One", { values: { ...emptyPostForm, content: "Text" } }));
  const [stopped] = (await run()).stopped;
  expect(stopped?.draft.stopped).toMatchObject({
    reason: "refused",
    message: expect.stringMatching(/title/i),
  });
  expect(save).not.toHaveBeenCalled();
});

test("sends the remaining drafts when one fails, and keeps its attempt", async () => {
  await storeDraft(draftOf("One"));
  await storeDraft(draftOf("Two", { keptAt: 0 }));
  save.mockImplementationOnce(offline);
  expect(await run()).toMatchObject({ stored: ["Two"], hasLeft: true });
  const [left] = await allAbandonedDrafts();
  expect(left).toMatchObject({ unsent: "save", unanswered: [{ command: "save" }] });
  await run();
  expect(save.mock.lastCall?.[0].revision).toBe(left?.unanswered[0]?.revision);
});

test("verifies a lost publish before it saves the text", async () => {
  const fields = toPostFields(draftOf("One").values);
  const unanswered = [{ command: "publish", revision: "r1", fields, changesAddress: false } as const];
  await storeDraft(draftOf("One", { unanswered }));
  save.mockImplementation(async (request) => ({
    verified: { post: postOf({ ...request, fields }, { status: "published" }), pending: null },
  }));
  expect((await run()).stored).toEqual(["One"]);
  expect(save.mock.calls.map(([{ command }]) => command)).toEqual(["verify"]);
  expect(await allAbandonedDrafts()).toEqual([]);
});

test("keeps a half-typed public address on this computer", async () => {
  await storeDraft(draftOf("One", { unsent: "background" }));
  save.mockImplementation(async (request) => ({
    stored: { post: postOf(request, { slug: "public", first_public_at: "v1" }), pending: null },
  }));
  expect((await run()).stored).toEqual(["One"]);
  const [rest] = await allAbandonedDrafts();
  expect(rest).toMatchObject({ base: "v2", unanswered: [], values: { slug: "one" } });
  expect(rest?.unsent).toBeUndefined();
});

test("does not store a draft again that its owner discards while it is being sent", async () => {
  await storeDraft(draftOf("One"));
  save.mockImplementation(async (request) => {
    await discardDraft(draftOf("One"));
    expect(await request.isWanted()).toBe(false);
    return conflict("post", request);
  });
  await run();
  expect(await allAbandonedDrafts()).toEqual([]);
});

test("skips drafts without `unsent` and those from other accounts", async () => {
  const { owner: _, ...older } = draftOf("Older");
  await storeDraft(draftOf("Crashed", { unsent: undefined }));
  await storeDraft(older);
  await storeDraft(draftOf("Theirs", { owner: { ...owner, userId: "8" } }));
  await storeDraft(draftOf("Elsewhere", { owner: { ...owner, project: "https://other.example" } }));
  await run();
  expect(save).not.toHaveBeenCalled();
  expect(await allAbandonedDrafts()).toHaveLength(4);
});

test("skips a draft whose post is open", async () => {
  await storeDraft(draftOf("One"));
  open.add("One");
  expect(await run()).toMatchObject({ hasLeft: true });
  expect(save).not.toHaveBeenCalled();
});

test("sends the drafts that the version before stored, with their unanswered attempts", async () => {
  const row = {
    postId: "new",
    editorId: "before",
    keptAt: 1,
    base: null,
    pending: false,
    values: { ...emptyPostForm, title: "Before", slug: "before" },
    owner,
    newId: "id",
    pendingVersion: null,
    changesAddress: false,
    unsent: "save",
  };
  const fields = toPostFields(row.values);
  const attempt = { command: "save", revision: "r1", fields, changesAddress: false };
  await set(
    "new/before",
    { ...row, unanswered: [attempt] },
    createStore(`${keys.prefix}-local-drafts`, "drafts"),
  );
  expect((await run()).stored).toEqual(["Before"]);
  expect(save.mock.lastCall?.[0]).toMatchObject({ postId: "id", revision: "r1", unanswered: [] });
});
