import { isDeepStrictEqual } from "node:util";
import type { StoredPendingVersion } from "@brightwren/core/admin-posts/pending-versions";
import { checkPresence, type Columns, readRow, readTime, readUuid, readValues } from "./column-values.ts";
import { ApiError } from "./api-error.ts";
import {
  decideSave,
  postAfter,
  readSave,
  saveAnswer,
  type SaveParameters,
  type SaveRow,
} from "./save-rules.ts";
import {
  brokenReference,
  checkPendingVersion,
  checkPost,
  isTextColumn,
  newPost,
  notUnique,
  pendingVersionColumns,
  postColumns,
  type StoredPost,
} from "./table-rules.ts";
import type { Row } from "./table-requests.ts";
import { toTimestamp } from "./timestamps.ts";

export type Category = { id: string; name: string; slug: string };

export type WrittenTable = "blog_posts" | "blog_post_pending_versions";

export type Caller = {
  /** Null for a visitor or the timer. */
  userId: string | null;
  isAdmin: boolean;
  request: string;
};

/** A write in one transaction. `now`: microseconds since 1970. */
type Act = Caller & { now: number };

export type Change = {
  userId: string | null;
  table: WrittenTable;
  before: Row | null;
  after: Row | null;
  request: string;
};

export type TrashedRow = { post_id: string; post: StoredPost; pending: StoredPendingVersion | null };

export type VersionRow = { id: string; post_id: string; fields: Row; made_by: string | null };

type Table = {
  columns: Columns;
  key: "id" | "post_id";
  rows: Map<string, Row>;
  initial: (caller: Caller) => Row;
  mayWrite: (caller: Caller, row: Row) => boolean;
  check: (row: Row, before: Row | null) => void;
};

/** The tables that the owner can write to, with the rules in `supabase/migrations`. Violations throw an `ApiError`. */
export class BlogTables {
  readonly posts = new Map<string, StoredPost>();
  readonly pendingVersions = new Map<string, StoredPendingVersion>();
  readonly saves = new Map<string, SaveRow>();
  readonly trash = new Map<string, TrashedRow>();
  readonly versions: VersionRow[] = [];
  readonly categories = new Map<string, Category>();
  readonly history: Change[] = [];
  readonly #now: () => number;
  #generatedIds = 0;

  /** `now`: milliseconds since 1970, possibly with a fraction. */
  constructor(now: () => number) {
    this.#now = now;
  }

