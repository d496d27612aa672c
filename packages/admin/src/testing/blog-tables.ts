import { isDeepStrictEqual } from "node:util";
import { authors } from "@brightwren/brand";
import type { StoredPendingVersion } from "@brightwren/core/admin-posts/pending-versions";
import { type Post, postToDraft } from "@brightwren/core/admin-posts/post";
import { emptyFields, nullForEmpty } from "@brightwren/core/post-editing/post-draft";
import {
  decideSave,
  isSameTime,
  type Row,
  saveAnswer,
  type SaveParameters,
  type SaveRow,
  statusAfter,
  toMicroseconds,
  toTimestamp,
} from "./save-rules.ts";

type TableName = "blog_posts" | "blog_post_pending_versions";

/** A write in one transaction. `now`: microseconds since 1970. */
export type Act = { userId: string | null; now: number };

export type Change = { table: TableName; before: Row | null; after: Row | null };

type TrashedRow = { post_id: string; post: Post; pending: StoredPendingVersion | null };

type VersionRow = { id: string; post_id: string; fields: Row; made_by: string | null };

/** PostgREST's status and Postgres' error code. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(`${status} ${code}`);
    this.name = "ApiError";
    this.status = status;
    this.code = code;
  }
}

export const keyOf = (table: TableName): "id" | "post_id" => (table === "blog_posts" ? "id" : "post_id");

const newPost = {
  ...nullForEmpty(emptyFields()),
  author: authors.owner,
  status: "draft",
  read_time_minutes: 1,
  first_public_at: null,
};

/**
 * The two tables that an editor changes, with the triggers and constraints in `supabase/migrations` that its requests can
 * meet. A violated constraint throws an `ApiError`.
 */
export class BlogTables {
  readonly posts = new Map<string, Post>();
  readonly pendingVersions = new Map<string, StoredPendingVersion>();
  readonly #saves = new Map<string, SaveRow>();
  readonly trash = new Map<string, TrashedRow>();
  readonly versions: VersionRow[] = [];
  readonly categories: Set<string>;
  readonly history: Change[] = [];
  #generatedIds = 0;

  constructor(categories: Iterable<string>) {
    this.categories = new Set(categories);
  }

  rowsOf = (table: TableName): Map<string, Row> =>
    table === "blog_posts" ? this.posts : this.pendingVersions;

  insert(table: TableName, act: Act, values: Row): Row {
    const created_at = toTimestamp(act.now);
    const initial = table === "blog_posts" ? newPost : {};
    return this.#write(table, act, null, { ...initial, created_at, ...asStored(values) });
  }

  update(table: TableName, act: Act, row: Row, changes: Row): Row {
    return this.#write(table, act, row, { ...row, ...asStored(changes) });
  }

  delete(table: TableName, row: Row): void {
    const key = String(row[keyOf(table)]);
    const pending = table === "blog_posts" ? (this.pendingVersions.get(key) ?? null) : null;
    if (table === "blog_posts") this.#trash({ post_id: key, post: row as Post, pending });
    this.#keep(table, row, null);
    if (pending) this.#keep("blog_post_pending_versions", pending, null);
  }

  savePost(act: Act, save: SaveParameters): Row {
    try {
      return this.#save(act, save);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { outcome: error.code === "23503" ? "category_gone" : "address_taken" };
    }
  }

  #save(act: Act, save: SaveParameters): Row {
    const { revision, post_id: postId, command } = save;
    const post = this.posts.get(postId) ?? null;
    const pending = this.pendingVersions.get(postId) ?? null;
    const decided = decideSave(save, { post, pending, saves: this.#saves });
    if ("answer" in decided) return decided.answer;
    let saved = post;
    let version: StoredPendingVersion | null = null;
    if (decided.does === "save beside" && post) version = this.#saveBeside(act, post, pending, decided);
    if (decided.does === "save") {
      const initial = { ...newPost, id: postId, created_at: toTimestamp(act.now) } as Post;
      const wanted: Post = { ...(post ?? initial), ...asStored(decided.fields) };
      if (command === "publish") wanted.published_at ??= toTimestamp(act.now);
      wanted.status = statusAfter(command, wanted, act.now);
      if (!isDeepStrictEqual(wanted, post)) saved = this.#write("blog_posts", act, post, wanted) as Post;
    }
    if (decided.does !== "save beside" && decided.isPendingKnown && pending)
      this.#keep("blog_post_pending_versions", pending, null);
    this.#saves.set(`${postId} ${revision}`, {
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
    post: Post,
    pending: StoredPendingVersion | null,
    { fields, base }: { fields: Row | null; base: string },
  ): StoredPendingVersion | null {
    if (!pending && isDeepStrictEqual({ ...post, ...asStored(fields) }, post)) return null;
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

  restoreTrashedPost(act: Act, id: string): Row {
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
    }) as Post;
    if (pending) {
      const isCurrent = pending.base_updated_at === post.updated_at;
      const base_updated_at = isCurrent ? restored.updated_at : pending.base_updated_at;
      this.#write("blog_post_pending_versions", act, null, {
        ...pending,
        post_id: restored.id,
        base_updated_at,
      });
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

