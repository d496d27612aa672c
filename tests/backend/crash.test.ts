import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { RunningBackend } from "@brightwren/backend/backend-options";
import { localServiceRoleKey } from "@brightwren/backend/project/local-project";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startTestBackend } from "../setup/backend.ts";
import { startBackendProcess } from "../setup/backend-process.ts";
import { temporaryFolder } from "../setup/temporary-folder.ts";
import { isDeep } from "../setup/test-depth.ts";

// The tests kill three times per round, so a deep run kills the backend 201 times.
const rounds = isDeep ? 67 : 1;
const figures = { kills: 0, acknowledged: 0, lost: 0 };

// Starting many processes is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 + rounds * 20_000, hookTimeout: 120_000 });

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

beforeAll(async () => {
  completeFolder = join(await temporaryFolder(), "data");
  const from = performance.now();
  const process = startBackendProcess(completeFolder);
  await process.started;
  firstStart = performance.now() - from;
  await process.end("SIGTERM");
  const since = performance.now();
  const backend = await startTestBackend({ dataDir: completeFolder });
  laterStart = performance.now() - since;
  seeded = await contents(backend);
  await backend.stop();
});

afterAll(() => {
  const { kills, acknowledged, lost } = figures;
  console.info(`${kills} kills; of ${acknowledged} acknowledged writes ${lost} were lost.`);
});

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

/** Starts backends in the folder and kills each a little later than the one before. Throws if one fails to start. */
async function killRepeatedly(dataDir: string, duration: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const process = startBackendProcess(dataDir);
    await pause(duration * (0.2 + (0.75 * (round + 0.5)) / rounds));
    await process.end("SIGKILL");
    figures.kills += 1;
    expect(await process.started).not.toMatchObject({ exitCode: 1 });
  }
}

test("initialises the folder completely after several killed first starts", async () => {
  expect(seeded).toMatchObject([{ users: 1, roles: 1, posts: expect.any(Number) }]);
  const dataDir = join(await temporaryFolder(), "data");
  await killRepeatedly(dataDir, firstStart);
  expect(await startOnceMore(dataDir)).toEqual(complete());
});

/** Writes posts over five connections and kills the backend once `enough` writes are acknowledged. */
async function killAmongWrites(dataDir: string, round: number, enough: number): Promise<string[]> {
  const process = startBackendProcess(dataDir);
  const started = await process.started;
  if (!("url" in started)) throw new Error(started.refusal);
  const client = createClient(started.url, localServiceRoleKey, { auth: { persistSession: false } });

  const acknowledged: string[] = [];
  let ending: Promise<void> | undefined;
  const writers = Array.from({ length: 5 }, async (_, writer) => {
    for (let n = 0; ; n += 1) {
      const slug = `row-${round}-${writer}-${n}`;
      const { error } = await client.from("blog_posts").insert({ title: slug, slug });
      if (error) return;
      acknowledged.push(slug);
      if (acknowledged.length >= enough) ending ??= process.end("SIGKILL");
    }
  });
  await Promise.all(writers);
  await ending;
  figures.kills += 1;
  expect(acknowledged.length).toBeGreaterThanOrEqual(enough);
  return acknowledged;
}

test("does not lose acknowledged writes when the backend and then its later starts are killed", async () => {
  const acknowledged: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    acknowledged.push(...(await killAmongWrites(completeFolder, round, 20 + 7 * round)));
  }
  await killRepeatedly(completeFolder, laterStart);

  const backend = await startTestBackend({ dataDir: completeFolder });
  const rows = await backend.sql<{ slug: string }>(
    "delete from public.blog_posts where slug like 'row-%' returning slug",
  );
  const stored = new Set(rows.map(({ slug }) => slug));
  const lost = acknowledged.filter((slug) => !stored.has(slug));
  figures.acknowledged = acknowledged.length;
  figures.lost = lost.length;
  expect(lost).toEqual([]);
  expect(await contents(backend)).toEqual(seeded);
  await backend.stop();
});
