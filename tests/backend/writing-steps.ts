import { type ChangeOfPosts, changePosts } from "@brightwren/core/admin-posts/change-posts";
import { getPendingVersion, type PendingVersion } from "@brightwren/core/admin-posts/pending-versions";
import type { Post, PostChanges } from "@brightwren/core/admin-posts/post";
import type { PostFields } from "@brightwren/core/post-editing/post-draft";
import { getPost } from "@brightwren/core/admin-posts/read-post";
import { deletePost } from "@brightwren/core/admin-posts/write-posts";
import { type SaveCommand, savePost } from "@brightwren/core/admin-posts/save-post";
import { getSession } from "@brightwren/core/session/session";
import { restoreTrashedPosts } from "@brightwren/core/trash/post-trash";
import { emptyFields, nullForEmpty } from "@brightwren/functions/contracts/post-fields";
import * as fc from "fast-check";
import type { ComparedServer, Person } from "./compared-servers.ts";

type Version = "newest" | "first";

/** An operation of an editor, or another user's action. `post` is an index into `postIds`. */
export type Step =
  | { do: "add" | "change"; post: number; values: PostChanges }
  | { do: "delete" | "restore" | "read" | "readPending"; post: number }
  | SaveStep
  | { do: "changeMany"; posts: readonly number[]; from: Version; change: ChangeOfPosts }
  | { do: "become" | "grant" | "revoke"; person: Person }
  | { do: "removeCategory"; id: string }
  | { do: "publishDue" };

/** `from` and `over`: the versions that the text is based on, or null. `again`: reuses the last revision. */
export type SaveStep = {
  do: "save";
  command: SaveCommand;
  post: number;
  from: Version | null;
  over: Version | null;
  values: Partial<PostFields>;
  onPurpose: boolean;
  again: boolean;
  /** Whether the responses to the previous revisions were lost. */
  isLost: boolean;
};

const uuid = (n: number) => `5a1f0000-0000-4000-8000-00000000000${n}`;

export const postIds = [uuid(1), uuid(2), uuid(3)] as const;
export const categories = [
  { id: uuid(7), name: "One", slug: "one" },
  { id: uuid(8), name: "Two", slug: "two" },
];

export const past = "2020-01-02T03:04:05.678+02:00";
const future = "2099-01-01T00:00:00Z";
const text = {
  title: fc.constantFrom("Title", "Other title"),
  slug: fc.constantFrom("one", "two", "three", "four"),
  content: fc.constantFrom("Text", "word ".repeat(401)),
  category_id: fc.constantFrom(null, ...categories.map(({ id }) => id), uuid(9)),
  tags: fc.constantFrom<string[]>(["SEO"], ["SEO", "Local, really"]),
  seo_title: fc.constantFrom(null, "Title"),
  published_at: fc.constantFrom(past, past, future),
};
const post = fc.constantFrom(0, 0, 1, 1, 1, 2);
const one = <Name extends Step["do"]>(...names: Name[]) => fc.constantFrom(...names);
const some = fc.record(text, { requiredKeys: [] });
const titled = fc.record(text, { requiredKeys: ["title"] });
const person = fc.constantFrom<Person>("owner", "owner", "owner", "colleague", "colleague", "member");

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: one("change"), post, values: titled }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: one("change"),
      post,
      values: fc.constantFrom<PostChanges>({ status: "draft" }, { status: "published", published_at: past }),
    }),
  },
  {
    weight: 14,
    arbitrary: fc.record({
      do: one("save"),
      command: fc.constantFrom<SaveCommand>(
        "save",
        "save",
        "save",
        "background",
        "pending",
        "pending",
        "publish",
        "publish",
        "unpublish",
        "archive",
        "restore",
        "discard",
        "verify",
      ),
      post,
      from: fc.constantFrom<Version | null>(null, "newest", "newest", "newest", "first"),
      over: fc.constantFrom<Version | null>(null, null, "newest", "newest", "first"),
      values: some,
      onPurpose: fc.boolean(),
      again: fc.constantFrom(false, false, false, true),
      isLost: fc.boolean(),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: one("changeMany"),
      posts: fc.subarray([0, 1, 2], { minLength: 1 }),
      from: fc.constantFrom<Version>("newest", "newest", "newest", "first"),
      change: fc.constantFrom<ChangeOfPosts>(
        { status: "published" },
        { status: "draft" },
        { status: "archived" },
        { add_tags: ["SEO", "New"] },
        { delete: true },
      ),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: one("delete", "restore", "read", "readPending"), post }) },
  { weight: 3, arbitrary: fc.record({ do: one("become"), person }) },
  { weight: 2, arbitrary: fc.record({ do: one("grant", "grant", "revoke"), person }) },
  { weight: 1, arbitrary: fc.record({ do: one("removeCategory"), id: fc.constantFrom(uuid(7), uuid(9)) }) },
  { weight: 2, arbitrary: fc.record({ do: one("publishDue") }) },
);

export const written: PostFields = {
  ...nullForEmpty(emptyFields()),
  title: "Written",
  slug: "two",
  content: "Written text",
  author: "Somebody",
  published_at: past,
};

