import {
  type ChangeOfPosts,
  type ChangeOutcome,
  changePosts,
  undoChange,
} from "@brightwren/core/admin-posts/change-posts";
import { getPendingVersion, type PendingVersion } from "@brightwren/core/admin-posts/pending-versions";
import type { Post, PostChanges } from "@brightwren/core/admin-posts/post";
import type { PostFields } from "@brightwren/core/post-editing/post-draft";
import { getPost, isSlugFree } from "@brightwren/core/admin-posts/read-post";
import { createPost, deletePost, duplicatePost, updatePost } from "@brightwren/core/admin-posts/write-posts";
import { changePostStatus, type SaveCommand, savePost } from "@brightwren/core/admin-posts/save-post";
import { restoreTrashedPosts } from "@brightwren/core/trash/post-trash";
import { emptyFields, nullForEmpty } from "@brightwren/functions/contracts/post-fields";
import { assertAdmin } from "@brightwren/core/session/access";
import * as fc from "fast-check";
import type { ComparedServer, Person, SignedIn } from "./compared-servers.ts";

type Version = "newest" | "first";

/** An operation, or another user's action. `post` is an index into `postIds`. Any other index is an invalid id. */
export type Step =
  | { do: "create"; post: number; values: PostChanges & { title: string; slug: string } }
  | { do: "update"; post: number; from: Version; values: PostChanges; onPurpose: boolean }
  | { do: "archive" | "restore"; post: number; from: Version }
  | { do: "delete" | "restoreDeleted" | "duplicate" | "read" | "readPending"; post: number }
  | { do: "isFree"; slug: string; post: number }
  | SaveStep
  | { do: "changeMany"; posts: readonly number[]; from: Version; change: ChangeOfPosts }
  | { do: "undoMany" }
  | { do: "become"; person: Person }
  | { do: "grant" | "revoke"; person: SignedIn }
  | { do: "removeCategory"; id: string }
  | { do: "publishDue" }
  | { do: "assertAdmin" };

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
const mostly = <Value>(good: readonly Value[], bad: readonly Value[]): fc.Arbitrary<Value> =>
  fc.oneof(
    { weight: 19, arbitrary: fc.constantFrom(...good) },
    { weight: 1, arbitrary: fc.constantFrom(...bad) },
  );

const past = "2020-01-02T03:04:05.678+02:00";
const future = "2099-01-01T00:00:00Z";
const slug = mostly(["one", "two", "three", "four"], ["no slug", "s".repeat(101)]);
const title = mostly(["Title", "Other title"], [" "]);
const text = {
  excerpt: fc.constant("Excerpt"),
  content: fc.constantFrom("Text", "word ".repeat(401)),
  author: fc.constant("Somebody"),
  category_id: mostly([null, ...categories.map(({ id }) => id)], [uuid(9)]),
  tags: mostly(
    [["SEO"], ["SEO", "Local, really"]],
    [["SEO", ""], Array.from({ length: 51 }, (_, n) => `${n}`)],
  ),
  featured_image_url: fc.constant("/picture.webp"),
  featured_image_alt: fc.constantFrom(null, "A shop", "x".repeat(501)),
  seo_title: fc.constantFrom(null, "Title"),
  seo_meta_description: fc.constantFrom(null, "Description"),
  published_at: mostly([past, past, future, null], ["1999-12-31T23:59:59Z"]),
};
const status = fc.constantFrom(
  "draft" as const,
  "scheduled" as const,
  "published" as const,
  "archived" as const,
);
const post = fc.constantFrom(0, 0, 1, 1, 1, 2);
const from = fc.constantFrom<Version>("newest", "newest", "newest", "first");
const one = <Name extends Step["do"]>(...names: Name[]) => fc.constantFrom(...names);
const some = fc.record({ ...text, title, slug }, { requiredKeys: [] });

const anyChange: fc.Arbitrary<ChangeOfPosts> = fc.oneof(
  fc.record({ status: fc.constantFrom("published" as const, "draft" as const, "archived" as const) }),
  fc.record({ category_id: text.category_id }),
  fc.record({ add_tags: text.tags }),
  fc.record({ remove_tags: fc.constant(["SEO"]) }),
  fc.constant({ delete: true } as const),
);

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      do: one("create"),
      post,
      values: fc.record({ ...text, title, slug, status }, { requiredKeys: ["title", "slug"] }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: one("update"),
      post,
      from,
      values: fc.record({ ...text, title, slug, status }, { requiredKeys: [] }),
      onPurpose: fc.boolean(),
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
      from: fc.constantFrom(null, "newest" as const, "newest" as const, "newest" as const, "first" as const),
      over: fc.constantFrom(null, null, "newest" as const, "newest" as const, "first" as const),
      values: some,
      onPurpose: fc.boolean(),
      again: fc.constantFrom(false, false, false, true),
      isLost: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: one("archive", "restore"), post, from }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: one("changeMany"),
      posts: fc.subarray([0, 1, 2], { minLength: 1 }),
      from,
      change: anyChange,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: one("undoMany") }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: one("delete", "restoreDeleted", "duplicate", "read", "readPending"), post }),
  },
  { weight: 1, arbitrary: fc.record({ do: one("isFree"), slug, post }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: one("become"),
      person: fc.constantFrom<Person>(
        "owner",
        "owner",
        "owner",
        "colleague",
        "colleague",
        "member",
        "nobody",
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: one("grant", "grant", "revoke"),
      person: fc.constantFrom<SignedIn>("owner", "colleague", "member"),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: one("removeCategory"), id: fc.constantFrom(uuid(7), uuid(9)) }) },
  { weight: 2, arbitrary: fc.record({ do: one("publishDue", "assertAdmin") }) },
);

