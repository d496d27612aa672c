import type { StoredPendingVersion } from "@brightwren/core/admin-posts/pending-versions";
import {
  BlogTables,
  type Caller,
  type Category,
  type Change,
  type TrashedRow,
  type VersionRow,
  type WrittenTable,
} from "./blog-tables.ts";
import { type Columns, testOf } from "./column-values.ts";
import { ApiError } from "./api-error.ts";
import {
  readTableRequest,
  type Row,
  type ServerRequest,
  type TableRequest,
  unknownRequest,
} from "./table-requests.ts";
import { pendingVersionColumns, postColumns, type StoredPost } from "./table-rules.ts";

export type { Change } from "./blog-tables.ts";
export type { Row, ServerRequest } from "./table-requests.ts";
export type { StoredPost } from "./table-rules.ts";

export type ServerAnswer = { status: number; body: string | null; headers?: Record<string, string> };

type Options = {
  /** Milliseconds since 1970, possibly with a fraction. */
  now: () => number;
  categories?: readonly Category[];
};

const functionPath = "/rest/v1/rpc/";

const columnsOf: Readonly<Record<string, Columns>> = {
  blog_posts: postColumns,
  blog_post_pending_versions: pendingVersionColumns,
  blog_categories: { id: "uuid!", name: "text!", slug: "text!" },
  user_roles: { user_id: "text!", role: "text!" },
};

/**
 * In-memory model of the database, policies and PostgREST for the owner's writes, for tests that run real operations
 * many times. Responds synchronously; tests control delays and lost responses. tests/backend/server-model.test.ts
 * compares it with the real server.
 */
export class ServerInMemory {
  readonly #tables: BlogTables;
  readonly #admins = new Set<string>();

  constructor({ now, categories = [] }: Options) {
    this.#tables = new BlogTables(now);
    for (const category of categories) this.addCategory(category);
  }

  get posts(): ReadonlyMap<string, StoredPost> {
    return this.#tables.posts;
  }

  get pendingVersions(): ReadonlyMap<string, StoredPendingVersion> {
    return this.#tables.pendingVersions;
  }

  get trash(): ReadonlyMap<string, TrashedRow> {
    return this.#tables.trash;
  }

  get versions(): readonly VersionRow[] {
    return this.#tables.versions;
  }

  get history(): readonly Change[] {
    return this.#tables.history;
  }

  /** What visitors see, by post id. Unaffected by saving an unchanged post. */
  visible(): Map<string, Row> {
    const published = [...this.posts.values()].filter(({ status }) => status === "published");
    const shown = published.map((post) => {
      const { updated_at: _, first_public_at: __, ...rest } = post;
      return [post.id, rest] as const;
    });
    return new Map(shown);
  }

  grant(userId: string): void {
    this.#admins.add(userId);
  }

  revoke(userId: string): void {
    this.#admins.delete(userId);
  }

  addCategory(category: Category): void {
    this.#tables.categories.set(category.id, category);
  }

  removeCategory(id: string): boolean {
    const pending = [...this.pendingVersions.values()].map(({ fields }) => fields as Row);
    const isUsed = [...this.posts.values(), ...pending].some(({ category_id }) => category_id === id);
    return !isUsed && this.#tables.categories.delete(id);
  }

  publishDue(): number {
    return this.#tables.publishDuePosts();
  }

  /**
   * Responds as the token's user: `token-of-<userId>`, or the public key for a visitor. `expired-token-of-<userId>` has
   * expired. Throws for a request that the model does not support.
   */
  answer(request: ServerRequest): ServerAnswer {
    const { method, url } = request;
    const path = `${method} ${url.pathname}`;
    if (path === "POST /auth/v1/logout") return { status: 204, body: null };
    try {
      const userId = readUserId(request.headers);
      const isAdmin = userId !== null && this.#admins.has(userId);
      const caller = { userId, isAdmin, request: `${path}${url.search}` };
      if (!path.startsWith(`POST ${functionPath}`)) return this.#answerTable(caller, request);
      return toAnswer(200, this.#call(caller, request));
    } catch (error) {
      if (error instanceof ApiError) return toErrorAnswer(error);
      throw error;
    }
  }

  #call(caller: Caller, request: ServerRequest): unknown {
    const name = request.url.pathname.slice(functionPath.length);
    const parameters = JSON.parse(request.body ?? "{}") as Row;
    if (caller.userId === null) throw notGranted(`function ${name}`);
    if (name === "save_post") return this.#tables.savePost(caller, parameters);
    if (name === "restore_trashed_posts") return this.#tables.restoreTrashedPosts(caller, parameters);
    if (name === "change_posts") return this.#tables.changePosts(caller, parameters);
    throw unknownRequest(request);
  }

