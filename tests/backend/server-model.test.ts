import { createHmac } from "node:crypto";
import type { RunningBackend } from "@brightwren/backend/backend-options";
import { localJwtSecret } from "@brightwren/backend/project/local-project";
import type { PostChanges } from "@brightwren/core/admin-posts/post";
import type { SaveCommand } from "@brightwren/core/admin-posts/save-post";
import type { PostFields } from "@brightwren/core/post-editing/post-draft";
import { assertAdmin } from "@brightwren/core/session/access";
import { signOut } from "@brightwren/core/session/sign-in";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startTestBackend } from "../setup/backend.ts";
import { isDeep } from "../setup/test-depth.ts";
import { comparable } from "./comparable.ts";
import { type ComparedServer, modelServer, realServer } from "./compared-servers.ts";
import {
  categories,
  type Outcome,
  postIds,
  type SaveStep,
  someSteps,
  type Step,
  takeSteps,
} from "./writing-steps.ts";

let backend: RunningBackend;
let real: ComparedServer;
let model: ComparedServer;
let given: string;

beforeAll(async () => {
  backend = await startTestBackend({ seed: false });
  real = await realServer(backend);
  given = JSON.stringify([postIds, categories, await backend.sql("select id from auth.users")]);
  model = await modelServer(backend, (to) => vi.stubGlobal("fetch", to));
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await backend?.stop();
});

async function compare(steps: readonly Step[]) {
  const [expected, found] = [await storyOf(real, steps), await storyOf(model, steps)];
  return {
    outcomes: expected.outcomes,
    expected: comparable(expected, given),
    found: comparable(found, given),
  };
}

async function storyOf(server: ComparedServer, steps: readonly Step[]) {
  const outcomes = await takeSteps(server, steps);
  return { outcomes, ...(await server.rows()) };
}

const past = "2020-01-02T03:04:05Z";
const many = (count: number) => Array.from({ length: count }, (_, n) => `tag ${n}`);

const draft = { do: "create", post: 0, values: { title: "Draft", slug: "draft" } } as const;
const shown = {
  do: "create",
  post: 1,
  values: { title: "Shown", slug: "shown", status: "published", published_at: past },
} as const;
const update = (post: number, values: PostChanges, more: { onPurpose?: boolean; from?: "first" } = {}) =>
  ({ do: "update", post, from: "newest", values, onPurpose: false, ...more }) as const;
const save = (command: SaveCommand, values: Partial<PostFields> = {}, more: Partial<SaveStep> = {}) =>
  ({
    do: "save",
    command,
    post: 1,
    from: "newest",
    over: null,
    values: { slug: "shown", ...values },
    onPurpose: false,
    again: false,
    isLost: false,
    ...more,
  }) as const;
const savePending = (values: Partial<PostFields> = {}, over: "newest" | "first" | null = null) =>
  save("pending", values, { over });
const apply = save("publish", {}, { over: "newest" });
const discard = save("discard", {}, { over: "newest" });

function nameOf(outcome: Outcome): string {
  if ("gave" in outcome) {
    const names = Object.keys(outcome.gave ?? {});
    return names.includes("slug") ? "post" : (names[0] ?? "nothing");
  }
  const { name, reason, code } = outcome.threw;
  return String(reason ?? code ?? name);
}

async function lastOf(count: number, steps: readonly Step[]): Promise<string[]> {
  const { outcomes, expected, found } = await compare(steps);
  expect(found).toEqual(expected);
  return outcomes.slice(-count).map(nameOf);
}

