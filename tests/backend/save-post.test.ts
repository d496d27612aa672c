import { getPendingVersion, type PendingVersion } from "@brightwren/core/admin-posts/pending-versions";
import { type Post, postToDraft } from "@brightwren/core/admin-posts/post";
import { getPost } from "@brightwren/core/admin-posts/read-post";
import { type Conflict, type Save, type SaveAnswer, savePost } from "@brightwren/core/admin-posts/save-post";
import { createPost, deletePost } from "@brightwren/core/admin-posts/write-posts";
import { versionsQuery } from "@brightwren/core/post-versions/post-versions";
import { emptyFields, nullForEmpty, type PostFields } from "@brightwren/core/post-editing/post-draft";
import { signOut } from "@brightwren/core/session/sign-in";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addUser } from "../setup/backend.ts";
import { localOwner } from "@brightwren/backend/project/local-project";
import { openShellAs, read as readQuery } from "./admin-shell.ts";
import { ownBackend } from "./own-backend.ts";

const member = "member@brightwren.example";
const colleague = "colleague@brightwren.example";

const backend = ownBackend();
let post: Post;

beforeAll(async () => {
  await addUser(backend, member);
  await addUser(backend, colleague);
  await backend.sql(
    "insert into public.user_roles (user_id, role) select id, 'admin' from auth.users where email = $1 on conflict do nothing",
    [colleague],
  );
});

beforeEach(async () => {
  await backend.sql("delete from public.blog_posts");
  await backend.sql("delete from public.blog_post_saves");
  await openShellAs(backend);
  post = await createPost({
    title: "Shown",
    slug: "shown",
    content: "Shown text",
    author: "Ann",
    status: "published",
    published_at: "2026-01-01T00:00:00Z",
  });
});

const hour = 3_600_000;

const save = (
  command: Save["command"],
  fields: Partial<PostFields> | null = {},
  more: Partial<Save> = {},
): Promise<SaveAnswer> =>
  savePost({
    command,
    revision: crypto.randomUUID(),
    postId: post.id,
    base: post.updated_at,
    pendingBase: null,
    fields: fields && { ...postToDraft(post), ...fields },
    changesAddress: false,
    unanswered: [],
    ...more,
  });

async function stored(answer: Promise<SaveAnswer>): Promise<{ post: Post; pending: PendingVersion | null }> {
  const given = await answer;
  if (!("stored" in given)) throw new Error(`Not uploaded: ${JSON.stringify(given)}`);
  return given.stored;
}

async function conflict(answer: Promise<SaveAnswer>): Promise<Conflict> {
  const given = await answer;
  if (!("conflict" in given)) throw new Error(`No conflict: ${JSON.stringify(given)}`);
  return given.conflict;
}

const pendingOf = async (answer: Promise<SaveAnswer>): Promise<PendingVersion> => {
  const { pending } = await stored(answer);
  if (!pending) throw new Error("There is no pending version.");
  return pending;
};

const rows = async () => [await getPost(post.id), await getPendingVersion(post.id)];

