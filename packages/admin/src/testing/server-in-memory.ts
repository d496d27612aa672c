import { type Act, ApiError, BlogTables, type Change, keyOf } from "./blog-tables.ts";
import { isSameTime, type Row, type SaveParameters } from "./save-rules.ts";

export type { Change } from "./blog-tables.ts";
export type { Row } from "./save-rules.ts";

export type ServerRequest = { method: string; url: URL; headers: Headers; body: string | null };

type ServerAnswer = { status: number; body: string };

type Options = {
  /** Milliseconds since 1970, possibly with a fraction. */
  now: () => number;
  /** Ids. */
  categories?: Iterable<string>;
};

/**
 * In-memory model of the database, policies and PostgREST for an editor's requests, for tests that run real operations
 * many times. Responds synchronously; tests control delays and lost responses. tests/backend/server-model.test.ts
 * compares it with the real server.
 */
export class ServerInMemory {
  readonly tables: BlogTables;
  readonly #admins = new Set<string>();
  readonly #now: () => number;

  constructor({ now, categories = [] }: Options) {
    this.tables = new BlogTables(categories);
    this.#now = now;
  }

  get posts(): BlogTables["posts"] {
    return this.tables.posts;
  }

  get pendingVersions(): BlogTables["pendingVersions"] {
    return this.tables.pendingVersions;
  }

  get versions(): BlogTables["versions"] {
    return this.tables.versions;
  }

  get history(): readonly Change[] {
    return this.tables.history;
  }

  grant(userId: string): void {
    this.#admins.add(userId);
  }

  revoke(userId: string): void {
    this.#admins.delete(userId);
  }

  removeCategory(id: string): boolean {
    const pending = [...this.pendingVersions.values()].map(({ fields }) => fields as Row);
    const isUsed = [...this.posts.values(), ...pending].some(({ category_id }) => category_id === id);
    return !isUsed && this.tables.categories.delete(id);
  }

  publishDue(): number {
    return this.tables.publishDuePosts(this.#act(null));
  }

  /** Responds as the user of the token `token-of-<userId>`. Throws for a request that no editor sends. */
  answer(request: ServerRequest): ServerAnswer {
    try {
      return { status: 200, body: JSON.stringify(this.#resultOf(request)) };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { status, code, message } = error;
      return { status, body: JSON.stringify({ code, message, details: null, hint: null }) };
    }
  }

  #act = (userId: string | null): Act => ({ userId, now: Math.round(this.#now() * 1000) });

  #resultOf(request: ServerRequest): unknown {
    const { method, url, headers, body } = request;
    const [, userId] = /^Bearer token-of-(.+)$/.exec(headers.get("authorization") ?? "") ?? [];
    if (userId === undefined) throw new ApiError(401, "42501");
    const isAdmin = this.#admins.has(userId);
    const values = JSON.parse(body ?? "{}") as Row;
    const name = url.pathname.replace("/rest/v1/", "");
    switch (`${method} ${name}`) {
      case "GET user_roles":
        return isAdmin ? [{ role: "admin" }] : [];
      case "POST rpc/save_post":
        if (!isAdmin) return { outcome: "not_allowed" };
        return this.tables.savePost(this.#act(userId), values as SaveParameters);
      case "POST rpc/restore_trashed_posts":
        if (!isAdmin) throw new ApiError(403, "42501");
        return (values["ids"] as string[]).map((id) => this.tables.restoreTrashedPost(this.#act(userId), id));
      case "POST rpc/change_posts":
        if (!isAdmin) throw new ApiError(403, "42501");
        return this.#changePosts(this.#act(userId), values);
    }
    const unknown = new Error(`The server in memory knows no such request: ${method} ${url.href}`);
    if (name !== "blog_posts" && name !== "blog_post_pending_versions") throw unknown;
    const {
      [keyOf(name)]: key,
      updated_at: version,
      select: _,
      ...others
    } = Object.fromEntries(url.searchParams);
    if (Object.keys(others).length > 0) throw unknown;
    if (method === "POST") {
      if (!isAdmin) throw new ApiError(403, "42501");
      return [this.tables.insert(name, this.#act(userId), values)];
    }
    const row = this.tables.rowsOf(name).get(valueOf(key));
    const isPublic = method === "GET" && row?.["status"] === "published";
    if (!row || !(isAdmin || isPublic)) return [];
    if (version !== undefined && !isSameTime(String(row["updated_at"]), valueOf(version))) return [];
    if (method === "GET") return [row];
    if (method === "PATCH") return [this.tables.update(name, this.#act(userId), row, values)];
    if (method !== "DELETE") throw unknown;
    this.tables.delete(name, row);
    return [row];
  }

  #changePosts(act: Act, values: Row): Row[] {
    const { posts, change } = values as { posts: { id: string; updated_at: string }[]; change: Row };
    return posts
      .toSorted((one, other) => (one.id < other.id ? -1 : 1))
      .map(({ id, updated_at }) => ({ id, outcome: this.tables.changePost(act, id, updated_at, change) }));
  }
}

/** The operand of the filter `eq`, the only one. */
function valueOf(filter = ""): string {
  const [, value] = /^eq\.(.+)$/.exec(filter) ?? [];
  if (value === undefined) throw new Error(`The server in memory knows no such filter: ${filter}`);
  return value;
}

export const toServerRequest = (...[input, init]: Parameters<typeof fetch>): ServerRequest => {
  if (input instanceof Request) throw new Error("Only addresses are fetched here.");
  const body = init?.body ?? null;
  if (body !== null && typeof body !== "string") throw new Error("Only texts are sent here.");
  return { method: init?.method ?? "GET", url: new URL(input), headers: new Headers(init?.headers), body };
};

export const toResponse = ({ status, body }: ServerAnswer): Response => new Response(body, { status });