  readonly #tables: Record<WrittenTable, Table> = {
    blog_posts: {
      columns: postColumns,
      key: "id",
      rows: this.posts,
      initial: () => ({ ...newPost, id: this.#generateId() }),
      mayWrite: ({ isAdmin }) => isAdmin,
      check: (row, before) => this.#checkPost(row as StoredPost, before),
    },
    blog_post_pending_versions: {
      columns: pendingVersionColumns,
      key: "post_id",
      rows: this.pendingVersions,
      initial: ({ userId }) => ({ post_id: null, fields: null, base_updated_at: null, saved_by: userId }),
      mayWrite: ({ isAdmin, userId }, row) => isAdmin && row["saved_by"] === userId,
      check: (row, before) => this.#checkPendingVersion(row as StoredPendingVersion, before),
    },
  };

  rowsFor(name: WrittenTable, { isAdmin }: Caller): Row[] {
    const rows = [...this.#tables[name].rows.values()];
    if (isAdmin) return rows;
    return name === "blog_posts" ? rows.filter(({ status }) => status === "published") : [];
  }

  insert(name: WrittenTable, caller: Caller, values: Row): Row {
    const { columns, initial } = this.#tables[name];
    const now = this.#microseconds();
    const created_at = toTimestamp(now);
    const row = { ...initial(caller), created_at, ...readRow(name, columns, values) };
    return this.#write(name, { ...caller, now }, null, row);
  }

  update(name: WrittenTable, caller: Caller, test: (row: Row) => boolean, values: Row): Row[] {
    const changes = readRow(name, this.#tables[name].columns, values);
    // PostgREST does not run a statement in this case.
    if (Object.keys(changes).length === 0) return [];
    const act = { ...caller, now: this.#microseconds() };
    return this.#writable(name, caller, test).map((row) =>
      this.#write(name, act, row, { ...row, ...changes }),
    );
  }

  delete(name: WrittenTable, caller: Caller, test: (row: Row) => boolean): Row[] {
    const rows = this.#writable(name, caller, test);
    for (const row of rows) {
      const key = String(row[this.#tables[name].key]);
      const pending = name === "blog_posts" ? (this.pendingVersions.get(key) ?? null) : null;
      if (name === "blog_posts") this.#trash({ post_id: key, post: row as StoredPost, pending });
      this.#keep(name, caller, row, null);
      if (pending) this.#keep("blog_post_pending_versions", caller, pending, null);
    }
    return rows;
  }

  savePost(caller: Caller, parameters: Row): Row {
    const save = readSave(parameters);
    if (!caller.isAdmin) return { outcome: "not_allowed" };
    if (save.fields && !Object.keys(save.fields).every(isTextColumn))
      throw new ApiError(400, "23514", "Only columns of a post's text can be saved.");
    try {
      return this.#save({ ...caller, now: this.#microseconds() }, save);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === "23503") return { outcome: "category_gone" };
      if (error.code === "23505" && error.message.includes("slug")) return { outcome: "address_taken" };
      throw error;
    }
  }

  #save(act: Act, save: SaveParameters): Row {
    const { revision, postId } = save;
    const post = this.posts.get(postId) ?? null;
    const pending = this.pendingVersions.get(postId) ?? null;
    const decided = decideSave(save, { post, pending, saves: this.saves });
    if ("answer" in decided) return decided.answer;
    let saved = post;
    let version: StoredPendingVersion | null = null;
    if (decided.does === "save beside" && post) version = this.#saveBeside(act, post, pending, decided);
    if (decided.does === "save") {
      const wanted = postAfter(save, post, decided.fields, act.now);
      if (!isDeepStrictEqual(wanted, post))
        saved = this.#write("blog_posts", act, post, wanted) as StoredPost;
    }
    if (decided.does !== "save beside" && decided.isPendingKnown && pending)
      this.#keep("blog_post_pending_versions", act, pending, null);
    this.saves.set(`${postId} ${revision}`, {
      revision,
      postId,
      postVersion: decided.does === "save" ? (saved?.updated_at ?? null) : null,
      pendingVersion: version?.updated_at ?? null,
      publishedFrom: null,
    });
    return saveAnswer("stored", saved, version);
  }

  #saveBeside(
    act: Act,
    post: StoredPost,
    pending: StoredPendingVersion | null,
    { fields, base }: { fields: Row | null; base: string },
  ): StoredPendingVersion | null {
    const wanted = { ...post, ...readValues(postColumns, fields ?? {}) };
    if (!pending && isDeepStrictEqual(wanted, post)) return null;
    if (pending && isDeepStrictEqual(pending.fields, fields) && pending.base_updated_at === base)
      return pending;
    const created_at = pending?.created_at ?? toTimestamp(act.now);
    const values = { post_id: post.id, fields, base_updated_at: base, saved_by: act.userId, created_at };
    return this.#write("blog_post_pending_versions", act, pending, values) as StoredPendingVersion;
  }

  #trash(row: TrashedRow): void {
    const before = this.trash.get(row.post_id);
    if (before) {
      const post_id = this.#generateId();
      this.trash.set(post_id, { ...before, post_id });
    }
    this.trash.set(row.post_id, row);
  }

  restoreTrashedPosts(caller: Caller, parameters: Row): Row[] {
    if (!caller.isAdmin) throw new ApiError(403, "42501", "Only admins restore posts.");
    const ids = (parameters["ids"] as string[]).map(readUuid);
    return ids.map((id) => this.#restore({ ...caller, now: this.#microseconds() }, id));
  }

  #restore(act: Act, id: string): Row {
    const trashed = this.trash.get(id);
    if (!trashed) return { trashed_id: id, post_id: null, slug: null, changed: [] };
    const { post, pending } = trashed;
    const isGone = post.category_id !== null && !this.categories.has(post.category_id);
    const slug = this.#freeSlug(post.slug);
    const restored = this.#write("blog_posts", act, null, {
      ...post,
      id: this.posts.has(post.id) ? this.#generateId() : post.id,
      slug,
      status: post.status === "archived" ? "archived" : "draft",
      category_id: isGone ? null : post.category_id,
    }) as StoredPost;
    if (pending) {
      const isCurrent = pending.base_updated_at === post.updated_at;
      const base_updated_at = isCurrent ? restored.updated_at : pending.base_updated_at;
      const version = touched("blog_post_pending_versions", act.now, null, {
        ...pending,
        post_id: restored.id,
        base_updated_at,
      });
      this.#keep("blog_post_pending_versions", act, null, version);
    }
    this.trash.delete(id);
    const changed = [...(isGone ? ["category_id"] : []), ...(slug === post.slug ? [] : ["slug"])];
    return { trashed_id: id, post_id: restored.id, slug, changed };
  }

