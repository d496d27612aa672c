import type { RunningBackend } from "@brightwren/backend/backend-options";
import { createPost, deletePost, updatePost } from "@brightwren/core/admin-posts/write-posts";
import { getPost } from "@brightwren/core/admin-posts/read-post";
import { type Post, postToDraft } from "@brightwren/core/admin-posts/post";
import {
  applyPendingVersion,
  discardPendingVersion,
  getPendingVersion,
  type PendingFields,
  type PendingVersion,
  type PendingOutcome,
  savePendingVersion,
} from "@brightwren/core/admin-posts/pending-versions";
import { signOut } from "@brightwren/core/session/sign-in";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestBackend, addUser } from "../setup/backend.ts";
import { openShellAs } from "./admin-shell.ts";

const member = "member@brightwren.example";

let backend: RunningBackend;
let post: Post;
let ownerId: string;

beforeAll(async () => {
  backend = await startTestBackend({ seed: false });
  await addUser(backend, member);
});
afterAll(() => backend?.stop());

beforeEach(async () => {
  await backend.sql("delete from public.blog_posts");
  ownerId = (await openShellAs(backend)).user.id;
  post = await createPost({
    title: "Shown",
    slug: "shown",
    content: "Shown text",
    status: "published",
    published_at: "2026-01-01T00:00:00Z",
  });
});

function fieldsOf(more: Partial<PendingFields> = {}): PendingFields {
  const { slug: _, ...fields } = postToDraft(post);
  return { ...fields, ...more };
}

const save = (more: Partial<PendingFields> = {}, expectedUpdatedAt: string | null = null) =>
  savePendingVersion({
    postId: post.id,
    fields: fieldsOf(more),
    baseUpdatedAt: post.updated_at,
    expectedUpdatedAt,
  });

function saved(outcome: PendingOutcome): PendingVersion {
  if (!("saved" in outcome)) throw new Error("The save met a conflict.");
  return outcome.saved;
}

const edit = { title: "Pending", content: "word ".repeat(201), tags: ["New"], category_id: null };

test("a pending version is kept whole and changes nothing of what visitors see", async () => {
  expect(await getPendingVersion(post.id)).toBeNull();
  const version = saved(await save(edit));
  expect(version).toMatchObject({
    fields: fieldsOf(edit),
    base_updated_at: post.updated_at,
    saved_by: ownerId,
  });
  expect(await getPendingVersion(post.id)).toEqual(version);
  expect(await getPost(post.id)).toEqual(post);
});

test("applying puts it in the place of the text, with its reading time, and ends it", async () => {
  const version = saved(await save(edit));
  const outcome = await applyPendingVersion(version);
  const applied = await getPost(post.id);
  expect(outcome).toEqual({ applied });
  expect(applied).toMatchObject({ ...edit, slug: "shown", status: "published", read_time_minutes: 2 });
  expect(applied?.created_at).toBe(post.created_at);
  expect(await getPendingVersion(post.id)).toBeNull();
});

test("a save from an older pending version writes nothing and gives the newer one", async () => {
  const first = saved(await save({ title: "First" }));
  const theirs = saved(await save({ title: "Theirs" }, first.updated_at));
  expect(await save({ title: "Mine" }, first.updated_at)).toEqual({ conflict: theirs });
  expect(await save({ title: "Mine" })).toEqual({ conflict: theirs });
  expect(await getPendingVersion(post.id)).toEqual(theirs);
});

test("two first saves at once: one is kept, the other learns of it", async () => {
  const outcomes = await Promise.all(["One", "Two"].map((title) => save({ title })));
  const kept = outcomes.flatMap((outcome) => ("saved" in outcome ? [outcome.saved] : []));
  const lost = outcomes.flatMap((outcome) => ("conflict" in outcome ? [outcome.conflict] : []));
  expect(kept).toHaveLength(1);
  expect(lost).toEqual(kept);
});

test("a version that was applied or discarded meanwhile cannot be saved over", async () => {
  const version = saved(await save(edit));
  await discardPendingVersion(version);
  await discardPendingVersion(version);
  expect(await save(edit, version.updated_at)).toEqual({ conflict: null });
  expect(await applyPendingVersion(version)).toEqual({ versionConflict: null });
  expect(await getPost(post.id)).toEqual(post);
});

test("a version that somebody saved meanwhile is not applied unread", async () => {
  const read = saved(await save(edit));
  const newer = saved(await save({ title: "Newer" }, read.updated_at));
  expect(await applyPendingVersion(read)).toEqual({ versionConflict: newer });
  expect(await getPost(post.id)).toEqual(post);
});

test("a version that somebody saved meanwhile is not discarded unread", async () => {
  const read = saved(await save(edit));
  const newer = saved(await save({ title: "Newer" }, read.updated_at));
  expect(await discardPendingVersion(read)).toEqual({ conflict: newer });
  expect(await discardPendingVersion(newer)).toBe("discarded");
});

test("a post that was saved meanwhile is not overwritten, until the person says so", async () => {
  const version = saved(await save(edit));
  const outcome = await updatePost(post.id, { title: "Corrected" }, post.updated_at);
  if (!("saved" in outcome)) throw new Error("The save met a conflict.");
  expect(await applyPendingVersion(version)).toEqual({ postConflict: outcome.saved });
  expect(await getPendingVersion(post.id)).toEqual(version);

  post = outcome.saved;
  const again = saved(await save(edit, version.updated_at));
  expect(await applyPendingVersion(again)).toMatchObject({ applied: { title: "Pending" } });
});

test("the address changes only where the version names one, and never to another post's", async () => {
  const version = saved(await save({ slug: "new-address" }));
  expect(await applyPendingVersion(version)).toMatchObject({ applied: { slug: "new-address" } });

  await createPost({ title: "Other", slug: "other" });
  post = (await getPost(post.id)) ?? post;
  const taken = saved(await save({ ...edit, slug: "other" }));
  await expect(applyPendingVersion(taken)).rejects.toMatchObject({ name: "SlugTakenError", slug: "other" });
  expect(await getPost(post.id)).toEqual(post);
  expect(await getPendingVersion(post.id)).toEqual(taken);
});

test("a deleted post takes its pending version along", async () => {
  const version = saved(await save(edit));
  await deletePost(post.id);
  expect(await getPendingVersion(post.id)).toBeNull();
  expect(await applyPendingVersion(version)).toEqual({ postConflict: null });
});

test.each([
  ["signed out", "signed-out", () => signOut()],
  ["without the role", "not-admin", () => openShellAs(backend, member)],
] as const)("%s, saving, applying and discarding are refused by name", async (_, reason, become) => {
  const version = saved(await save(edit));
  await become();
  const refusal = { name: "AccessError", reason };
  await expect(save(edit, version.updated_at)).rejects.toMatchObject(refusal);
  await expect(save(edit)).rejects.toMatchObject(refusal);
  await expect(applyPendingVersion(version)).rejects.toMatchObject(refusal);
  await expect(discardPendingVersion(version)).rejects.toMatchObject(refusal);
  await openShellAs(backend);
  expect([await getPost(post.id), await getPendingVersion(post.id)]).toEqual([post, version]);
});
