import {
  createPost,
  type NewPost,
  deletePost,
  duplicatePost,
  updatePost,
} from "@brightwren/core/admin-posts/write-posts";
import { changePostStatus } from "@brightwren/core/admin-posts/save-post";
import { getPost, isSlugFree } from "@brightwren/core/admin-posts/read-post";
import type { Post, SaveOutcome } from "@brightwren/core/admin-posts/post";
import { readLatestPosts } from "@brightwren/core/admin-posts/posts-in-full";
import { changePosts } from "@brightwren/core/admin-posts/change-posts";
import { addPendingVersion } from "@brightwren/core/admin-posts/pending-versions";
import { postToDraft } from "@brightwren/core/admin-posts/post";
import { assertAdmin } from "@brightwren/core/session/access";
import { signOut } from "@brightwren/core/session/sign-in";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addUser } from "../setup/backend.ts";
import { openShellAs } from "./admin-shell.ts";
import { ownBackend } from "./own-backend.ts";

const hour = 3_600_000;
const member = "member@brightwren.example";

const backend = ownBackend();

beforeAll(() => addUser(backend, member));
beforeEach(async () => {
  await backend.sql("delete from public.blog_posts");
  await openShellAs(backend);
});

const add = (more: Partial<NewPost> = {}) => createPost({ title: "A post", slug: "a-post", ...more });

function saved(outcome: SaveOutcome): Post {
  if (!("saved" in outcome)) throw new Error("The save met a conflict.");
  return outcome.saved;
}

const publish = ({ id, updated_at, published_at }: Post): Promise<SaveOutcome> =>
  updatePost(id, { status: "published", published_at: published_at ?? new Date().toISOString() }, updated_at);

const reread = async (id: string): Promise<Post> => {
  const post = await getPost(id);
  if (!post) throw new Error("The post is gone.");
  return post;
};

describe("saving a post", () => {
  test("changes only the given fields", async () => {
    const before = await add({ content: "word ".repeat(401), excerpt: "Old" });
    const after = saved(await updatePost(before.id, { excerpt: "New" }, before.updated_at));
    expect(after).toEqual({ ...before, excerpt: "New", updated_at: after.updated_at });
    expect(after.updated_at > before.updated_at).toBe(true);
    expect(await reread(before.id)).toEqual(after);
  });

  test("writes nothing when the save is based on an older version", async () => {
    const mine = await add();
    const theirs = saved(await updatePost(mine.id, { title: "Theirs" }, mine.updated_at));
    expect(await updatePost(mine.id, { title: "Mine" }, mine.updated_at)).toEqual({ conflict: theirs });
    expect(await reread(mine.id)).toEqual(theirs);
  });

  test.each(["2026-01-02 03:04:05.123456+00", "2026-01-02 03:04:05.1+00", "2026-01-02 03:04:05+00"])(
    "matches the version %s to the microsecond",
    async (time) => {
      const { id } = await add();
      await backend.sql("alter table public.blog_posts disable trigger blog_posts_touch_updated_at");
      await backend.sql("update public.blog_posts set updated_at = $1", [time]);
      await backend.sql("alter table public.blog_posts enable trigger blog_posts_touch_updated_at");
      const { updated_at } = await reread(id);
      const almost = new Date(Date.parse(updated_at) + 1).toISOString();
      expect(await updatePost(id, { title: "No" }, almost)).toHaveProperty("conflict");
      expect(saved(await updatePost(id, { title: "Yes" }, updated_at)).title).toBe("Yes");
    },
  );
});

test.each([
  ["another post's slug", { slug: "taken" }, "SlugTakenError"],
  ["a missing category", { category_id: crypto.randomUUID() }, "CategoryGoneError"],
])("rejects %s", async (_, change, name) => {
  const post = await add();
  await add({ slug: "taken" });
  await expect(add({ slug: "new", ...change })).rejects.toMatchObject({ name });
  await expect(updatePost(post.id, change, post.updated_at)).rejects.toMatchObject({ name });
});

