import type { StoredPendingVersion } from "@brightwren/core/admin-posts/pending-versions";
import { checkPresence, type Columns, readRow, readTime, readUuid, readValues } from "./column-values.ts";
import { Refusal } from "./refusal.ts";
import {
  brokenReference,
  checkPendingVersion,
  checkPost,
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

/** Who asks, and what for. */
export type Caller = {
  /** Null: a visitor, or the clock. */
  userId: string | null;
  isAdmin: boolean;
  request: string;
};

/** A write in one transaction, which has one time: microseconds since 1970. */
type Act = Caller & { now: number };

/** A write that was accepted. */
export type Change = {
  userId: string | null;
  table: WrittenTable;
  before: Row | null;
  after: Row | null;
  /** The request, or the name of the function that made the change. */
  request: string;
};

/** What differs between the tables that are written. */
type Table = {
  columns: Columns;
  /** The column that names a row. */
  key: "id" | "post_id";
  rows: Map<string, Row>;
  /** What a new row has where the request is silent. */
  initial: (caller: Caller) => Row;
  mayWrite: (caller: Caller, row: Row) => boolean;
  /** Throws a `Refusal` for a row that breaks a rule. */
  check: (row: Row, before: Row | null) => void;
};

/** The tables that the owner writes, with the rules of `supabase/migrations`. Throws a `Refusal` where they refuse. */
export class BlogTables {
  readonly posts = new Map<string, StoredPost>();
  readonly pendingVersions = new Map<string, StoredPendingVersion>();
  readonly categories = new Map<string, Category>();
  readonly history: Change[] = [];
  readonly #now: () => number;
  #generatedIds = 0;

  /** `now` gives milliseconds since 1970, with a fraction where there is one. */
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

  /** The rows that row-level security shows. */
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

  /** Writes these values into the rows that meet the test, and gives the rows. */
  update(name: WrittenTable, caller: Caller, test: (row: Row) => boolean, values: Row): Row[] {
    const changes = readRow(name, this.#tables[name].columns, values);
    // PostgREST sends no statement then.
    if (Object.keys(changes).length === 0) return [];
    const act = { ...caller, now: this.#microseconds() };
    return this.#writable(name, caller, test).map((row) =>
      this.#write(name, act, row, { ...row, ...changes }),
    );
  }

  /** Deletes the rows that meet the test, and gives what they were. */
  delete(name: WrittenTable, caller: Caller, test: (row: Row) => boolean): Row[] {
    const rows = this.#writable(name, caller, test);
    for (const row of rows) {
      const key = String(row[this.#tables[name].key]);
      this.#keep(name, caller, row, null);
      const pending = name === "blog_posts" && this.pendingVersions.get(key);
      if (pending) this.#keep("blog_post_pending_versions", caller, pending, null);
    }
    return rows;
  }

  /** The SQL function of this name. */
  applyPendingVersion(caller: Caller, parameters: Row): string {
    const postId = readUuid(String(parameters["post_id"]));
    const expected = readTime(String(parameters["expected_updated_at"]));
    if (!caller.isAdmin) throw new Refusal(403, "42501", "Only admins apply pending versions.");
    const post = this.posts.get(postId);
    const pending = this.pendingVersions.get(postId);
    if (!post || !pending) return "missing";
    if (readTime(pending.updated_at) !== expected) return "version_changed";
    if (readTime(post.updated_at) !== readTime(pending.base_updated_at)) return "post_changed";
    const changes = readValues(postColumns, pending.fields as Row);
    this.#write("blog_posts", { ...caller, now: this.#microseconds() }, post, { ...post, ...changes });
    this.#keep("blog_post_pending_versions", caller, pending, null);
    return "applied";
  }

  /** The SQL function of this name. */
  publishDuePosts(): number {
    const now = this.#microseconds();
    const clock = { userId: null, isAdmin: true, request: "publish_due_posts", now };
    const due = [...this.posts.values()].filter(
      ({ status, published_at }) =>
        status === "scheduled" && published_at !== null && readTime(published_at) <= now,
    );
    for (const post of due) this.#write("blog_posts", clock, post, { ...post, status: "published" });
    return due.length;
  }

  #writable(name: WrittenTable, { isAdmin }: Caller, test: (row: Row) => boolean): Row[] {
    const rows = isAdmin ? [...this.#tables[name].rows.values()].filter(test) : [];
    // One by one they would not be all or nothing.
    if (rows.length > 1) throw new Error("The server in memory writes one row at a time.");
    return rows;
  }

  /** What the triggers make of a row, once nothing speaks against it. */
  #write(name: WrittenTable, act: Act, before: Row | null, values: Row): Row {
    const { columns, mayWrite, check } = this.#tables[name];
    const row = touched(name, act.now, before, values);
    if (!mayWrite(act, row)) {
      const text = `new row violates row-level security policy for table "${name}"`;
      throw new Refusal(403, "42501", text);
    }
    checkPresence(name, columns, row);
    check(row, before);
    this.#keep(name, act, before, row);
    return row;
  }

  #keep(name: WrittenTable, { userId, request }: Caller, before: Row | null, after: Row | null): void {
    const { rows, key } = this.#tables[name];
    if (after) rows.set(String(after[key]), after);
    else if (before) rows.delete(String(before[key]));
    this.history.push({ userId, table: name, before, after, request });
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

  /** As random as a uuid looks, and the same in every run. */
  #generateId(): string {
    this.#generatedIds += 1;
    return `00000000-0000-4000-8000-${String(this.#generatedIds).padStart(12, "0")}`;
  }

  #microseconds = (): number => Math.round(this.#now() * 1000);
}

/** `updated_at` never repeats; when a post was first public is nobody's to say. */
function touched(name: WrittenTable, now: number, before: Row | null, values: Row): Row {
  const version = before ? Math.max(now, readTime(String(before["updated_at"])) + 1) : now;
  const row = { ...values, updated_at: toTimestamp(version) };
  if (name !== "blog_posts") return row;
  const isPublic = values["status"] === "published";
  return { ...row, first_public_at: before?.["first_public_at"] ?? (isPublic ? toTimestamp(now) : null) };
}
