import type { Post } from "@brightwren/core/admin-posts/post";
import type { PendingVersion } from "@brightwren/core/admin-posts/pending-versions";
import { emptyFields, nullForEmpty } from "@brightwren/core/post-editing/post-draft";
import { UnreachableError } from "@brightwren/core/supabase/unreachable-error";
import { beforeEach, expect, test, vi } from "vitest";
import { exampleDraft } from "../testing/example-draft.ts";
import { openedState } from "./editor-state.ts";
import type { LocalDraft } from "./local-drafts.ts";
import { emptyPostForm, type PostForm } from "./post-form.ts";
import type { SaveRequest, SaveResult } from "./save-request.ts";
import { EditorSession } from "./editor-session.ts";

beforeEach(() => vi.useFakeTimers({ now: new Date("2026-05-05T12:00:00Z") }));

const text = {
  ...nullForEmpty(emptyFields()),
  title: "A title",
  slug: "a-title",
  content: "Text.",
  author: "Ann",
};

const storedPost = (changes: Partial<Post> = {}): Post => ({
  ...text,
  id: "post",
  status: "draft",
  created_at: "2026-05-01T12:00:00Z",
  updated_at: "v1",
  read_time_minutes: 1,
  first_public_at: null,
  ...changes,
});

const owner = { project: "https://project.example", userId: "7" };

const publishedPost = storedPost({ status: "published", published_at: "2026-01-01T12:00:00Z" });

function openEditor(post: Post | null, pending: PendingVersion | null = null, author = "Ann") {
  let form: PostForm = emptyPostForm;
  const kept = new Map<string, LocalDraft>();
  const requests: SaveRequest[] = [];
  const stores = (request: SaveRequest): SaveResult | Promise<SaveResult> => ({
    stored: {
      post: storedPost({
        ...request.fields,
        status: post?.status ?? "draft",
        updated_at: `v${requests.length + 1}`,
      }),
      pending: null,
    },
  });
  let answer = stores;
  const editor = new EditorSession(
    { editorId: "editor", owner, state: openedState({ post, pending }, "editor", author) },
    {
      readForm: () => form,
      writeForm: (next) => {
        form = next;
      },
      save: async (request) => {
        requests.push(request);
        return answer(request);
      },
      store: async (draft) => {
        kept.set(draft.postId, structuredClone(draft));
        return true;
      },
      remove: async ({ postId }) => void kept.delete(postId),
    },
  );
  form = editor.savedForm;
  return {
    editor,
    kept,
    requests,
    form: () => form,
    type: (changes: Partial<PostForm>) => {
      form = { ...form, ...changes };
      editor.changed();
    },
    answers: (next = stores) => void (answer = next),
    seconds: (count: number) => vi.advanceTimersByTimeAsync(count * 1000),
  };
}

const conflictWith = (
  source: "post" | "pending",
  post: Post,
  pending: PendingVersion | null = null,
): SaveResult => {
  const facts = { isPostKnown: false, savedAt: "2026-05-05T12:00:00Z", savedBy: null };
  return { conflict: { source, post, pending, ...facts } };
};

const offline = () => Promise.reject(new UnreachableError());

test("keeps its snapshot while only the text changes, so that key presses render only their field", () => {
  const { editor, type } = openEditor(storedPost());
  type({ content: "Text. M" });
  const { getSnapshot } = editor;
  const before = getSnapshot();
  expect(before.isDirty).toBe(true);
  type({ content: "Text. Mo" });
  expect(getSnapshot()).toBe(before);
});

test("starts a new post with the given author", () => {
  const started = openEditor(null, null, "Ben").editor;
  expect([started.savedForm.author, started.getSnapshot().isDirty]).toEqual(["Ben", false]);
  expect(openEditor(storedPost({ author: "Ann" }), null, "Ben").editor.savedForm.author).toBe("Ann");
});