describe("errors are the same on both servers:", () => {
  test.each<[string, PostChanges, string]>([
    ["another post's slug", { slug: "shown" }, "SlugTakenError"],
    ["an invalid slug", { slug: "No address" }, "23514"],
    ["a title of spaces", { title: "  " }, "23514"],
    ["an invalid status", { status: "gone" as never }, "23514"],
    ["a published post without a date", { status: "published" }, "23514"],
    ["a date in another century", { published_at: "2100-01-01T00:00:00.000001Z" }, "23514"],
    ["an invalid date", { published_at: "soon" }, "22007"],
    ["an empty tag", { tags: ["SEO", ""] }, "23514"],
    ["too many tags", { tags: many(51) }, "23514"],
    ["a missing category", { category_id: postIds[0] }, "CategoryGoneError"],
    ["no title", { title: null as never }, "23502"],
    ["an unknown column", { topic: "None" } as never, "PGRST204"],
    ["several errors together", { title: " ", slug: "shown", category_id: postIds[0] }, "23514"],
    [
      "another post's slug and a missing category",
      { slug: "shown", category_id: postIds[0] },
      "SlugTakenError",
    ],
  ])("%s", async (_, values, code) => {
    const create = { do: "create", post: 2, values: { title: "New", slug: "new", ...values } } as const;
    expect(await lastOf(2, [draft, shown, create, update(0, values)])).toEqual([code, code]);
  });

  test("a second post with the same id", async () => {
    const again = { ...draft, values: { title: "Another", slug: "another" } };
    const both = { ...draft, values: { ...again.values, slug: "shown" } };
    expect(await lastOf(2, [draft, shown, again, both])).toEqual(["SlugTakenError", "SlugTakenError"]);
  });

  test("another slug for a public post", async () => {
    const change = { slug: "new" };
    const steps = [
      shown,
      update(1, change),
      update(1, { slug: "shown" }),
      update(1, change, { onPurpose: true }),
    ];
    expect(await lastOf(3, steps)).toEqual(["SlugFrozenError", "saved", "saved"]);
  });

  test("an invalid id or version", async () => {
    const steps = [
      { do: "read", post: 9 },
      update(9, { title: "New" }),
      { do: "isFree", slug: "no", post: 9 },
    ] as const;
    expect(await lastOf(3, [draft, ...steps])).toEqual(["22P02", "22P02", "nothing"]);
  });

  test.each<[string, Step[], string]>([
    [
      "saving an older version",
      [update(1, { title: "Newer" }), update(1, { title: "Mine" }, { from: "first" })],
      "conflict",
    ],
    ["saving a deleted post", [{ do: "delete", post: 1 }, update(1, { title: "Mine" })], "conflict"],
    ["saving a second pending version", [savePending(), savePending({ title: "Mine" })], "conflict"],
    [
      "saving an older pending version",
      [savePending(), savePending({ title: "Newer" }, "newest"), savePending({}, "first")],
      "conflict",
    ],
    ["publishing a deleted post", [savePending(), { do: "delete", post: 1 }, apply], "conflict"],
    [
      "publishing an older version",
      [savePending(), update(1, { title: "Newer" }), { ...apply, from: "first" }],
      "conflict",
    ],
    [
      "publishing with another user's pending version",
      [savePending(), savePending({ title: "Newer" }, "newest"), save("publish", {}, { over: "first" })],
      "conflict",
    ],
    ["publishing with a locked slug", [save("publish", { slug: "other" })], "SlugFrozenError"],
    ["publishing with the same revision", [apply, { ...apply, again: true }], "stored"],
    [
      "publishing after a lost response",
      [save("publish", { title: "Lost" }), save("publish", {}, { from: "first", isLost: true })],
      "stored",
    ],
  ])("%s", async (_, steps, name) => {
    expect(await lastOf(1, [shown, ...steps])).toEqual([name]);
  });

  test.each<[string, Step, string]>([
    ["a user without the role", { do: "become", person: "member" }, "not-admin"],
    ["an owner whose role was revoked", { do: "revoke", person: "owner" }, "not-admin"],
    ["a signed-out user", { do: "become", person: "nobody" }, "signed-out"],
  ])("every change by %s", async (_, step, reason) => {
    const changes = [
      { do: "create", post: 2, values: { title: "New", slug: "draft" } },
      update(0, { title: " " }),
      { do: "archive", post: 1, from: "newest" },
      { do: "delete", post: 0 },
      savePending(),
      savePending({}, "newest"),
      apply,
      discard,
      { do: "changeMany", posts: [0, 1], from: "newest", change: { delete: true } },
      { do: "assertAdmin" },
    ] as const;
    const names = await lastOf(changes.length, [draft, shown, savePending(), step, ...changes]);
    expect(names).toEqual(changes.map(() => reason));
  });
});

type BareRequest = { path: string; method?: string; body?: object; accept?: string };

