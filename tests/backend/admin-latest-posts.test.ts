import type { RunningBackend } from "@brightwren/backend/backend-options";
import { createPost } from "@brightwren/core/admin-posts/write-posts";
import { readLatestPosts } from "@brightwren/core/admin-posts/posts-in-full";
import { addPendingVersion } from "@brightwren/core/admin-posts/pending-versions";
import { postToDraft } from "@brightwren/core/admin-posts/post";
import { signOut } from "@brightwren/core/session/sign-in";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestBackend } from "../setup/backend.ts";
import { openShellAs } from "./admin-shell.ts";

const nothingKnown = () => undefined;

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startTestBackend({ seed: false });
});
afterAll(() => backend?.stop());

beforeEach(async () => {
  await backend.sql("delete from public.blog_posts");
  await openShellAs(backend);
});

test("returns nothing when there are no posts", async () => {
  expect(await readLatestPosts(nothingKnown)).toEqual({ ids: [], changed: [], pending: [] });
});

test("returns the latest posts with their bodies and pending versions", async () => {
  const post = await createPost({
    title: "Shown",
    slug: "shown",
    content: "Shown text",
    status: "published",
    published_at: "2026-01-01T00:00:00Z",
  });
  const { slug: _, ...fields } = postToDraft(post);
  await addPendingVersion(post, { ...fields, content: "Pending text" });
  const { ids, changed, pending } = await readLatestPosts(nothingKnown);
  expect(ids).toEqual([post.id]);
  expect(changed).toEqual([post]);
  expect(pending).toMatchObject([{ post_id: post.id, fields: { content: "Pending text" } }]);
});

test("returns the bodies of new and changed posts only", async () => {
  const same = await createPost({ title: "Same", slug: "same", content: "Same text" });
  const other = await createPost({ title: "Other", slug: "other", content: "Other text" });
  const known = new Map([
    [same.id, same.updated_at],
    [other.id, "an older version"],
  ]);
  const { ids, changed } = await readLatestPosts((id) => known.get(id));
  expect(ids.toSorted()).toEqual([same.id, other.id].toSorted());
  expect(changed).toEqual([other]);
});

test("returns only the fifty latest posts", async () => {
  await backend.sql(
    `insert into public.blog_posts (title, slug, content, excerpt, created_at)
     select 'Post ' || n, 'post-' || n, 'Text', '', timestamptz '2026-01-01' + n * interval '1 minute'
     from generate_series(1, 60) n`,
  );
  const { ids, changed } = await readLatestPosts(nothingKnown);
  expect(ids).toHaveLength(50);
  expect(changed.map(({ title }) => title)).toContain("Post 60");
  expect(changed.map(({ title }) => title)).not.toContain("Post 10");
});

test("rejects a read without a session", async () => {
  await signOut();
  await expect(readLatestPosts(nothingKnown)).rejects.toMatchObject({ reason: "signed-out" });
});
