import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { superuser } from "../setup/hosted/postgres-cluster.ts";
import { onPostgres } from "../setup/hosted/hosted-database.ts";
import { readSeeds } from "../setup/hosted/hosted-project.ts";
import { temporaryFolder } from "../setup/temporary-folder.ts";
import { isDeep } from "../setup/test-depth.ts";

const posts = isDeep ? 1000 : 20;

const rowsOf = `select format('%I.%I', schemaname, tablename) as name,
  query_to_xml(format('select t::text from %I.%I as t order by 1', schemaname, tablename), true, true, '')::text as rows
  from pg_tables where schemaname in ('auth', 'public', 'private') order by 1`;

onPostgres((start) => {
  // The commands of docs/running/restore.md. The Supabase CLI calls pg_dump with the same options.
  test("restores a backup into an empty project", async () => {
    const [from, into] = await Promise.all([start(), start()]);
    onTestFinished(async () => void (await Promise.all([from.close(), into.close()])));
    for (const { sql } of await readSeeds()) await from.exec(sql);
    await from.exec(`insert into public.blog_posts (title, slug, content, status, published_at)
      select 'Post ' || n, 'restored-' || n, repeat('Text with ünicode, "quotes" and \\backslashes. ', 100), 'published', now()
      from generate_series(1, ${posts}) n`);

    const backup = join(await temporaryFolder(), "backup.sql");
    const run = (
      program: string,
      { host, database }: { host: string; database: string },
      ...args: string[]
    ) => promisify(execFile)(program, ["-h", host, "-U", superuser, "-d", database, ...args]);
    const schemas = ["public", "private", "auth"].flatMap((name) => ["--schema", name]);
    await run("pg_dump", from.addressFor(superuser), "--data-only", ...schemas, "--file", backup);
    const empty = join(import.meta.dirname, "../../docs/running/before-restore.sql");
    const options = ["--single-transaction", "--quiet", "-v", "ON_ERROR_STOP=1"];
    await run("psql", into.addressFor(superuser), ...options, "-f", empty, "-f", backup);

    const before = await from.rows(rowsOf);
    expect(before.length).toBeGreaterThan(20);
    expect(await into.rows(rowsOf)).toEqual(before);
  });
});