const beginning: Step[] = [
  { do: "create", post: 0, values: { title: "Begun", slug: "one" } },
  { do: "create", post: 1, values: { title: "Shown", slug: "two", status: "published", published_at: past } },
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

/** Whether the message comes from PostgREST or PostgreSQL. No code depends on its wording. */
const isTheirText = (code: unknown) => typeof code === "string" && /^(PGRST|42501)/.test(code);

async function settle(operation: () => Promise<unknown>): Promise<Outcome> {
  try {
    return { gave: await operation() };
  } catch (error) {
    const { name, code, reason, slug: taken, message } = error as Record<string, unknown>;
    return { threw: { name, code, reason, slug: taken, ...(!isTheirText(code) && { message }) } };
  }
}

type Memory = ReturnType<typeof createMemory>;

function createMemory() {
  const posts: Post[] = [];
  const pending: PendingVersion[] = [];
  let changes: ChangeOutcome[] = [];
  let revisions = 0;
  const choose = <Row>(rows: Row[], version: Version) => (version === "newest" ? rows.at(-1) : rows[0]);
  function remember(value: unknown): void {
    if (typeof value !== "object" || value === null) return;
    if (Array.isArray(value) && value.some((outcome) => Object.hasOwn(Object(outcome), "outcome"))) {
      changes = value as ChangeOutcome[];
      for (const change of changes)
        if (change.outcome === "changed" && change.updated_at !== null) posts.push(change as unknown as Post);
    } else if ("base_updated_at" in value) pending.push(value as PendingVersion);
    else if ("slug" in value && "updated_at" in value) posts.push(value as Post);
    else Object.values(value).forEach(remember);
  }
  return {
    remember,
    changes: () => changes,
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

const writtenFields: PostFields = {
  ...nullForEmpty(emptyFields()),
  title: "Written",
  slug: "two",
  content: "Written text",
  author: "Somebody",
  published_at: past,
};

const revisionOf = (n: number) => `5a1f0000-0000-4000-9000-${String(n).padStart(12, "0")}`;

/** The number of most recent revisions whose responses may be lost. */
const mostLost = 3;

async function takeSave(seen: Memory, step: SaveStep): Promise<unknown> {
  const id = postIds[step.post] ?? "none";
  const count = seen.nextRevision(step.again);
  const lost = Array.from({ length: Math.min(mostLost, count - 1) }, (_, n) => revisionOf(count - 1 - n));
  const answer = await savePost({
    command: step.command,
    revision: revisionOf(count),
    postId: id,
    base: step.from && seen.post(id, step.from).updated_at,
    pendingBase: (step.over && seen.pending(id, step.over)?.updated_at) ?? null,
    fields:
      step.command === "verify" || step.command === "discard" ? null : { ...writtenFields, ...step.values },
    changesAddress: step.onPurpose,
    unanswered: step.isLost ? lost : [],
  });
  if (!("conflict" in answer)) return answer;
  // The in-memory server has no email addresses.
  const { savedAt: _, savedBy: __, ...conflict } = answer.conflict;
  return { conflict };
}

async function takeStep(server: ComparedServer, seen: Memory, step: Step): Promise<unknown> {
  const id = "post" in step ? (postIds[step.post] ?? "none") : "";
  // A user never retries another user's attempt.
  if (step.do === "become") seen.nextRevision(false);
  switch (step.do) {
    case "create":
      return createPost({ ...step.values, id });
    case "update": {
      const { updated_at } = seen.post(id, step.from);
      return updatePost(id, step.values, updated_at, { changePublicSlug: step.onPurpose });
    }
    case "archive":
      return changePostStatus(seen.post(id, step.from), "archived");
    case "restore":
      return changePostStatus(seen.post(id, step.from), "draft");
    case "delete":
      return deletePost(id);
    case "restoreDeleted":
      return restoreTrashedPosts([id]);
    case "duplicate":
      return duplicatePost(id);
    case "read":
      return getPost(id);
    case "isFree":
      return isSlugFree(step.slug, id);
    case "assertAdmin":
      return assertAdmin();
    case "save":
      return takeSave(seen, step);
    case "changeMany": {
      const versions = step.posts.map((number) => seen.post(postIds[number] ?? "", step.from));
      return changePosts(versions, step.change);
    }
    case "undoMany":
      return undoChange(seen.changes());
    case "readPending":
      return getPendingVersion(id);
    default:
      return actOfOthers(server, step);
  }
}

type ActOfOthers = Extract<Step, { do: "become" | "grant" | "revoke" | "removeCategory" | "publishDue" }>;

function actOfOthers(server: ComparedServer, step: ActOfOthers): Promise<unknown> {
  switch (step.do) {
    case "become":
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