test("saves a draft three seconds after the last edit and deletes the local copy", async () => {
  const { type, seconds, requests, kept, editor } = openEditor(storedPost());
  type({ content: "More." });
  await seconds(2.5);
  expect(requests).toEqual([]);
  await seconds(0.6);
  expect(requests).toMatchObject([{ command: "background", base: "v1", fields: { content: "More." } }]);
  expect(kept.size).toBe(0);
  expect(editor.getSnapshot()).toMatchObject({ isDirty: false, error: null, saving: null });
  expect(editor.getSnapshot().savedAt).not.toBeNull();
});

test("stores the text under a new post's id before deleting the old copy", async () => {
  const { editor, type, answers, kept, seconds } = openEditor(null);
  const answer = Promise.withResolvers<SaveResult>();
  answers(() => answer.promise);
  const places: string[][] = [];
  const remove = kept.delete.bind(kept);
  kept.delete = (place) => {
    places.push([...kept.keys()]);
    return remove(place);
  };
  type({ title: "New", slug: "new" });
  void editor.act("save");
  await seconds(0);
  type({ content: "More." });
  answer.resolve({ stored: { post: storedPost({ title: "New", slug: "new" }), pending: null } });
  await seconds(0);
  expect(places).toEqual([["new", "post"]]);
  expect(kept.get("post")).toMatchObject({ values: { content: "More." } });
});

test("includes a pending version's address in each save", async () => {
  const post = { ...publishedPost, first_public_at: publishedPost.published_at };
  const fields = { ...text, published_at: post.published_at, slug: "another" };
  const pending = { post_id: "post", fields, base_updated_at: "v1", saved_by: null, updated_at: "p1" };
  const { editor, type, requests, seconds } = openEditor(post, pending);
  type({ content: "More." });
  void editor.act("save");
  await seconds(0);
  expect(requests).toMatchObject([{ command: "pending", fields: { slug: "another" }, changesAddress: true }]);
});

test("does not change a public address in a background save", async () => {
  const { editor, type, requests, seconds, form } = openEditor(
    storedPost({ first_public_at: "2026-01-01T12:00:00Z" }),
  );
  editor.changeAddress();
  type({ slug: "ano", content: "More." });
  await seconds(3.1);
  expect(requests).toMatchObject([{ command: "background", fields: { slug: "a-title", content: "More." } }]);
  expect(form().slug).toBe("ano");
});

test.each(["published", "scheduled", "archived"] as const)(
  "never saves a post automatically when its status is %s",
  async (status) => {
    const { type, seconds, requests, kept } = openEditor(
      storedPost({ status, published_at: "2027-01-01T12:00:00Z" }),
    );
    type({ content: "More." });
    await seconds(120);
    expect(requests).toEqual([]);
    expect(kept.get("post")).toBeDefined();
  },
);

test("queues only the text when publishing fails offline", async () => {
  const { type, requests, answers, editor, kept } = openEditor(storedPost());
  type({ content: "More." });
  answers(offline);
  expect(await editor.act("publish")).toMatchObject({ name: "refused", isQueued: true });
  expect(kept.get("post")).toMatchObject({ unsent: "save" });
  answers(() => ({ verified: { post: storedPost(), pending: null } }));
  await editor.retry(false);
  expect(requests.map(({ command }) => command)).toEqual(["publish", "verify", "save"]);
});

test("does not save the text again when the lost publish had been stored", async () => {
  const { type, requests, answers, editor, kept } = openEditor(storedPost());
  type({ content: "More." });
  answers(offline);
  await editor.act("publish");
  const post = storedPost({ ...text, content: "More.", status: "published", updated_at: "v2" });
  answers(() => ({ verified: { post, pending: null } }));
  expect(await editor.retry(false)).toMatchObject({ name: "done", to: "published" });
  expect(requests.map(({ command }) => command)).toEqual(["publish", "verify"]);
  expect(kept.size).toBe(0);
});

