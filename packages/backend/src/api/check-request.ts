import { parseJson } from "../http/read-request.ts";

/** The message is sent to the client. */
export class RefusedRequestError extends Error {
  override name = "RefusedRequestError";
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Our own requests need only one level. Each additional level multiplies rows and planning time. */
const mostLevels = 3;

const matching = String.raw`(?:not\.)?i?match(?:\((?:any|all)\))?\.`;
const matchingFilter = new RegExp(`^${matching}`);
/** In `or=(a.eq.1,and(b.match.x))`, a condition begins after a bracket or a comma. */
const matchingCondition = new RegExp(String.raw`(?:^|[(,])[^.(,]*\.${matching}`);

/** Each search scans the text of every post. */
const mostSearches = 12;
/** These tables contain short values, and the admin searches seven columns for up to eight words. */
const mostInLists = 60;
const lists = /^\/rest\/v1\/(?:contact_enquiries|post_pictures|subscriptions)$/;
const wildcardsOfEach = 5;
const searching = /(?:^|[.,(])(?:i?like|(?:pl|ph|w)?fts)(?:\((\w+)\))?\./gi;

const searchesIn = (value: string): number =>
  Array.from(value.matchAll(searching)).reduce(
    (count, { index, 1: kind }) => count + (/^(?:any|all)$/i.test(kind ?? "") ? membersAt(value, index) : 1),
    0,
  );

const membersAt = (value: string, index: number): number =>
  (/\{([^}]*)/.exec(value.slice(index))?.[1] ?? "").split(",").length;

/**
 * Rejects backtracking patterns, nested embeds and dozens of searches. Postgres runs in this process and cannot be
 * interrupted, so such a query could block the backend for minutes. Throws a RefusedRequestError.
 */
export function checkQuery({ pathname, searchParams }: URL): void {
  if (!pathname.startsWith("/rest/v1")) return;
  const values = [...searchParams.values()];
  const searches = values.reduce((count, value) => count + searchesIn(value), 0);
  const most = lists.test(pathname) ? mostInLists : mostSearches;
  const wildcards = searches > 0 ? values.join("").split(/[*%]/).length - 1 : 0;
  if (searches > most || wildcards > most * wildcardsOfEach) {
    throw new RefusedRequestError(
      "PGRST100",
      `The local backend allows at most ${most} searches (like, ilike, fts) with ${most * wildcardsOfEach} wildcards in a request.`,
    );
  }
  for (const [name, value] of searchParams) {
    const kind = name.split(".").at(-1) ?? "";
    if ((kind === "limit" || kind === "offset") && !/^\d+$/.test(value)) {
      throw new RefusedRequestError("PGRST100", `"${kind}" must be a whole number, 0 or more.`);
    }
    if (name === "select" && levelsOf(value) > mostLevels) {
      throw new RefusedRequestError(
        "PGRST100",
        `The local backend allows at most ${mostLevels} levels of embedding in "select".`,
      );
    }
    const isTree = kind === "or" || kind === "and";
    if (matchingFilter.test(value) || (isTree && matchingCondition.test(value))) {
      throw new RefusedRequestError(
        "PGRST100",
        "The local backend does not support regular expressions (match, imatch). Use like or ilike.",
      );
    }
  }
}

function levelsOf(select: string): number {
  let level = 0;
  let deepest = 0;
  for (const character of select) {
    if (character === "(") level += 1;
    else if (character === ")") level -= 1;
    deepest = Math.max(deepest, level);
  }
  return deepest;
}

/**
 * Returns the body to pass to Lite. Lite ignores `enable_signup = false` for one-time passwords. Nor does Lite support
 * invitations, so invitation tokens are passed on as sign-up tokens. Throws a RefusedRequestError for an invalid body.
 */
export function checkBody({ pathname }: URL, contentType: string, body: Buffer, signUp: boolean): Buffer {
  const isAuth = pathname.startsWith("/auth/v1");
  if (body.length === 0 || !(isAuth || isJson(pathname, contentType))) return body;
  const content = parseJson(body.toString("utf8"));
  const rows: unknown[] = Array.isArray(content) && !isAuth ? content : [content];
  if (!rows.every(isObject)) {
    throw isAuth
      ? new RefusedRequestError("bad_json", "Could not parse request body as a JSON object.")
      : new RefusedRequestError("PGRST102", "The request body must be a JSON object or an array of objects.");
  }
  const path = decodeURIComponent(pathname);
  if (path === "/auth/v1/verify" && rows[0]?.["type"] === "invite") {
    return Buffer.from(JSON.stringify({ ...rows[0], type: "signup" }));
  }
  if (signUp || path !== "/auth/v1/otp") return body;
  return Buffer.from(JSON.stringify({ ...rows[0], create_user: false }));
}

/** Auth parses every body as JSON. The Data API also parses a body without a content type. */
const isJson = (pathname: string, contentType: string) =>
  contentType.toLowerCase().includes("application/json") ||
  (contentType === "" && pathname.startsWith("/rest/v1"));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