const beginning: Step[] = [
  { do: "add", post: 0, values: { ...written, slug: "one" } },
  { do: "add", post: 1, values: { ...written, status: "published" } },
];

export const someSteps = (count: number): fc.Arbitrary<Step[]> =>
  fc.array(anyStep, { minLength: count, maxLength: count }).map((steps) => [...beginning, ...steps]);

export type Outcome = { gave: unknown } | { threw: Record<string, unknown> };

export async function takeSteps(server: ComparedServer, steps: readonly Step[]): Promise<Outcome[]> {
  await server.reset(categories);
  await server.become("owner");
  const seen = createMemory();
  const outcomes: Outcome[] = [];
  for (const step of steps) {
    const outcome = await settle(() => takeStep(server, seen, step));
    if ("gave" in outcome) seen.remember(outcome.gave);
    outcomes.push(outcome);
  }
  return outcomes;
}

async function settle(operation: () => Promise<unknown>): Promise<Outcome> {
  try {
    return { gave: await operation() };
  } catch (error) {
    const { name, code, reason, slug } = error as Record<string, unknown>;
    return { threw: { name, code, reason, slug } };
  }
}

type Memory = ReturnType<typeof createMemory>;

function createMemory() {
  const posts: Post[] = [];
  const pending: PendingVersion[] = [];
  let revisions = 0;
  const choose = <Row>(rows: Row[], version: Version) => (version === "newest" ? rows.at(-1) : rows[0]);
  function remember(value: unknown): void {
    if (typeof value !== "object" || value === null) return;
    if ("base_updated_at" in value) pending.push(value as PendingVersion);
    else if ("slug" in value && "updated_at" in value) posts.push(value as Post);
    else Object.values(value).forEach(remember);
  }
  return {
    remember,
    nextRevision: (isAgain: boolean) => (isAgain && revisions > 0 ? revisions : (revisions += 1)),
    post: (id: string, version: Version): Pick<Post, "id" | "updated_at"> =>
      choose(
        posts.filter((row) => row.id === id),
        version,
      ) ?? { id, updated_at: past },
    pending: (postId: string, version: Version): PendingVersion | undefined =>
      choose(
        pending.filter((row) => row.post_id === postId),
        version,
      ),
  };
}

const revisionOf = (n: number) => `5a1f0000-0000-4000-9000-${String(n).padStart(12, "0")}`;

/** The number of most recent revisions whose responses may be lost. */
const mostLost = 3;

async function takeSave(seen: Memory, step: SaveStep): Promise<unknown> {
  const id = postIds[step.post] ?? "";
  const count = seen.nextRevision(step.again);
  const lost = Array.from({ length: Math.min(mostLost, count - 1) }, (_, n) => revisionOf(count - 1 - n));
  const answer = await savePost({
    command: step.command,
    revision: revisionOf(count),
    postId: id,
    base: step.from && seen.post(id, step.from).updated_at,
    pendingBase: (step.over && seen.pending(id, step.over)?.updated_at) ?? null,
    fields: step.command === "verify" || step.command === "discard" ? null : { ...written, ...step.values },
    changesAddress: step.onPurpose,
    unanswered: step.isLost ? lost : [],
  });
  if (!("conflict" in answer)) return answer;
  // The in-memory server has no email addresses.
  const { savedAt: _, savedBy: __, ...conflict } = answer.conflict;
  return { conflict };
}

/** Sends a plain request, as another program would. Returns the written rows, or null if it was rejected. */
async function write({ url, key }: ComparedServer, method: string, path: string, values: object) {
  const response = await fetch(`${url}/rest/v1/blog_posts${path}`, {
    method,
    headers: {
      apikey: key,
      authorization: `Bearer ${(await getSession())?.access_token}`,
      "content-type": "application/json",
      prefer: "return=representation",
    },
    body: JSON.stringify(values),
  });
  const rows: unknown = await response.json();
  return response.ok ? rows : null;
}

async function takeStep(server: ComparedServer, seen: Memory, step: Step): Promise<unknown> {
  const id = "post" in step ? (postIds[step.post] ?? "") : "";
  switch (step.do) {
    case "add":
      return write(server, "POST", "", { ...step.values, id });
    case "change":
      return write(server, "PATCH", `?id=eq.${id}`, step.values);
    case "delete":
      return deletePost(id, seen.post(id, "newest").updated_at);
    case "restore":
      return restoreTrashedPosts([id]);
    case "read":
      return getPost(id);
    case "readPending":
      return getPendingVersion(id);
    case "save":
      return takeSave(seen, step);
    case "changeMany": {
      const versions = step.posts.map((number) => seen.post(postIds[number] ?? "", step.from));
      const outcomes = await changePosts(versions, step.change);
      return outcomes.map((change) => ({ id: change.id, outcome: change.outcome }));
    }
    case "become":
      // A user never retries another user's attempt.
      seen.nextRevision(false);
      return server.become(step.person);
    case "grant":
      return server.grant(step.person);
    case "revoke":
      return server.revoke(step.person);
    case "removeCategory":
      return server.removeCategory(step.id);
    case "publishDue":
      return server.publishDue();
  }
}
