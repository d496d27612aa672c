import type { PendingVersion } from "@brightwren/core/admin-posts/pending-versions";
import type { Post } from "@brightwren/core/admin-posts/post";
import { SlugTakenError } from "@brightwren/core/admin-posts/write-posts";
import type { PostFields } from "@brightwren/core/post-editing/post-draft";
import { beforeEach, expect, test, vi } from "vitest";
import { draftKey, type LocalDraft, type UnsentDraft } from "./local-drafts.ts";
import { emptyPostForm, toPostForm } from "./post-form.ts";
import { type SendOutcome, sendUnsentDraft, sendUnsentDrafts } from "./send-unsent-drafts.ts";

const owner = { project: "https://project.example", userId: "7" };
const stored = { stored: { post: null, pending: null } } satisfies SendOutcome;

const draftOf = (name: string, changes: Partial<LocalDraft> = {}): LocalDraft => ({
  postId: name,
  editorId: `editor of ${name}`,
  keptAt: 1,
  base: "v1",
  pending: false,
  owner,
  unsent: "save",
  values: { ...emptyPostForm, title: name },
  ...changes,
});

/** This computer's drafts, and a server that answers as the test says. */
function computer(...drafts: LocalDraft[]) {
  const kept = new Map(drafts.map((one) => [draftKey(one), one]));
  const open = new Set<string>();
  const send = vi.fn<(draft: UnsentDraft) => Promise<SendOutcome>>(async () => stored);
  const run = () =>
    sendUnsentDrafts(owner, {
      findDrafts: async () => [...kept.values()],
      isOpen: async (postId) => open.has(postId),
      send,
      keep: async (one) => void kept.set(draftKey(one), one),
      forget: async (one) => void kept.delete(draftKey(one)),
      onStored: () => undefined,
    });
  return { kept, open, send, run };
}

test("what the server has is forgotten here, and told by its title", async () => {
  const { run, kept } = computer(draftOf("One"), draftOf("Two"));
  expect(await run()).toMatchObject({ stored: ["One", "Two"], stopped: [] });
  expect(kept.size).toBe(0);
});

test("a text is kept until the server has it", async () => {
  const { run, kept, send } = computer(draftOf("One"));
  send.mockImplementation(async () => {
    expect(kept.size).toBe(1);
    return "later";
  });
  expect(await run()).toEqual({ stored: [], stopped: [], hasOpen: false });
  expect([...kept.values()]).toMatchObject([{ unsent: "save" }]);
});

test("a conflict stays here, is told once, and is not sent again without the person", async () => {
  const { run, kept, send } = computer(draftOf("One"));
  send.mockResolvedValue({ stopped: { reason: "changed" } });
  expect((await run()).stopped).toMatchObject([{ title: "One", path: "/admin/posts/One" }]);
  expect([...kept.values()]).toMatchObject([{ values: { title: "One" }, stopped: { reason: "changed" } }]);
  expect(await run()).toEqual({ stored: [], stopped: [], hasOpen: false });
  expect(send).toHaveBeenCalledOnce();
});

test("one that fails does not keep the others back", async () => {
  const { run, send } = computer(draftOf("One"), draftOf("Two"));
  send.mockResolvedValueOnce("later");
  expect((await run()).stored).toEqual(["Two"]);
});

test("what nobody meant to store, and what is somebody else's or nobody's, is left alone", async () => {
  const { unsent: _, ...crashed } = draftOf("Crashed");
  const { owner: __, ...older } = draftOf("Older");
  const theirs = draftOf("Theirs", { owner: { ...owner, userId: "8" } });
  const elsewhere = draftOf("Elsewhere", { owner: { ...owner, project: "https://other.example" } });
  const { run, send, kept } = computer(crashed, older, theirs, elsewhere);
  await run();
  expect(send).not.toHaveBeenCalled();
  expect(kept.size).toBe(4);
});

test("the text of a post that is open is its editor's", async () => {
  const { run, send, open } = computer(draftOf("One"));
  open.add("One");
  expect(await run()).toMatchObject({ hasOpen: true });
  expect(send).not.toHaveBeenCalled();
});

/** What the server has; every write makes a new version. */
const server = vi.hoisted(() => ({
  posts: new Map<string, Post>(),
  pending: new Map<string, PendingVersion>(),
  version: 1,
  isUp: true,
}));
const answer = <Result>(result: () => Result) => {
  if (!server.isUp) throw new TypeError("Failed to fetch");
  return result();
};
const nextVersion = () => `v${(server.version += 1)}`;

vi.mock("@brightwren/core/admin-posts/read-post", () => ({
  getPost: async (id: string) => answer(() => server.posts.get(id) ?? null),
}));
vi.mock("@brightwren/core/admin-posts/write-posts", async (original) => ({
  ...(await original()),
  createPost: async (post: Post) =>
    answer(() => {
      const others = [...server.posts.values()];
      if (others.some(({ id, slug }) => id === post.id || slug === post.slug))
        throw new SlugTakenError(post.slug);
      const made = { ...post, status: post.status ?? "draft", created_at: "v0", updated_at: "v0" };
      server.posts.set(post.id, made);
      return made;
    }),
  updatePost: async (id: string, changes: PostFields, base: string) =>
    answer(() => {
      const post = server.posts.get(id) ?? null;
      if (post?.updated_at !== base) return { conflict: post };
      const saved = { ...post, ...changes, updated_at: nextVersion() };
      server.posts.set(id, saved);
      return { saved };
    }),
}));
vi.mock("@brightwren/core/admin-posts/pending-versions", () => ({
  getPendingVersion: async (id: string) => answer(() => server.pending.get(id) ?? null),
  discardPendingVersion: async (id: string) => void answer(() => server.pending.delete(id)),
  savePendingVersion: async (save: {
    postId: string;
    fields: PendingVersion["fields"];
    baseUpdatedAt: string;
    expectedUpdatedAt: string | null;
  }) =>
    answer(() => {
      const there = server.pending.get(save.postId) ?? null;
      if ((there?.updated_at ?? null) !== save.expectedUpdatedAt) return { conflict: there };
      const saved: PendingVersion = {
        post_id: save.postId,
        fields: save.fields,
        base_updated_at: save.baseUpdatedAt,
        saved_by: null,
        updated_at: nextVersion(),
      };
      server.pending.set(save.postId, saved);
      return { saved };
    }),
}));