test("stops background saves during a conflict", async () => {
  const theirs = storedPost({ content: "Theirs.", updated_at: "v9" });
  const { type, seconds, requests, answers, editor, kept, form } = openEditor(storedPost());
  type({ content: "Mine." });
  answers(() => conflictWith("post", theirs));
  await seconds(4);
  expect(editor.getSnapshot().conflict).toMatchObject({
    post: { content: "Theirs." },
    command: "background",
  });
  expect(form().content).toBe("Mine.");
  type({ content: "Mine, longer." });
  await seconds(70);
  expect(requests).toHaveLength(1);
  expect(kept.get("post")).toMatchObject({ base: "v1", values: { content: "Mine, longer." } });
  answers();
  await editor.keepMine();
  expect(requests.at(-1)).toMatchObject({
    command: "save",
    base: "v9",
    fields: { content: "Mine, longer." },
  });
  expect(editor.getSnapshot()).toMatchObject({ conflict: null, isDirty: false });
});

test("continues from the server version when the owner chooses it", async () => {
  const theirs = storedPost({ content: "Theirs.", updated_at: "v9" });
  const { type, answers, editor, form, requests, kept } = openEditor(storedPost());
  type({ content: "Mine." });
  answers(() => conflictWith("post", theirs));
  await editor.act("save");
  await editor.takeServerVersion();
  expect(editor.getSnapshot()).toMatchObject({ savedAt: null, conflict: null });
  expect(form().content).toBe("Theirs.");
  expect(kept.size).toBe(0);
  type({ content: "Theirs. Mine." });
  await editor.act("save");
  expect(requests.at(-1)).toMatchObject({ base: "v9" });
});

test.each([
  ["takes the server version", "takeServerVersion", { title: "Theirs", content: "Text." }, []],
  ["keeps the text", "keepMine", { title: "A title", content: "Mine." }, [{ base: "v1", pendingBase: "p9" }]],
] as const)(
  "resolves a conflict with another user's pending version when the owner %s",
  async (_, choice, shown, sent) => {
    const fields = { ...text, published_at: publishedPost.published_at, title: "Theirs" };
    const theirs = { post_id: "post", fields, base_updated_at: "v1", saved_by: null, updated_at: "p9" };
    const { type, answers, editor, form, requests } = openEditor(publishedPost);
    type({ content: "Mine." });
    answers(() => conflictWith("pending", { ...publishedPost, updated_at: "v9" }, theirs));
    await editor.act("save");
    await editor[choice]();
    expect(form()).toMatchObject(shown);
    expect(requests.slice(1)).toMatchObject(sent);
  },
);

