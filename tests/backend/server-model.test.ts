import type { RunningBackend } from "@brightwren/backend/backend-options";
import type { PostChanges } from "@brightwren/core/admin-posts/post";
import type { SaveCommand } from "@brightwren/core/admin-posts/save-post";
import type { PostFields } from "@brightwren/core/post-editing/post-draft";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startTestBackend } from "../setup/backend.ts";
import { isDeep } from "../setup/test-depth.ts";
import { comparable } from "./comparable.ts";
import { type ComparedServer, modelServer, realServer } from "./compared-servers.ts";
import {
  categories,
  type Outcome,
  past,
  postIds,
  type SaveStep,
  someSteps,
  type Step,
  takeSteps,
  written,
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

async function storyOf(server: ComparedServer, steps: readonly Step[]) {
  const outcomes = await takeSteps(server, steps);
  return { outcomes, state: comparable({ outcomes, ...(await server.rows()) }, given) };
}

async function takeOnBoth(steps: readonly Step[]): Promise<Outcome[]> {
  const { outcomes, state } = await storyOf(real, steps);
  expect((await storyOf(model, steps)).state).toEqual(state);
  return outcomes;
}

const draft = { do: "add", post: 0, values: { ...written, slug: "draft" } } as const;
const shown = {
  do: "add",
  post: 1,
  values: { ...written, title: "Shown", slug: "shown", status: "published" },
} as const;
const change = (values: PostChanges) => ({ do: "change", post: 1, values }) as const;
const remove = { do: "delete", post: 1 } as const;
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

function nameOf(outcome: Outcome | undefined): string {
  if (!outcome || "gave" in outcome) return Object.keys(outcome?.gave ?? {})[0] ?? "nothing";
  return String(outcome.threw["reason"] ?? outcome.threw["name"]);
}

test.each<[string, Step[], string]>([
  ["saving another post's slug", [save("save", { slug: "shown" }, { post: 0 })], "SlugTakenError"],
  ["saving a missing category", [save("publish", { category_id: postIds[0] })], "CategoryGoneError"],
  ["saving both", [save("save", { slug: "shown", category_id: postIds[0] }, { post: 0 })], "SlugTakenError"],
  ["saving another slug of a public post", [save("publish", { slug: "other" })], "SlugFrozenError"],
  ["changing a public slug on purpose", [save("publish", { slug: "new" }, { onPurpose: true })], "stored"],
  [
    "saving an older version",
    [change({ title: "Newer" }), save("publish", { title: "Mine" }, { from: "first" })],
    "conflict",
  ],
  ["saving a deleted post", [remove, save("save")], "conflict"],
  ["saving a second pending version", [savePending(), savePending({ title: "Mine" })], "conflict"],
  [
    "saving an older pending version",
    [savePending(), savePending({ title: "Newer" }, "newest"), savePending({}, "first")],
    "conflict",
  ],
  ["publishing a deleted post", [savePending(), remove, apply], "conflict"],
  [
    "publishing with another user's pending version",
    [savePending(), savePending({ title: "Newer" }, "newest"), save("publish", {}, { over: "first" })],
    "conflict",
  ],
  ["publishing with the same revision", [apply, { ...apply, again: true }], "stored"],
  [
    "publishing after a lost response",
    [save("publish", { title: "Lost" }), save("publish", {}, { from: "first", isLost: true })],
    "stored",
  ],
  [
    "saving a post that the timer has published",
    [
      save("unpublish", { published_at: past }),
      change({ status: "scheduled" }),
      { do: "read", post: 1 },
      { do: "publishDue" },
      save("save", { title: "Typed on" }),
    ],
    "stored",
  ],
  ["restoring a deleted post", [savePending(), remove, { do: "restore", post: 1 }], "0"],
])("both servers give the same answer to %s", async (_, steps, name) => {
  expect(nameOf((await takeOnBoth([draft, shown, ...steps])).at(-1))).toBe(name);
});

test.each<[string, Step]>([
  ["a user without the role", { do: "become", person: "member" }],
  ["an owner whose role was revoked", { do: "revoke", person: "owner" }],
])("both servers reject every change by %s", async (_, step) => {
  const changes: Step[] = [
    save("save"),
    savePending({}, "newest"),
    apply,
    save("discard", {}, { over: "newest" }),
    remove,
    { do: "restore", post: 0 },
    { do: "changeMany", posts: [0, 1], from: "newest", change: { delete: true } },
  ];
  const before = [draft, shown, savePending(), { do: "delete", post: 0 }, step] as const;
  const outcomes = await takeOnBoth([...before, ...changes]);
  expect(outcomes.slice(before.length).map(nameOf)).toEqual(changes.map(() => "not-admin"));
});

test(
  "both servers return the same results for any sequence of steps",
  { timeout: isDeep ? 600_000 : 120_000 },
  async () => {
    const property = fc.asyncProperty(someSteps(12), async (steps) => {
      const { state } = await storyOf(real, steps);
      expect((await storyOf(model, steps)).state).toEqual(state);
    });
    await fc.assert(property, { seed: 20261122, numRuns: isDeep ? 400 : 20 });
  },
);
