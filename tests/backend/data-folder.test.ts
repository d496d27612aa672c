import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { appendFile, cp, mkdir, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import type { RunningBackend } from "@brightwren/backend/backend-options";
import { lockFolder, resetLocalData } from "@brightwren/backend/data-folder/data-folder";
import { applyMigrations, findChangedMigrations } from "@brightwren/backend/database/migrations";
import { openMemoryDatabase, runSql } from "@brightwren/backend/database/open-database";
import { listen } from "@brightwren/backend/http/http-server";
import { supabaseFolder } from "@brightwren/backend/project/local-folders";
import { StartupError } from "@brightwren/backend/project/startup-error";
import { createTransport } from "nodemailer";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { startTestBackend } from "../setup/backend.ts";
import { startBackendProcess } from "../setup/backend-process.ts";
import { emptyDatabase } from "../setup/hosted/hosted-database.ts";
import { serviceClient } from "../setup/service-client.ts";
import { copySupabaseFolder, temporaryFolder } from "../setup/temporary-folder.ts";
import { isDeep } from "../setup/test-depth.ts";

const refusal = (options: Parameters<typeof startTestBackend>[0]) =>
  startTestBackend(options).then(
    async (backend) => {
      await backend.stop();
      throw new Error("It started.");
    },
    (error: unknown) => {
      expect(error).toBeInstanceOf(StartupError);
      return error instanceof Error ? error.message : "";
    },
  );

/** The data folder of a stopped backend, which existed and was empty. Tests that modify it use a copy. */
let complete: string;
let firstStarts: PromiseSettledResult<RunningBackend>[];

beforeAll(async () => {
  complete = join(await temporaryFolder(), "data");
  await mkdir(complete);
  firstStarts = await Promise.allSettled([1, 2].map(() => startTestBackend({ dataDir: complete })));
  for (const start of firstStarts) if (start.status === "fulfilled") await start.value.stop();
});

async function copyOfComplete(): Promise<string> {
  const dataDir = join(await temporaryFolder(), "data");
  await cp(complete, dataDir, { recursive: true });
  return dataDir;
}

/** Our own check detects the first kind of damage. Postgres detects the others. */
const damages: [what: string, damage: (dataDir: string) => Promise<void>][] = [
  ["without PG_VERSION", (dataDir) => rm(join(dataDir, "PG_VERSION"))],
  ["with a damaged control file", (dataDir) => writeFile(join(dataDir, "global/pg_control"), "nonsense")],
];
if (isDeep) {
  damages.push(
    ["without its tables", (dataDir) => rm(join(dataDir, "base"), { recursive: true })],
    ["without its log", (dataDir) => rm(join(dataDir, "pg_wal"), { recursive: true })],
    ["from another PostgreSQL version", (dataDir) => writeFile(join(dataDir, "PG_VERSION"), "16\n")],
  );
}

describe("a second start", () => {
  let first: RunningBackend;
  let second: RunningBackend;

  beforeAll(async () => {
    const dataDir = await copyOfComplete();
    first = await startTestBackend({ dataDir });
    await first.sql("delete from public.blog_posts where slug <> (select min(slug) from public.blog_posts)");
    await first.sql("insert into public.blog_posts (title, slug) values ('Mine', 'mine')");
    await first.sql(`
      insert into public.blog_posts (title, slug, status, published_at) values ('Due', 'due', 'scheduled', now());
      insert into public.contact_enquiries (first_name, last_name, email, message, created_at)
        values ('Jane', 'Doe', 'jane@example.com', 'Hello', now() - interval '13 months');
      update public.housekeeping set tidied_at = now() - interval '2 days';
    `);
    const mail = { from: "a@example.com", to: "b@example.com", subject: "Kept", text: "Hello" };
    await createTransport(first.smtpUrl).sendMail(mail);
    const pictures = serviceClient(first.url).storage.from("post-images");
    await pictures.upload("kept.gif", "GIF89a", { contentType: "image/gif" });
    await Promise.all([first.stop(), first.stop()]);
    second = await startTestBackend({ dataDir, port: Number(new URL(first.url).port) });
  });
  afterAll(() => second?.stop());

  test("does not reseed existing data", async () => {
    expect(second.url).toBe(first.url);
    expect(await second.sql("select count(*)::int as n from public.blog_posts")).toEqual([{ n: 3 }]);
    expect(await second.sql("select title from public.blog_posts where slug = 'mine'")).toEqual([
      { title: "Mine" },
    ]);
  });

  test("immediately runs tasks that became due while the backend was stopped", async () => {
    const state = () =>
      second.sql(`select (select status from public.blog_posts where slug = 'due') as post,
        (select count(*)::int from public.contact_enquiries) as enquiries,
        (select tidied_at > now() - interval '1 hour' from public.housekeeping) as tidied`);
    await expect
      .poll(state, { timeout: 20_000 })
      .toEqual([{ post: "published", enquiries: 0, tidied: true }]);
  });

  test("keeps stored emails and pictures", async () => {
    const picture = await fetch(`${second.url}/storage/v1/object/public/post-images/kept.gif`);
    expect(await picture.text()).toBe("GIF89a");
    expect(await (await fetch(`${second.mailboxUrl}/api/messages`)).json()).toMatchObject([
      { subject: "Kept" },
    ]);
  });
});

describe("one process per folder", () => {
  test("allows one of two concurrent first starts", () => {
    expect(firstStarts.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const reason: unknown = expect.objectContaining({ message: expect.stringContaining("in use") });
    expect(firstStarts).toContainEqual({ status: "rejected", reason });
  });

  test("is refused to a second backend and to a reset until the first is killed", async () => {
    const dataDir = await copyOfComplete();
    const mailDir = `${dataDir}.mailbox`;
    // Another process may have an earlier, killed backend's process id.
    await writeFile(`${dataDir}.pid`, `${process.pid}\n`);
    const link = join(await temporaryFolder(), "link");
    await symlink(dataDir, link, "junction");
    const first = startBackendProcess(dataDir);
    expect(await first.started).toHaveProperty("url");
    const inUse = `^The data folder \\S+ is in use by another backend \\(process ${first.pid}\\)\\. [^\\n]+$`;
    for (const name of [dataDir, `${dataDir}/`, link])
      expect(await refusal({ dataDir: name })).toMatch(new RegExp(inUse));
    await expect(resetLocalData(dataDir, mailDir)).rejects.toThrow(/in use by another backend/);
    await first.end("SIGKILL");
    expect(await resetLocalData(dataDir, mailDir)).toBe(true);
    expect((await readdir(join(dataDir, ".."))).toSorted()).toEqual(["data.lock", "data.pid"]);
    expect(await resetLocalData(dataDir, mailDir)).toBe(false);
  });
});

describe("startup errors", () => {
  test("reports which of the three ports is in use", async () => {
    const server = createServer();
    const port = await listen(server, "the test", "127.0.0.1", 0);
    onTestFinished(() => void server.close());
    for (const [option, what] of [
      ["port", "the API"],
      ["mailboxPort", "the mailbox page"],
      ["smtpPort", "the mail server"],
    ] as const) {
      expect(await refusal({ dataDir: complete, [option]: port })).toMatch(
        new RegExp(`^Port ${port} for ${what} is already in use\\.`),
      );
    }
    lockFolder(complete).release();
  });

  test.each([
    [{ host: "0.0.0.0" }, "cannot listen on 0.0.0.0"],
    [{ dataDir: "data" }, 'The data folder must be an absolute path, not "data".'],
    [{ supabaseDir: join(import.meta.dirname, "nowhere") }, "config.toml is missing"],
  ])("rejects %j", async (options, message) => {
    expect(await refusal(options)).toContain(message);
  });

  test("reports a folder that cannot be created", async () => {
    expect(await refusal({ dataDir: join(import.meta.filename, "deep/data") })).toMatch(
      /^The system reported "not a directory" \(ENOTDIR\) for \S+\. Correct this and start again\.$/,
    );
  });

  // On Windows, permissions are access control lists.
  test.skipIf(process.platform === "win32")("reports files that are not writable", async ({ skip }) => {
    // Root may write to every file, so root starts the backend as another user.
    const user = process.getuid?.() === 0 ? 65534 : undefined;
    const asUser = user === undefined ? {} : { uid: user, gid: user };
    const script = join(import.meta.dirname, "../setup/lock-unwritable.ts");
    skip(spawnSync("cat", [script], asUser).status !== 0, "Another user cannot read this checkout.");
    const dataDir = await copyOfComplete();
    const parent = join(dataDir, "..");
    const beside = [`${dataDir}.lock`, `${dataDir}.mailbox`];
    await writeFile(`${dataDir}.lock`, "");
    await mkdir(`${dataDir}.mailbox`);
    if (user) spawnSync("chown", ["-R", `${user}:${user}`, parent]);
    const files = [
      [join(dataDir, "base/5"), dataDir],
      [join(dataDir, "PG_VERSION"), dataDir],
      [dataDir, dataDir],
      ...beside.map((place) => [place, place] as const),
      [parent, parent],
    ] as const;
    const { stdout } = spawnSync(process.execPath, [script, dataDir, ...files.map(([file]) => file)], asUser);
    expect(JSON.parse(String(stdout))).toEqual([
      ...files.map(
        ([file, toChange]) =>
          `StartupError: ${file} is not writable (EACCES). Saved data is intact. After a start with sudo, give the files back to your account: sudo chown -R "$USER" "${toChange}"`,
      ),
      "locked",
    ]);
  });

  test("rejects a folder that contains other files", async () => {
    const dataDir = await temporaryFolder();
    await writeFile(join(dataDir, "letter.txt"), "Dear Jane");
    expect(await refusal({ dataDir })).toContain("does not contain a complete database of this project");
    expect(await readdir(dataDir)).toEqual(["letter.txt"]);
  });

  test.each(damages)("rejects a data folder %s", async (_, damage) => {
    const dataDir = await copyOfComplete();
    await damage(dataDir);
    expect(await refusal({ dataDir })).toMatch(
      /^The local database in \S+ cannot be opened\. Run "npm run backend:reset" [^\n]+$/,
    );
  });
});

describe("migrations and seeds", () => {
  test("do not leave a data folder behind when one fails", async () => {
    const supabaseDir = await copySupabaseFolder();
    // Fails as early as possible, because migrations and seeds take seconds.
    await rm(join(supabaseDir, "migrations"), { recursive: true });
    await mkdir(join(supabaseDir, "migrations"));
    await writeFile(join(supabaseDir, "brand.sql"), "insert into public.nowhere values (1);");
    const dataDir = join(await temporaryFolder(), "data");
    expect(await refusal({ supabaseDir, dataDir })).toMatch(
      /^The seed supabase\/brand\.sql failed \(line 1: relation "public\.nowhere" does not exist\)\./,
    );
    expect(existsSync(dataDir)).toBe(false);
    expect((await readdir(join(dataDir, ".."))).filter((name) => name.includes(".new-"))).toEqual([]);
  });

  test("change nothing when a migration fails on a later start", async () => {
    const supabaseDir = await copySupabaseFolder();
    const file = join(supabaseDir, "migrations/20270101000000_more.sql");
    const sql = "create table public.more (id int);\nalter table public.more enable row level security;";
    await writeFile(file, `${sql} delete from public.blog_posts;\n\nselect nonsense;\n`);
    const dataDir = await copyOfComplete();
    expect(await refusal({ supabaseDir, dataDir })).toContain(
      'The migration supabase/migrations/20270101000000_more.sql failed and was rolled back (line 4: column "nonsense" does not exist).',
    );

    await writeFile(file, sql);
    const [applied = ""] = (await readdir(join(supabaseDir, "migrations"))).toSorted();
    await appendFile(join(supabaseDir, "migrations", applied), "\n-- changed\n");
    const terminal = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    onTestFinished(() => terminal.mockRestore());
    const corrected = await startTestBackend({ supabaseDir, dataDir, log: "requests" });
    onTestFinished(() => corrected.stop());
    expect(terminal.mock.calls.join("\n")).toContain(
      `The migration ${applied} has changed since it was applied.`,
    );
    expect(await corrected.sql("select 1 as n from public.blog_posts limit 1")).toEqual([{ n: 1 }]);
    const headers = { apikey: corrected.serviceRoleKey };
    expect(await (await fetch(`${corrected.url}/rest/v1/more`, { headers })).json()).toEqual([]);
  });

  test("are compared with the migrations that the database has applied", async () => {
    const migration = (version: string, sql: string) => ({
      version,
      name: "x",
      file: `${version}_x.sql`,
      sql,
    });
    const [first, second, third] = [
      migration("20261101090000", "create table a (id int)"),
      migration("20261101090100", "create table b (id int)"),
      migration("20270101000000", "create table c (id int)"),
    ];
    const connection = await openMemoryDatabase(await emptyDatabase());
    onTestFinished(() => connection.close());
    expect(await applyMigrations(connection, [first, second])).toEqual([first.file, second.file]);
    expect(await applyMigrations(connection, [first, second])).toEqual([]);
    const changed = { ...first, sql: `${first.sql}\n-- changed\n` };
    expect(await findChangedMigrations(connection, [changed, second])).toEqual([first.file]);
    await expect(applyMigrations(connection, [third])).rejects.toThrow(
      'The local database was created by an older version of this project, and these migrations no longer exist (20261101090000 and 1 more). Run "npm run backend:reset" to start again (this deletes local posts and enquiries).',
    );
    expect(await runSql(connection, "select to_regclass('c') as c", [])).toEqual([{ c: null }]);
    // A database with more migrations than the project still opens.
    expect(await applyMigrations(connection, [second])).toEqual([]);
    expect(await applyMigrations(connection, [first, second, third])).toEqual([third.file]);
  });

  test("reject two migrations with the same version", async () => {
    const supabaseDir = await copySupabaseFolder();
    const [file = ""] = await readdir(join(supabaseDir, "migrations"));
    await cp(
      join(supabaseDir, "migrations", file),
      join(supabaseDir, "migrations", file.replace("_", "_a_")),
    );
    expect(await refusal({ supabaseDir })).toContain("Two migrations have the version");
  });
});

/** The schema, the permissions and the seed data. */
const everything = `
  select 'column' as kind, table_schema || '.' || table_name || '.' || column_name as name,
    concat_ws(' ', data_type, is_nullable, column_default) as what
  from information_schema.columns where table_schema not in ('pg_catalog', 'information_schema')
  union all select 'table', c.oid::regclass::text, concat_ws(' ', relrowsecurity, relforcerowsecurity, relacl::text)
  from pg_class c join pg_namespace n on n.oid = relnamespace and nspname !~ '^(pg_|information_schema)'
  where relkind in ('r', 'v', 'p')
  union all select 'policy', policyname || ' on ' || tablename, concat_ws(' ', cmd, roles::text, qual, with_check)
  from pg_policies
  union all select 'function', p.oid::regprocedure::text, concat_ws(' ', proacl::text, pg_get_functiondef(p.oid))
  from pg_proc p join pg_namespace n on n.oid = pronamespace and nspname in ('public', 'private', 'auth', 'storage')
  where prokind = 'f'
  union all select 'trigger', tgrelid::regclass || '.' || tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select 'constraint', conrelid::regclass || '.' || conname, pg_get_constraintdef(oid) from pg_constraint where conrelid > 0
  union all select 'role', rolname, concat_ws(' ', rolbypassrls, rolsuper, rolcanlogin, rolinherit) from pg_roles
  union all select 'post', p.slug, concat_ws(' ', p.title, p.status, p.published_at, md5(p.content), p.tags, c.slug)
  from public.blog_posts p left join public.blog_categories c on c.id = category_id
  union all select 'owner', email, r.role from auth.users join public.user_roles r on user_id = id
  order by 1, 2, 3`;

test("creates identical databases in memory and in a folder", async () => {
  const made = await startTestBackend({ dataDir: complete });
  const loaded = await startTestBackend();
  expect(await loaded.sql(everything)).toEqual(await made.sql(everything));
  const history =
    "select version || '_' || name || '.sql' as file, statements from supabase_migrations.schema_migrations order by 1";
  const folder = join(supabaseFolder, "migrations");
  const applied = (await readdir(folder)).toSorted().map(async (file) => ({
    file,
    statements: [await readFile(join(folder, file), "utf8")],
  }));
  expect(await loaded.sql(history)).toEqual(await Promise.all(applied));
  await Promise.all([made.stop(), loaded.stop()]);
});