test("does not queue the text when the owner leaves without saving", async () => {
  const { type, answers, editor, kept, requests } = openEditor(storedPost());
  answers(offline);
  type({ content: "Mine." });
  await editor.act("save");
  expect(kept.get("post")?.unsent).toBe("save");
  editor.leave();
  expect(requests.at(-1)?.isWanted()).toBe(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(kept.get("post")).toMatchObject({ values: { content: "Mine." } });
  expect(kept.get("post")?.unsent).toBeUndefined();
});

test("uses the draft's base version after a restore", async () => {
  const { editor, form, kept, requests } = openEditor(storedPost({ updated_at: "v5" }));
  await editor.restore({ ...exampleDraft, base: "v4", values: { ...editor.savedForm, content: "Found." } });
  expect(form().content).toBe("Found.");
  expect(kept.get("post")).toMatchObject({ base: "v4", editorId: "editor", values: { content: "Found." } });
  await editor.act("save");
  expect(requests[0]).toMatchObject({ base: "v4" });
});

test("explains why it does not save a new post without a title to the server", async () => {
  const { type, seconds, requests, editor, kept } = openEditor(null);
  type({ content: "Text before the title." });
  await seconds(4);
  expect(requests).toEqual([]);
  expect(editor.getSnapshot().error).toMatchObject({ kind: "incomplete", field: "title" });
  expect(kept.get("new")).toMatchObject({ base: null, values: { content: "Text before the title." } });
  type({ title: "A title", slug: "a-title" });
  await seconds(4);
  expect(requests).toMatchObject([{ known: null, postId: "editor" }]);
  expect(kept.size).toBe(0);
});

test("rejects a date that does not match the status", async () => {
  const published = openEditor(publishedPost);
  published.type({ published_at: "2027-01-01T12:00:00Z" });
  await published.editor.act("publish");
  expect(published.editor.getSnapshot().error).toMatchObject({ field: "published_at" });
  const scheduled = openEditor(storedPost({ status: "scheduled", published_at: "2027-01-01T12:00:00Z" }));
  scheduled.type({ published_at: "2026-01-01T12:00:00Z" });
  await scheduled.editor.act("save");
  expect(scheduled.editor.getSnapshot().error).toMatchObject({ field: "published_at" });
  expect([...published.requests, ...scheduled.requests]).toEqual([]);
});

test("queues the text before it is sent", async () => {
  const { type, answers, editor, kept } = openEditor(storedPost());
  type({ content: "More." });
  answers(({ fields }) => {
    expect(kept.get("post")).toMatchObject({ unsent: "save", values: { content: "More." } });
    return { stored: { post: storedPost({ ...fields, updated_at: "v2" }), pending: null } };
  });
  await editor.act("save");
  expect(kept.size).toBe(0);
});

test("queues a published post's text as a pending version only after a save", async () => {
  const { type, answers, seconds, editor, kept } = openEditor(publishedPost);
  answers(offline);
  type({ content: "More." });
  await seconds(70);
  expect(kept.get("post")).not.toHaveProperty("unsent");
  await editor.act("save");
  expect(kept.get("post")).toMatchObject({ unsent: "pending" });
});

test("does not retry automatically after a rejection or a conflict", async () => {
  const refused = openEditor(storedPost());
  refused.answers(() => Promise.reject(Object.assign(new Error("value too long"), { code: "22001" })));
  refused.type({ content: "More." });
  await refused.editor.act("save");
  expect(refused.kept.get("post")).not.toHaveProperty("unsent");
  const other = openEditor(storedPost());
  other.answers(() => conflictWith("post", storedPost({ updated_at: "v9" })));
  other.type({ content: "More." });
  await other.editor.act("save");
  expect(other.kept.get("post")).toMatchObject({ values: { content: "More." } });
  expect(other.kept.get("post")).not.toHaveProperty("unsent");
});

test("does not mark rejected text as stopped while it is saved again", async () => {
  const { type, answers, editor, kept, seconds } = openEditor(storedPost());
  answers(() => Promise.reject(Object.assign(new Error("value too long"), { code: "22001" })));
  type({ content: "More." });
  await editor.act("save");
  expect(kept.get("post")).toMatchObject({ stopped: { reason: "refused" } });
  answers(() => new Promise(() => undefined));
  void editor.retry(true);
  await seconds(0);
  expect(kept.get("post")).toMatchObject({ unsent: "save" });
  expect(kept.get("post")).not.toHaveProperty("stopped");
});

test("only verifies an unacknowledged save when its edit has been undone", async () => {
  const { type, answers, editor, kept, requests } = openEditor(publishedPost);
  answers(offline);
  type({ content: "More." });
  await editor.act("save");
  type({ content: text.content });
  answers(() => ({ verified: { post: publishedPost, pending: null } }));
  await editor.retry(false);
  expect(requests.at(-1)).toMatchObject({
    command: "verify",
    unanswered: [requests[0]?.revision],
  });
  expect(kept.size).toBe(0);
  expect(editor.getSnapshot()).toMatchObject({ isDirty: false, isQueued: false, error: null });
});

test("restores the id, pending version and address after repeated crashes", async () => {
  const first = openEditor(null);
  const values = { ...emptyPostForm, title: "A title", slug: "a-title" };
  const place = { postId: "new", base: null, newId: "first", pendingVersion: "p1" };
  await first.editor.restore({ ...exampleDraft, ...place, values, changesAddress: true });
  const kept = first.kept.get("new");
  expect(kept).toMatchObject({ newId: "first", pendingVersion: "p1", changesAddress: true });
  const second = openEditor(null);
  await second.editor.restore(kept ?? exampleDraft);
  await second.editor.act("save");
  expect(second.requests[0]).toMatchObject({ postId: "first", pendingBase: "p1", changesAddress: true });
});
