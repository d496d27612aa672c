import { cp, readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { RunningBackend } from "@brightwren/backend/backend-options";
import { localServiceRoleKey } from "@brightwren/backend/local-keys";
import { createClient } from "@supabase/supabase-js";
import { beforeAll, expect, test, vi } from "vitest";
import { startTestBackend } from "../setup/backend.ts";
import { startBackendProcess } from "../setup/backend-process.ts";
import { temporaryFolder } from "../setup/temporary-folder.ts";

// A dozen starts of processes in one file: on a busy machine they take their time.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

/** What a complete first start leaves, and how long one takes here. */
let seeded: unknown;
let completeFolder: string;
let firstStart = 0;
let laterStart = 0;

const contents = ({ sql }: RunningBackend) =>
  sql(`select
    (select count(*)::int from public.blog_posts) as posts,
    (select count(distinct slug)::int from public.blog_posts) as slugs,
    (select count(*)::int from public.blog_categories) as categories,
    (select count(*)::int from auth.users) as users,
    (select count(*)::int from public.user_roles) as roles,
    (select array_agg(version order by version) from supabase_migrations.schema_migrations) as migrations`);

async function timed(dataDir: string): Promise<number> {
  const from = performance.now();
  const process = startBackendProcess(dataDir);
  expect(await process.started).toHaveProperty("url");
  const took = performance.now() - from;
  await process.end("SIGTERM");
  return took;
}

beforeAll(async () => {
  completeFolder = join(await temporaryFolder(), "data");
  firstStart = await timed(completeFolder);
  laterStart = await timed(completeFolder);
  const backend = await startTestBackend({ dataDir: completeFolder });
  seeded = await contents(backend);
  await backend.stop();
});

async function copyOfComplete(): Promise<string> {
  const dataDir = join(await temporaryFolder(), "data");
  await cp(completeFolder, dataDir, { recursive: true });
  return dataDir;
}

/** What a start in the folder finds: to be compared with `complete()`. */
async function startOnceMore(dataDir: string) {
  const backend = await startTestBackend({ dataDir });
  const found = await contents(backend);
  const client = createClient(backend.url, backend.anonKey, { auth: { persistSession: false } });
  const { error } = await client.auth.signInWithPassword(backend.owner);
  await backend.stop();
  const leftovers = (await readdir(join(dataDir, ".."))).filter((name) => name.includes(".new-"));
  return { found, signedIn: error === null, leftovers };
}

const complete = () => ({ found: seeded, signedIn: true, leftovers: [] });

test("a first start leaves one owner with one role and the whole seed", () => {
  expect(seeded).toMatchObject([{ users: 1, roles: 1, posts: expect.any(Number) }]);
});

/** Starts in the folder and kills it after each share of the time; a refusal to start is a failure. */
async function killRepeatedly(dataDir: string, duration: number, shares: number[]): Promise<void> {
  for (const share of shares) {
    const process = startBackendProcess(dataDir);
    await pause(duration * share);
    await process.end("SIGKILL");
    expect(await process.started).not.toMatchObject({ exitCode: 1 });
  }
}

test.each([0.6, 0.8, 0.95])(
  "kill -9 after %d of the first start: the next one has everything once",
  async (share) => {
    const dataDir = join(await temporaryFolder(), "data");
    await killRepeatedly(dataDir, firstStart, [share]);
    expect(await startOnceMore(dataDir)).toEqual(complete());
  },
);

test("kill -9 at ever later moments of first starts in one folder: the last one has everything once", async () => {
  const dataDir = join(await temporaryFolder(), "data");
  await killRepeatedly(dataDir, firstStart, [0.2, 0.35, 0.5, 0.7, 0.9, 1]);
  expect(await startOnceMore(dataDir)).toEqual(complete());
});

test("kill -9 during later starts: nothing is lost", async () => {
  const dataDir = await copyOfComplete();
  await killRepeatedly(dataDir, laterStart, [0.4, 0.6, 0.75, 0.9]);
  expect(await startOnceMore(dataDir)).toEqual(complete());
});

test("kill -9 among writes loses no acknowledged row", async () => {
  const dataDir = await copyOfComplete();
  const process = startBackendProcess(dataDir);
  const started = await process.started;
  if (!("url" in started)) throw new Error(started.refusal);
  const client = createClient(started.url, localServiceRoleKey, { auth: { persistSession: false } });

  const acknowledged: string[] = [];
  const writers = Array.from({ length: 5 }, async (_, writer) => {
    for (let n = 0; ; n += 1) {
      const slug = `row-${writer}-${n}`;
      const { error } = await client.from("blog_posts").insert({ title: slug, slug });
      if (error) return;
      acknowledged.push(slug);
    }
  });
  await pause(1500);
  await process.end("SIGKILL");
  await Promise.all(writers);
  expect(acknowledged.length).toBeGreaterThan(20);

  const backend = await startTestBackend({ dataDir });
  const rows = await backend.sql<{ slug: string }>(
    "select slug from public.blog_posts where slug like 'row-%'",
  );
  const stored = new Set(rows.map(({ slug }) => slug));
  expect(acknowledged.filter((slug) => !stored.has(slug))).toEqual([]);
  await backend.stop();
});