  #freeSlug(wanted: string): string {
    const taken = new Set([...this.posts.values()].map(({ slug }) => slug));
    for (let slug = wanted, number = 2; ; number += 1) {
      if (!taken.has(slug)) return slug;
      slug = `${wanted.slice(0, 99 - String(number).length).replace(/-+$/, "")}-${number}`;
    }
  }

  /** Like the SQL function, but each post id may occur only once. */
  changePosts(caller: Caller, parameters: Row): Row[] {
    const { posts, change } = parameters as { posts: Row[]; change: Row };
    if (!caller.isAdmin) throw new ApiError(403, "42501", "Only admins change posts.");
    const now = this.#microseconds();
    return posts
      .toSorted((one, other) => (String(one["id"]) < String(other["id"]) ? -1 : 1))
      .map((entry) => {
        const id = readUuid(String(entry["id"]));
        const expected = readTime(String(entry["updated_at"]));
        return {
          id,
          updated_at: null,
          before: null,
          reason: null,
          ...this.#changePost({ ...caller, now }, id, expected, { change, entry }),
        };
      });
  }

  #changePost(act: Act, id: string, expected: number, wish: { change: Row; entry: Row }): Row {
    const post = this.posts.get(id);
    if (!post) return { outcome: "gone" };
    if (readTime(post.updated_at) !== expected) return { outcome: "conflict" };
    if (this.pendingVersions.has(id)) return { outcome: "refused", reason: "pending_version" };
    const { status, published_at, category_id, tags } = post;
    const before = { status, published_at, category_id, tags };
    if ("delete" in wish.change) {
      this.#trash({ post_id: id, post, pending: null });
      this.#keep("blog_posts", act, post, null);
      return { outcome: "changed", before };
    }
    const changes = changesOf(post, wish, act.now);
    const { length } = (changes["tags"] ?? []) as string[];
    if (length > Math.max(10, tags.length)) return { outcome: "refused", before, reason: "too_many_tags" };
    const isSame = Object.entries(changes).every(
      ([name, value]) => JSON.stringify(value) === JSON.stringify(post[name as keyof StoredPost]),
    );
    if (isSame) return { outcome: "unchanged", updated_at: post.updated_at, before };
    try {
      const changed = this.#write("blog_posts", act, post, { ...post, ...changes });
      return { outcome: "changed", updated_at: changed["updated_at"], before };
    } catch (error) {
      if (!(error instanceof ApiError) || !error.code.startsWith("23")) throw error;
      return { outcome: "refused", before, reason: /constraint "(\w+)"/.exec(error.message)?.[1] ?? "" };
    }
  }

  publishDuePosts(): number {
    const now = this.#microseconds();
    const clock = { userId: null, isAdmin: true, request: "publish_due_posts", now };
    const due = [...this.posts.values()].filter(
      ({ status, published_at }) =>
        status === "scheduled" && published_at !== null && readTime(published_at) <= now,
    );
    for (const post of due) {
      const published = this.#write("blog_posts", clock, post, { ...post, status: "published" });
      const revision = this.#generateId();
      this.saves.set(revision, {
        revision,
        postId: post.id,
        postVersion: String(published["updated_at"]),
        pendingVersion: null,
        publishedFrom: post.updated_at,
      });
    }
    return due.length;
  }

  #writable(name: WrittenTable, { isAdmin }: Caller, test: (row: Row) => boolean): Row[] {
    const rows = isAdmin ? [...this.#tables[name].rows.values()].filter(test) : [];
    // The model writes row by row, so a write of several rows would not be atomic.
    if (rows.length > 1) throw new Error("The server in memory writes one row at a time.");
    return rows;
  }

  /** Applies the triggers to an accepted row. */
  #write(name: WrittenTable, act: Act, before: Row | null, values: Row): Row {
    const { columns, mayWrite, check } = this.#tables[name];
    const trashed = name === "blog_posts" && !before ? this.trash.get(String(values["id"])) : undefined;
    const row = touched(name, act.now, before, values, trashed?.post.first_public_at);
    if (!mayWrite(act, row)) {
      const text = `new row violates row-level security policy for table "${name}"`;
      throw new ApiError(403, "42501", text);
    }
    checkPresence(name, columns, row);
    check(row, before);
    this.#keep(name, act, before, row);
    if (name === "blog_posts") this.#keepVersion(act, row as StoredPost);
    return row;
  }

  #keep(name: WrittenTable, { userId, request }: Caller, before: Row | null, after: Row | null): void {
    const { rows, key } = this.#tables[name];
    if (after) rows.set(String(after[key]), after);
    else if (before) rows.delete(String(before[key]));
    this.history.push({ userId, table: name, before, after, request });
  }

  #keepVersion({ userId }: Caller, post: StoredPost): void {
    if (post.status !== "published") return;
    const fields = Object.fromEntries(Object.entries(post).filter(([name]) => isTextColumn(name)));
    const last = this.versions.findLast(({ post_id }) => post_id === post.id);
    if (last && isDeepStrictEqual(last.fields, fields)) return;
    this.versions.push({ id: this.#generateId(), post_id: post.id, fields, made_by: userId });
  }

  #checkPost(post: StoredPost, before: Row | null): void {
    checkPost(post);
    if (!before && this.posts.has(post.id)) throw notUnique("blog_posts_pkey");
    const isTaken = [...this.posts.values()].some(({ id, slug }) => slug === post.slug && id !== post.id);
    if (isTaken) throw notUnique("blog_posts_slug_key");
    if (post.category_id !== null && !this.categories.has(post.category_id))
      throw brokenReference("blog_posts", "blog_posts_category_id_fkey", "blog_categories");
  }

  #checkPendingVersion(version: StoredPendingVersion, before: Row | null): void {
    const name = "blog_post_pending_versions";
    checkPendingVersion(version);
    if (!before && this.pendingVersions.has(version.post_id)) throw notUnique(`${name}_pkey`);
    if (!this.posts.has(version.post_id)) throw brokenReference(name, `${name}_post_id_fkey`, "blog_posts");
  }

  /** Generates deterministic fake UUIDs. */
  #generateId(): string {
    this.#generatedIds += 1;
    return `00000000-0000-4000-8000-${String(this.#generatedIds).padStart(12, "0")}`;
  }

  #microseconds = (): number => Math.round(this.#now() * 1000);
}