const text: PostFields = {
  title: "A title",
  slug: "a-title",
  excerpt: "",
  content: "As it was.",
  category_id: null,
  author: "Ann",
  tags: [],
  featured_image_url: null,
  seo_meta_description: null,
  published_at: null,
};

const onServer = (changes: Partial<Post> = {}): void => {
  const post: Post = {
    ...text,
    id: "5",
    status: "draft",
    created_at: "v0",
    updated_at: "v1",
    read_time_minutes: 1,
    first_public_at: null,
    ...changes,
  };
  server.posts.set(post.id, post);
};

const written = (content: string, changes: Partial<LocalDraft> = {}): UnsentDraft => ({
  postId: "5",
  editorId: "gone",
  keptAt: 1,
  base: "v1",
  pending: false,
  values: toPostForm({ ...text, content }),
  newId: "gone",
  pendingVersion: null,
  unsent: "save",
  ...changes,
});

const published = { status: "published", published_at: "2026-01-01T12:00:00Z" } as const;
const contentOf = (id: string) => server.posts.get(id)?.content;

beforeEach(() => {
  server.posts.clear();
  server.pending.clear();
  server.isUp = true;
});

test("a draft written offline is stored", async () => {
  onServer();
  expect(await sendUnsentDraft(written("Offline."))).toMatchObject({
    stored: { post: { content: "Offline." } },
  });
  expect(contentOf("5")).toBe("Offline.");
});

test("a post that was changed meanwhile keeps its text", async () => {
  onServer({ content: "Theirs.", updated_at: "v9" });
  expect(await sendUnsentDraft(written("Mine."))).toEqual({ stopped: { reason: "changed" } });
  expect(contentOf("5")).toBe("Theirs.");
});

test("a post that was deleted meanwhile stays deleted", async () => {
  expect(await sendUnsentDraft(written("Mine."))).toEqual({ stopped: { reason: "deleted" } });
  expect(server.posts.size).toBe(0);
});

test("a new post is made once, however often it is sent", async () => {
  const draft = written("New.", { postId: "new", base: null });
  await sendUnsentDraft(draft);
  expect(await sendUnsentDraft(draft)).toMatchObject({ stored: { post: { id: "gone" } } });
  expect([...server.posts.keys()]).toEqual(["gone"]);
});

test("a new post that was stored without our knowing and changed since is not overwritten", async () => {
  const draft = written("New.", { postId: "new", base: null });
  await sendUnsentDraft(draft);
  const made = server.posts.get("gone");
  server.posts.set("gone", { ...made, content: "Edited elsewhere.", updated_at: "v9" } as Post);
  expect(await sendUnsentDraft(draft)).toEqual({ stopped: { reason: "changed" } });
  expect(contentOf("gone")).toBe("Edited elsewhere.");
});

test("a new post whose address another one has waits for the person", async () => {
  onServer();
  const outcome = await sendUnsentDraft(written("New.", { postId: "new", base: null }));
  expect(outcome).toMatchObject({
    stopped: { reason: "refused", message: expect.stringMatching(/address/) },
  });
});

test("what was stored and not yet forgotten is found to be stored", async () => {
  onServer();
  await sendUnsentDraft(written("Offline."));
  expect(await sendUnsentDraft(written("Offline."))).toHaveProperty("stored");
});

test("an edit of a published post becomes a pending version: visitors see no change", async () => {
  onServer(published);
  const draft = written("Edited.", { unsent: "pending" });
  expect(await sendUnsentDraft(draft)).toHaveProperty("stored");
  expect(contentOf("5")).toBe("As it was.");
  expect(server.pending.get("5")).toMatchObject({ fields: { content: "Edited." }, base_updated_at: "v1" });
  expect(await sendUnsentDraft(draft)).toHaveProperty("stored");
});

test("a pending version that somebody else saved meanwhile is not overwritten", async () => {
  onServer(published);
  await sendUnsentDraft(written("Theirs.", { unsent: "pending" }));
  expect(await sendUnsentDraft(written("Mine.", { unsent: "pending" }))).toEqual({
    stopped: { reason: "changed" },
  });
  expect(server.pending.get("5")).toMatchObject({ fields: { content: "Theirs." } });
});

test("a pending version of a post that was taken off the site meanwhile waits for the person", async () => {
  onServer({ status: "draft" });
  expect(await sendUnsentDraft(written("Mine.", { unsent: "pending" }))).toEqual({
    stopped: { reason: "changed" },
  });
  expect(server.pending.size).toBe(0);
});

test("without a network it goes on waiting", async () => {
  onServer();
  server.isUp = false;
  expect(await sendUnsentDraft(written("Offline."))).toBe("later");
});

test("what an older version has kept in another shape waits for the person", async () => {
  onServer();
  const outcome = await sendUnsentDraft(written("", { values: { content: "No title." } }));
  expect(outcome).toMatchObject({ stopped: { reason: "refused", message: "Please give the post a title." } });
});
