import { supabaseFolder } from "@brightwren/backend/project/local-folders";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { catalogueOf, firstDifference } from "../setup/hosted/catalogue.ts";
import { onBothEngines, onPglite, ownDatabase } from "../setup/hosted/hosted-database.ts";

// supabase/schemas declares the schema. supabase/migrations creates it.

/** Rows that the schema itself creates: single-row tables and the bucket. */
const rows = `
  select 'site_rebuild' as "of", count(*)::text as found from private.site_rebuild
  union all select 'timer', count(*)::text from private.timer
  union all select 'owner_settings', count(*)::text from public.owner_settings
  union all select 'bucket', to_jsonb(b)::text from (select id, public, file_size_limit, allowed_mime_types from storage.buckets) b
  order by 1`;

/** In the order of their names. */
async function readSchemas(): Promise<{ file: string; sql: string }[]> {
  const folder = join(supabaseFolder, "schemas");
  const files = (await readdir(folder)).toSorted();
  return Promise.all(files.map(async (file) => ({ file, sql: await readFile(join(folder, file), "utf8") })));
}

onBothEngines((start) => {
  test("creates the declared schema from the migrations", async () => {
    const [migrated, declared] = await Promise.all([start(), readSchemas().then(start)]);
    onTestFinished(async () => void (await Promise.all([migrated.close(), declared.close()])));
    expect(firstDifference(await catalogueOf(migrated), await catalogueOf(declared))).toBeUndefined();
    expect(await migrated.rows(rows)).toEqual(await declared.rows(rows));
  });
});

onPglite((start) => {
  const database = ownDatabase(start);

  test.each([
    [
      "a policy",
      `alter policy "Visitors read published posts" on public.blog_posts using (true)`,
      /Visitors read/,
    ],
    [
      "a grant",
      "revoke insert on public.blog_posts from authenticated",
      /grant INSERT on table (public\.)?blog_posts/,
    ],
    [
      "the order of triggers",
      "alter trigger blog_posts_to_trash on public.blog_posts rename to blog_posts_accept_trash",
      /blog_posts_to_trash/,
    ],
    ["a default", "alter table public.blog_posts alter status set default 'published'", /blog_posts\.status/],
    ["a comment", "comment on table public.blog_posts is 'Posts.'", /blog_posts/],
    ["a function", "alter function private.is_admin() set work_mem = '8MB'", /is_admin/],
  ])("reports a difference in %s", async (_, change, named) => {
    const before = await catalogueOf(database);
    await database.exec(change);
    expect(firstDifference(await catalogueOf(database), before)).toMatch(named);
  });
});