describe("a new post", () => {
  const fields = {
    ...nullForEmpty(emptyFields()),
    title: "New",
    slug: "new",
    author: "Ann",
    content: "word ".repeat(401),
  };
  const create = (more: Partial<Save> = {}) =>
    save("save", null, { postId: crypto.randomUUID(), base: null, fields, ...more });

  test("is a draft with a calculated reading time", async () => {
    const made = await stored(create());
    expect(made).toMatchObject({
      post: { title: "New", status: "draft", read_time_minutes: 3 },
      pending: null,
    });
    expect(await getPost(made.post.id)).toEqual(made.post);
  });

  test("is dated now when it is published straight away", async () => {
    const { post: made } = await stored(create({ command: "publish" }));
    expect(made.status).toBe("published");
    expect(Math.abs(Date.parse(made.published_at ?? "") - Date.now())).toBeLessThan(hour);
  });

  test.each(["save", "publish"] as const)(
    "is stored once when its %s is retried after a lost response",
    async (command) => {
      const again = { command, postId: crypto.randomUUID(), revision: crypto.randomUUID() };
      const first = await stored(create(again));
      expect(await stored(create(again))).toEqual(first);
      expect(await backend.sql("select count(*)::int as n from public.blog_posts")).toEqual([{ n: 2 }]);
    },
  );

  test("can be saved again after a lost response", async () => {
    const [postId, revision] = [crypto.randomUUID(), crypto.randomUUID()];
    await create({ postId, revision });
    const next = { postId, unanswered: [revision], fields: { ...fields, title: "Newer" } };
    expect((await stored(create(next))).post.title).toBe("Newer");
  });

  test("conflicts with a post that somebody else has saved under its id", async () => {
    const [postId, revision] = [crypto.randomUUID(), crypto.randomUUID()];
    await create({ postId, revision });
    await backend.sql("update public.blog_posts set title = 'Theirs' where id = $1", [postId]);
    expect(await conflict(create({ postId, unanswered: [revision] }))).toMatchObject({
      source: "post",
      post: { title: "Theirs" },
    });
  });

  test("is not recreated when it has been deleted", async () => {
    const [postId, revision] = [crypto.randomUUID(), crypto.randomUUID()];
    await create({ postId, revision });
    await deletePost(postId);
    expect(await conflict(create({ postId, unanswered: [revision] }))).toMatchObject({
      source: "deleted",
      post: null,
    });
  });

  test("is rejected when its slug or category is invalid", async () => {
    await expect(create({ fields: { ...fields, slug: "shown" } })).rejects.toMatchObject({
      name: "SlugTakenError",
      slug: "shown",
    });
    await expect(create({ fields: { ...fields, category_id: crypto.randomUUID() } })).rejects.toMatchObject({
      name: "CategoryGoneError",
    });
    expect(await backend.sql("select revision from public.blog_post_saves")).toEqual([]);
  });
});

describe("saving a published post", () => {
  test("changes nothing that visitors see", async () => {
    const answer = await stored(save("save", { title: "Pending", content: "word ".repeat(201) }));
    expect(answer.post).toEqual(post);
    expect(answer.pending).toMatchObject({ base_updated_at: post.updated_at, fields: { title: "Pending" } });
    expect(await rows()).toEqual([post, answer.pending]);
  });

  test("does not create a pending version without a change", async () => {
    expect(await stored(save("save"))).toEqual({ post, pending: null });
  });

  test("writes nothing when the pending version already contains the text", async () => {
    const first = await pendingOf(save("pending", { title: "Pending" }));
    const again = await pendingOf(save("pending", { title: "Pending" }, { pendingBase: first.updated_at }));
    expect(again).toEqual(first);
  });

  test("does not replace a pending version that the user has not seen", async () => {
    const first = await pendingOf(save("pending", { title: "First" }));
    const theirs = await pendingOf(save("pending", { title: "Theirs" }, { pendingBase: first.updated_at }));
    for (const pendingBase of [first.updated_at, null])
      expect(await conflict(save("pending", { title: "Mine" }, { pendingBase }))).toMatchObject({
        source: "pending",
        pending: theirs,
      });
    expect(await rows()).toEqual([post, theirs]);
  });

  test("recreates the pending version when another user has discarded it", async () => {
    const first = await pendingOf(save("pending", { title: "First" }));
    await stored(save("discard", null, { pendingBase: first.updated_at }));
    const second = await pendingOf(save("pending", { title: "Second" }, { pendingBase: first.updated_at }));
    expect(second.fields.title).toBe("Second");
  });

  test("conflicts when another user has published the pending version", async () => {
    const first = await pendingOf(save("pending", { title: "First" }));
    const theirs = await stored(save("publish", { title: "First" }, { pendingBase: first.updated_at }));
    const mine = save("pending", { title: "Mine" }, { pendingBase: first.updated_at });
    expect(await conflict(mine)).toMatchObject({ source: "post", post: theirs.post });
  });
});