test.each([
  ["the user is signed out", "signed-out", () => signOut()],
  ["the user lacks the role", "not-admin", () => openShellAs(backend, member)],
] as const)("rejects every change with a specific error when %s", async (_, reason, become) => {
  const post = await add();
  await become();
  for (const attempt of [
    () => add({ slug: "new" }),
    () => updatePost(post.id, { title: "New" }, post.updated_at),
    () => changePostStatus(post, "archived"),
    () => deletePost(post.id),
    () => changePosts([post], { delete: true }),
    () => assertAdmin(),
  ])
    await expect(attempt()).rejects.toMatchObject({ name: "AccessError", reason });
  await openShellAs(backend);
  expect(await reread(post.id)).toEqual(post);
});

describe("the slug", () => {
  test.each(["published", "archived", "draft", "scheduled"] as const)(
    "does not change with the text once a post that was public is %s",
    async (status) => {
      const published = saved(await publish(await add()));
      const later = new Date(Date.now() + hour).toISOString();
      const now = status === "scheduled" ? { status, published_at: later } : { status };
      const post = saved(await updatePost(published.id, now, published.updated_at));
      const change = { title: "New", slug: "new" };
      await expect(updatePost(post.id, change, post.updated_at)).rejects.toMatchObject({
        name: "SlugFrozenError",
      });
      expect(await reread(post.id)).toEqual(post);

      const same = { title: "New", slug: "a-post" };
      expect(saved(await updatePost(post.id, same, post.updated_at))).toMatchObject(same);
    },
  );

  test("is available only if it is valid and unused", async () => {
    const { id } = await add();
    expect(await isSlugFree("a-post")).toBe(false);
    expect(await isSlugFree("a-post", id)).toBe(true);
    expect(await isSlugFree("another-post")).toBe(true);
    for (const none of ["", "A Post", "null", "true", "a,b"]) expect(await isSlugFree(none)).toBe(false);
  });
});

describe("the post lifecycle", () => {
  test("keeps the publication date when an archived post is republished", async () => {
    const published = saved(await publish(await add()));
    expect(published.status).toBe("published");
    const archived = saved(await changePostStatus(published, "archived"));
    const restored = saved(await changePostStatus(archived, "draft"));
    const again = saved(await publish(restored));
    const back = saved(await updatePost(again.id, { status: "draft" }, again.updated_at));
    expect(
      [archived, restored, again, back].map(({ status, published_at }) => [status, published_at]),
    ).toEqual(["archived", "draft", "published", "draft"].map((status) => [status, published.published_at]));
  });

  test("duplicates a post as an independent draft", async () => {
    const post = await add({
      status: "published",
      published_at: "2026-01-01T00:00:00Z",
      content: "Text",
      excerpt: "Excerpt",
      tags: ["SEO"],
      seo_meta_description: "Description",
    });
    const copy = await duplicatePost(post.id);
    const kept = { content: "Text", excerpt: "Excerpt", tags: ["SEO"], seo_meta_description: "Description" };
    expect(copy).toMatchObject({
      title: "Copy of A post",
      slug: "a-post-copy",
      status: "draft",
      published_at: null,
      ...kept,
    });
    expect((await duplicatePost(post.id))?.slug).toBe("a-post-copy-2");
    expect(await duplicatePost(crypto.randomUUID())).toBeNull();
  });

  test("duplicates a post whose title and slug have the maximum length", async () => {
    const post = await add({ title: "T".repeat(200), slug: "s".repeat(100) });
    const copy = await duplicatePost(post.id);
    expect(copy?.title).toHaveLength(200);
    expect(copy?.slug).toBe(`${"s".repeat(95)}-copy`);
  });

  test("deletes a post idempotently", async () => {
    const { id } = await add();
    await deletePost(id);
    await deletePost(id);
    expect(await getPost(id)).toBeNull();
  });
});

describe("the latest posts", () => {
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
    const { ids, changed, pending } = await readLatestPosts(() => undefined);
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
    const { ids, changed } = await readLatestPosts(() => undefined);
    expect(ids).toHaveLength(50);
    expect(changed.map(({ title }) => title)).toContain("Post 60");
    expect(changed.map(({ title }) => title)).not.toContain("Post 10");
  });
});