  /** Changes the status, adds tags or deletes. */
  changePost(act: Act, id: string, version: string, change: Row): string {
    const post = this.posts.get(id);
    if (!post) return "gone";
    if (!isSameTime(post.updated_at, version)) return "conflict";
    if (this.pendingVersions.has(id)) return "refused";
    if ("delete" in change) {
      this.delete("blog_posts", post);
      return "changed";
    }
    const changed = { ...post, ...changesOf(post, change, act.now) };
    if (isDeepStrictEqual(changed, post)) return "unchanged";
    this.#write("blog_posts", act, post, changed);
    return "changed";
  }

  publishDuePosts(act: Act): number {
    const due = [...this.posts.values()].filter(
      ({ status, published_at }) =>
        status === "scheduled" && published_at !== null && toMicroseconds(published_at) <= act.now,
    );
    for (const post of due) {
      const published = this.#write("blog_posts", act, post, { ...post, status: "published" });
      const revision = this.#generateId();
      this.#saves.set(revision, {
        revision,
        postId: post.id,
        postVersion: String(published["updated_at"]),
        pendingVersion: null,
        publishedFrom: post.updated_at,
      });
    }
    return due.length;
  }

  /** Checks the constraints and applies the triggers. */
  #write(table: TableName, { userId, now }: Act, before: Row | null, values: Row): Row {
    const version = before ? Math.max(now, toMicroseconds(String(before["updated_at"])) + 1) : now;
    const row: Row = { ...values, updated_at: toTimestamp(version) };
    if (table === "blog_posts") {
      const formerly = before ? undefined : this.trash.get(String(row["id"]))?.post.first_public_at;
      const known = before ? before["first_public_at"] : (formerly ?? row["first_public_at"]);
      row["first_public_at"] = known ?? (row["status"] === "published" ? toTimestamp(now) : null);
      this.#checkPost(row as Post);
    }
    this.#keep(table, before, row);
    if (table === "blog_posts") this.#keepVersion(userId, row as Post);
    return row;
  }

  #keep(table: TableName, before: Row | null, after: Row | null): void {
    const key = String((after ?? before)?.[keyOf(table)]);
    if (after) this.rowsOf(table).set(key, after);
    else this.rowsOf(table).delete(key);
    this.history.push({ table, before, after });
  }

  #keepVersion(userId: string | null, post: Post): void {
    if (post.status !== "published") return;
    const fields = { ...postToDraft(post), read_time_minutes: post.read_time_minutes };
    const last = this.versions.findLast(({ post_id }) => post_id === post.id);
    if (last && isDeepStrictEqual(last.fields, fields)) return;
    this.versions.push({ id: this.#generateId(), post_id: post.id, fields, made_by: userId });
  }

  #checkPost({ id, slug, category_id }: Post): void {
    const isTaken = [...this.posts.values()].some((other) => other.slug === slug && other.id !== id);
    if (isTaken) throw new ApiError(409, "23505");
    if (category_id !== null && !this.categories.has(category_id)) throw new ApiError(409, "23503");
  }

  /** Generates deterministic fake UUIDs. */
  #generateId(): string {
    this.#generatedIds += 1;
    return `00000000-0000-4000-8000-${String(this.#generatedIds).padStart(12, "0")}`;
  }
}

function asStored(values: Row | null): Row {
  const { published_at } = values ?? {};
  if (typeof published_at !== "string") return { ...values };
  return { ...values, published_at: toTimestamp(toMicroseconds(published_at)) };
}

function changesOf(post: Post, { status, add_tags }: Row, now: number): Row {
  if (add_tags) {
    const known = new Set(post.tags.map((tag) => tag.toLowerCase()));
    return { tags: [...post.tags, ...(add_tags as string[]).filter((tag) => !known.has(tag.toLowerCase()))] };
  }
  if (status !== "published") return { status };
  if (post.status === "published" || post.status === "scheduled") return {};
  const published_at = post.published_at ?? toTimestamp(now);
  return { published_at, status: toMicroseconds(published_at) > now ? "scheduled" : "published" };
}