describe("publishing", () => {
  test("replaces the text with the pending version", async () => {
    const pending = await pendingOf(save("pending", { title: "Pending", content: "word ".repeat(201) }));
    const answer = await stored(save("publish", { ...pending.fields }, { pendingBase: pending.updated_at }));
    expect(answer.post).toMatchObject({
      title: "Pending",
      slug: "shown",
      status: "published",
      read_time_minutes: 2,
    });
    expect(await rows()).toEqual([answer.post, null]);
  });

  test("keeps a pending version that the user has not seen", async () => {
    const theirs = await pendingOf(save("pending", { title: "Theirs" }));
    const answer = await stored(save("publish", { title: "Mine" }));
    expect(await rows()).toEqual([answer.post, theirs]);
  });

  test("does not overwrite a post that somebody saved in the meantime", async () => {
    const theirs = await stored(save("publish", { title: "Theirs" }));
    expect(await conflict(save("publish", { title: "Mine" }))).toMatchObject({
      source: "post",
      post: theirs.post,
      isPostKnown: false,
    });
    expect(await rows()).toEqual([theirs.post, null]);
  });

  test("reports the author and time of the server version", async () => {
    await openShellAs(backend, colleague);
    const theirs = await stored(save("publish", { title: "Theirs" }));
    await openShellAs(backend);
    expect(await conflict(save("publish", { title: "Mine" }))).toMatchObject({
      savedBy: colleague,
      savedAt: theirs.post.updated_at,
    });
  });

  test("does not conflict with the timer's publication of a scheduled post", async () => {
    post = (await stored(save("unpublish"))).post;
    const soon = new Date(Date.now() + 2 * hour).toISOString();
    const scheduled = (await stored(save("publish", { published_at: soon }))).post;
    expect(scheduled.status).toBe("scheduled");
    post = scheduled;
    await backend.sql("alter table public.blog_posts disable trigger blog_posts_touch_updated_at");
    await backend.sql("update public.blog_posts set published_at = now() - interval '1 minute'");
    await backend.sql("alter table public.blog_posts enable trigger blog_posts_touch_updated_at");
    await backend.sql("select public.publish_due_posts()");
    const answer = await stored(save("save", { title: "Typed on" }));
    expect(answer).toMatchObject({
      post: { status: "published", title: "Shown" },
      pending: { fields: { title: "Typed on" } },
    });
  });
});

describe("the versions of a draft", () => {
  const write = async (content: string, minutes = 0, revision: string = crypto.randomUUID()) => {
    const earlier = `made_at - interval '${minutes} minutes'`;
    await backend.sql(`update public.blog_post_versions set made_at = ${earlier}`);
    const answer = await save("background", { content }, { revision });
    if ("stored" in answer) ({ post } = answer.stored);
  };
  const versions = async (): Promise<unknown> => {
    const texts = "array_agg(fields ->> 'content' order by made_at) filter (where is_draft) as texts";
    const from = `from public.blog_post_versions where post_id = '${post.id}'`;
    return (await backend.sql<{ texts: unknown }>(`select ${texts} ${from}`))[0]?.texts;
  };

  beforeEach(async () => {
    ({ post } = await stored(save("unpublish")));
    await write("One two three");
  });

  test("are kept every ten minutes and when writing begins again after a pause", async () => {
    await write("One two three four", 9);
    expect(await versions()).toBeNull();
    const revision = crypto.randomUUID();
    await write("One two three four five", 1, revision);
    await write("One two three four five", 20, revision);
    expect(await versions()).toEqual(["One two three four"]);
    await write("One two three four five six");
    expect(await versions()).toEqual(["One two three four", "One two three four five"]);
    expect((await readQuery(versionsQuery(post.id, 30))).versions).toMatchObject([
      { isDraft: true, madeBy: localOwner.email, added: 1, removed: 0 },
      { isDraft: true, added: 4, removed: 2 },
      { isDraft: false, added: 3, removed: 0 },
    ]);
  });

  test("are kept before a save that halves the text or restores a version, at most 25", async () => {
    for (const text of ["One two", "One", "One again", "One two"]) await write(text);
    expect(await versions()).toEqual(["One two", "One again"]);
    for (let number = 0; number < 27; number += 1) await write(`Number ${number}`, 10);
    const newest = Array.from({ length: 25 }, (_, at) => `Number ${at + 1}`);
    expect(await versions()).toEqual(newest);
    expect((await readQuery(versionsQuery(post.id, 30))).total).toBe(26);
  });
});

describe("the same revision", () => {
  test.each(["save", "publish", "unpublish", "archive"] as const)(
    "is stored only once by the command %s",
    async (command) => {
      const revision = crypto.randomUUID();
      const first = await stored(save(command, { title: "Once" }, { revision }));
      expect(await stored(save(command, { title: "Once" }, { revision }))).toEqual(first);
      expect(await rows()).toEqual([first.post, first.pending]);
    },
  );

  test("conflicts when the post has changed since the first attempt", async () => {
    const revision = crypto.randomUUID();
    await stored(save("publish", { title: "Mine" }, { revision }));
    await backend.sql("update public.blog_posts set title = 'Theirs'");
    expect(await conflict(save("publish", { title: "Mine" }, { revision }))).toMatchObject({
      post: { title: "Theirs" },
    });
  });
});