  #answerTable(caller: Caller, request: ServerRequest): ServerAnswer {
    const asked = readTableRequest(request);
    const known = columnsOf[asked.table];
    const { columns = [] } = asked;
    if (!known || !columns.every((column) => Object.hasOwn(known, column))) throw unknownRequest(request);
    checkGrant(caller, asked);
    const test = testOf(known, asked.conditions);
    const rows = asked.method === "GET" ? this.#read(caller, asked, test) : this.#write(caller, asked, test);
    if (asked.isSingle && rows.length !== 1) {
      const details = `The result contains ${rows.length} rows`;
      throw new ApiError(406, "PGRST116", "Cannot coerce the result to a single JSON object", details);
    }
    const shown = asked.columns ? rows.map((row) => pick(row, columns)) : rows;
    return toAnswer(asked.method === "POST" ? 201 : 200, asked.isSingle ? shown[0] : shown);
  }

  #read(caller: Caller, { table, limit }: TableRequest, test: (row: Row) => boolean): Row[] {
    return this.#rowsFor(caller, table).filter(test).slice(0, limit);
  }

  #rowsFor(caller: Caller, table: string): Row[] {
    if (isWritten(table)) return this.#tables.rowsFor(table, caller);
    if (table === "blog_categories") return [...this.#tables.categories.values()];
    return caller.isAdmin ? [{ user_id: caller.userId, role: "admin" }] : [];
  }

  #write(caller: Caller, asked: TableRequest, test: (row: Row) => boolean): Row[] {
    const { method, table, values } = asked;
    if (!isWritten(table)) throw new Error(`The server in memory has no writes to ${table}.`);
    if (method === "POST") return [this.#tables.insert(table, caller, values)];
    if (method === "PATCH") return this.#tables.update(table, caller, test, values);
    return this.#tables.delete(table, caller, test);
  }
}

const isWritten = (table: string): table is WrittenTable =>
  table === "blog_posts" || table === "blog_post_pending_versions";

/** Hosted Supabase rejects the request here; the embedded backend leaves this to row-level security. */
function checkGrant({ userId }: Caller, { method, table }: TableRequest): void {
  const isPublic = method === "GET" && (table === "blog_posts" || table === "blog_categories");
  if (userId !== null || isPublic) return;
  throw notGranted(`table ${table}`);
}

const notGranted = (what: string) => new ApiError(401, "42501", `permission denied for ${what}`);

function readUserId(headers: Headers): string | null {
  const token = headers.get("authorization")?.replace(/^Bearer /, "");
  if (token === undefined || token === headers.get("apikey")) return null;
  const [, isExpired, userId] = /^(expired-)?token-of-(.+)$/.exec(token) ?? [];
  if (isExpired) throw new ApiError(401, "PGRST303", "JWT expired");
  if (userId !== undefined) return userId;
  const details = "None of the keys was able to decode the JWT";
  throw new ApiError(401, "PGRST301", "No suitable key or wrong key type", details);
}

const pick = (row: Row, columns: string[]): Row =>
  Object.fromEntries(columns.map((column) => [column, row[column]]));

const toAnswer = (status: number, body: unknown): ServerAnswer => ({
  status,
  body: JSON.stringify(body),
  headers: { "content-type": "application/json; charset=utf-8" },
});

const toErrorAnswer = ({ status, code, details, message }: ApiError): ServerAnswer =>
  toAnswer(status, { code, details, hint: null, message });