async function ask(server: ComparedServer, token: string, request: BareRequest) {
  const { path, method = "GET", body, accept = "application/json" } = request;
  const response = await fetch(`${server.url}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: server.key,
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      prefer: "return=representation",
      accept,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { code?: string };
  return { status: response.status, code: answer.code, rows: response.ok ? answer : undefined };
}

type TokenOf = (server: ComparedServer) => Promise<string>;

const visitor: TokenOf = (server) => server.tokenOf("nobody");
const owner: TokenOf = (server) => server.tokenOf("owner");
const forged: TokenOf = async () => "a.b.c";

/** The owner's token, expired an hour ago. */
const expired: TokenOf = async (server) => {
  const token = await owner(server);
  if (server !== real) return `expired-${token}`;
  const [head = "", claims = ""] = token.split(".");
  const old = { ...(JSON.parse(atob(claims)) as object), exp: Math.floor(Date.now() / 1000) - 3600 };
  const signed = `${head}.${Buffer.from(JSON.stringify(old)).toString("base64url")}`;
  return `${signed}.${createHmac("sha256", localJwtSecret).update(signed).digest("base64url")}`;
};

describe("plain HTTP responses are the same on both servers:", () => {
  const accept = "application/vnd.pgrst.object+json";
  const addition = { method: "POST", path: "blog_posts?select=*", body: { title: "New", slug: "new" } };
  const application = {
    method: "POST",
    path: "rpc/save_post",
    body: {
      command: "publish",
      revision: postIds[0],
      post_id: postIds[1],
      base: past,
      pending_base: null,
      fields: null,
      changes_address: false,
      unanswered: [],
    },
  };
  const orPath = "blog_posts?select=slug&or=(slug.eq.shown,published_at.is.null)";
  beforeAll(async () => void (await compare([draft, shown, savePending()])));

  test.each<[string, TokenOf, BareRequest, number, string?]>([
    ["a visitor reads published posts", visitor, { path: "blog_posts?select=slug" }, 200],
    [
      "a visitor checks whether the backend is reachable",
      visitor,
      { path: "blog_categories?select=id&limit=1" },
      200,
    ],
    ["a visitor tries to add a post", visitor, addition, 401, "42501"],
    ["a visitor tries to publish a post", visitor, application, 401, "42501"],
    ["a forged token is used", forged, { path: "blog_posts?select=slug" }, 401, "PGRST301"],
    ["an expired token is used", expired, { path: "blog_posts?select=slug" }, 401, "PGRST303"],
    ["the owner reads all posts", owner, { path: "blog_posts?select=id,slug,status" }, 200],
    ["a single requested row exists", owner, { path: "blog_posts?slug=eq.draft&select=slug", accept }, 200],
    [
      "a single requested row does not exist",
      owner,
      { path: "blog_posts?slug=eq.none&select=slug", accept },
      406,
      "PGRST116",
    ],
    [
      "a single row is requested but several match",
      owner,
      { path: "blog_posts?select=slug", accept },
      406,
      "PGRST116",
    ],
    ["one of two conditions matches", owner, { path: orPath }, 200],
    ["a user reads their own role", owner, { path: "user_roles?select=role" }, 200],
  ])("%s", async (_, tokenOf, request, status, code) => {
    const expected = await ask(real, await tokenOf(real), request);
    expect(expected).toMatchObject({ status, code });
    expect(await ask(model, await tokenOf(model), request)).toEqual(expected);
  });

  test("a visitor tries to change posts", async () => {
    const before = [await real.rows(), await model.rows()];
    for (const server of [real, model]) {
      const pending = `blog_post_pending_versions?post_id=eq.${postIds[1]}&select=*`;
      for (const path of ["blog_posts?slug=eq.shown&select=*", pending]) {
        await ask(server, server.key, { method: "PATCH", path, body: { created_at: past } });
        await ask(server, server.key, { method: "DELETE", path });
      }
    }
    expect([await real.rows(), await model.rows()]).toEqual(before);
  });

  test("an owner loses access on sign-out", async () => {
    for (const server of [real, model]) {
      await server.become("colleague");
      await signOut();
      await expect(assertAdmin()).rejects.toMatchObject({ name: "AccessError", reason: "signed-out" });
    }
  });
});

test(
  "returns the same results for any sequence of steps",
  { timeout: isDeep ? 600_000 : 120_000 },
  async () => {
    const property = fc.asyncProperty(someSteps(12), async (steps) => {
      const { found, expected } = await compare(steps);
      expect(found).toEqual(expected);
    });
    await fc.assert(property, { seed: 20261122, numRuns: isDeep ? 400 : 20 });
  },
);