test("verifies a save after a lost response without writing anything", async () => {
  expect(await save("verify", null)).toEqual({ verified: { post, pending: null } });
  const revision = crypto.randomUUID();
  const sent = await stored(save("publish", { title: "Lost" }, { revision }));
  expect(await save("verify", null, { unanswered: [revision] })).toEqual({ verified: sent });
  expect(await conflict(save("verify", null))).toMatchObject({ source: "post", post: sent.post });
  expect(await rows()).toEqual([sent.post, null]);
});

describe("the slug", () => {
  test.each(["save", "publish", "unpublish"] as const)(
    "is not changed by the command %s once it has been public",
    async (command) => {
      await expect(save(command, { slug: "other" })).rejects.toMatchObject({ name: "SlugFrozenError" });
      expect(await rows()).toEqual([post, null]);
    },
  );

  test("changes on request", async () => {
    const pending = await pendingOf(save("save", { slug: "other" }, { changesAddress: true }));
    expect(pending.fields.slug).toBe("other");
    const more = { pendingBase: pending.updated_at, changesAddress: true };
    expect((await stored(save("publish", { slug: "other" }, more))).post.slug).toBe("other");
  });

  test("is not changed by a background save", async () => {
    post = (await stored(save("unpublish"))).post;
    const answer = await stored(save("background", { slug: "oth", title: "Typed" }));
    expect(answer.post).toMatchObject({ slug: "shown", title: "Typed" });
  });
});

test("reports a conflict without a post when the post has been deleted", async () => {
  await deletePost(post.id);
  for (const command of ["save", "publish", "discard", "verify"] as const)
    expect(await conflict(save(command))).toMatchObject({ source: "deleted", post: null, pending: null });
});

test.each(["Publish", "publish ", "delete", "", null])(
  "refuses the command %j, which is not on its list",
  async (command) => {
    for (const postId of [post.id, crypto.randomUUID()])
      await expect(
        save(command as Save["command"], { title: "No", slug: "no" }, { postId }),
      ).rejects.toMatchObject({ code: "22023" });
    expect(await rows()).toEqual([post, null]);
    expect(await backend.sql("select from public.blog_posts")).toHaveLength(1);
  },
);

test("stores the text of each post when two posts are saved with the same revision", async () => {
  const revision = crypto.randomUUID();
  const other = await createPost({ title: "Other", slug: "other" });
  const saveOther = () =>
    stored(
      save("save", { slug: "other", title: "Typed" }, { revision, postId: other.id, base: other.updated_at }),
    );
  const { pending } = await stored(save("save", { title: "Pending" }, { revision }));
  const typed = (await saveOther()).post;
  expect(typed).toMatchObject({ id: other.id, title: "Typed" });
  expect(await saveOther()).toEqual({ post: typed, pending: null });
  expect(await stored(save("save", { title: "Ignored" }, { revision }))).toEqual({ post, pending });
});

test("does not discard a newer pending version unread", async () => {
  const read = await pendingOf(save("pending", { title: "First" }));
  const newer = await pendingOf(save("pending", { title: "Newer" }, { pendingBase: read.updated_at }));
  const discard = (pendingBase: string) => save("discard", null, { pendingBase });
  expect(await conflict(discard(read.updated_at))).toMatchObject({ source: "pending", pending: newer });
  expect(await stored(discard(newer.updated_at))).toEqual({ post, pending: null });
  expect(await stored(discard(newer.updated_at))).toEqual({ post, pending: null });
});

test("keeps the pending version when only the status changes", async () => {
  const pending = await pendingOf(save("pending", { title: "Pending" }));
  const answer = await stored(save("archive", null));
  expect(answer.post).toEqual({ ...post, status: "archived", updated_at: answer.post.updated_at });
  expect(await getPendingVersion(post.id)).toEqual(pending);
});

test.each([
  ["the user is signed out", "signed-out", () => signOut()],
  ["the user lacks the role", "not-admin", () => openShellAs(backend, member)],
] as const)("rejects every command with a specific error when %s", async (_, reason, become) => {
  await become();
  for (const command of ["save", "publish", "archive", "discard", "verify"] as const)
    await expect(save(command, { title: "No" })).rejects.toMatchObject({ name: "AccessError", reason });
  await openShellAs(backend);
  expect(await rows()).toEqual([post, null]);
});