function changesOf(post: StoredPost, { change, entry }: { change: Row; entry: Row }, now: number): Row {
  const { status, category_id, add_tags, remove_tags } = change;
  if ("undo" in change) return entry["before"] as Row;
  if (category_id !== undefined) return { category_id };
  if (add_tags) {
    return { tags: [...post.tags, ...without(add_tags as string[], post.tags)] };
  }
  if (remove_tags) return { tags: without(post.tags, remove_tags as string[]) };
  if (status !== "published") return { status };
  if (post.status === "published" || post.status === "scheduled") return {};
  const published_at = post.published_at ?? toTimestamp(now);
  return { published_at, status: readTime(published_at) > now ? "scheduled" : "published" };
}

const without = (tags: string[], others: string[]): string[] =>
  tags.filter((tag) => others.every((other) => other.toLowerCase() !== tag.toLowerCase()));

/** `updated_at` never repeats. A request can set `first_public_at` only on insert. */
function touched(
  name: WrittenTable,
  now: number,
  before: Row | null,
  values: Row,
  formerly: string | null = null,
): Row {
  const version = before ? Math.max(now, readTime(String(before["updated_at"])) + 1) : now;
  const row = { ...values, updated_at: toTimestamp(version) };
  if (name !== "blog_posts") return row;
  const isPublic = values["status"] === "published";
  const known = before ? before["first_public_at"] : (formerly ?? values["first_public_at"]);
  return { ...row, first_public_at: known ?? (isPublic ? toTimestamp(now) : null) };
}
