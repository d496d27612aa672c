import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import {
  appendFile,
  chmod,
  cp,
  mkdir,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import type { RunningBackend } from "@brightwren/backend/backend-options";
import { resetLocalData } from "@brightwren/backend/data-folder/data-folder";
import { StartupError } from "@brightwren/backend/project/startup-error";
import { createTransport } from "nodemailer";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { startTestBackend } from "../setup/backend.ts";
import { startBackendProcess } from "../setup/backend-process.ts";
import { serviceClient } from "../setup/service-client.ts";
import { copySupabaseFolder, temporaryFolder } from "../setup/temporary-folder.ts";
import { isDeep } from "../setup/test-depth.ts";

// Each test starts several processes, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** The data folder of a stopped backend. Tests that modify it use a copy. */
let complete: string;

beforeAll(async () => {
  complete = join(await temporaryFolder(), "data");
  await mkdir(complete);
  await (await startTestBackend({ dataDir: complete })).stop();
});

async function copyOfComplete(): Promise<string> {
  const dataDir = join(await temporaryFolder(), "data");
  await cp(complete, dataDir, { recursive: true });
  return dataDir;
}

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

const published = "select count(*)::int as n from public.blog_posts where status = 'published'";

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

  test("reuses the ports and the folder after the first backend is stopped twice", () => {
    expect(second.url).toBe(first.url);
  });

  test("does not reseed existing data", async () => {
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
  test("reports which process holds the folder when a second process is refused", async () => {
    const first = startBackendProcess(complete);
    expect(await first.started).toHaveProperty("url");
    const second = startBackendProcess(complete);
    expect(await second.started).toEqual({
      exitCode: 1,
      refusal: expect.stringMatching(
        new RegExp(
          `^The data folder \\S+ is in use by another backend \\(process ${first.pid}\\)\\. [^\\n]+$`,
        ),
      ),
    });
    await first.end("SIGTERM");
    await (await startTestBackend({ dataDir: complete })).stop();
  });

  test("allows one of two concurrent first starts", async () => {
    const dataDir = join(await temporaryFolder(), "data");
    const both = [startBackendProcess(dataDir), startBackendProcess(dataDir)];
    const answers = await Promise.all(both.map(({ started }) => started));
    expect(answers.filter((answer) => "url" in answer)).toHaveLength(1);
    expect(answers.find((answer) => "refusal" in answer)).toMatchObject({
      refusal: expect.stringContaining("in use"),
    });
    await Promise.all(both.map((process) => process.end("SIGTERM")));
  });

  test("ignores a killed backend's lock, even if another process has the same process id", async () => {
    const first = startBackendProcess(complete);
    expect(await first.started).toHaveProperty("url");
    await first.end("SIGKILL");
    await writeFile(`${complete}.pid`, `${process.pid}\n`);
    const backend = await startTestBackend({ dataDir: complete });
    await backend.stop();
  });

  test("rejects a second backend in the same process, even with another path to the folder", async () => {
    const link = join(await temporaryFolder(), "link");
    await symlink(complete, link, "junction");
    const backend = await startTestBackend({ dataDir: complete });
    for (const name of [complete, `${complete}/`, link]) {
      expect(await refusal({ dataDir: name })).toContain(`process ${process.pid}`);
    }
    await backend.stop();
  });

  test("does not reset a folder that is in use", async () => {
    const dataDir = await copyOfComplete();
    const mailDir = `${dataDir}.mailbox`;
    const backend = await startTestBackend({ dataDir });
    await expect(resetLocalData(dataDir, mailDir)).rejects.toThrow(/in use by another backend/);
    expect(await backend.sql(published)).toMatchObject([{ n: expect.any(Number) }]);
    await backend.stop();
    expect(await resetLocalData(dataDir, mailDir)).toBe(true);
    expect((await readdir(join(dataDir, ".."))).toSorted()).toEqual(["data.lock", "data.pid"]);
    expect(await resetLocalData(dataDir, mailDir)).toBe(false);
  });
});

test("stores its data in an existing empty folder", async () => {
  const dataDir = await temporaryFolder();
  const first = await startTestBackend({ dataDir });
  await first.sql("insert into public.blog_posts (title, slug) values ('Stored', 'stored')");
  await first.stop();
  expect(await readdir(dataDir)).toContain("PG_VERSION");
  const second = await startTestBackend({ dataDir });
  onTestFinished(() => second.stop());
  expect(await second.sql("select title from public.blog_posts where slug = 'stored'")).toEqual([
    { title: "Stored" },
  ]);
});

describe("startup errors", () => {
  test("reports which of the three ports is in use", async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void server.close());
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    for (const [option, what] of [
      ["port", "the API"],
      ["mailboxPort", "the mailbox page"],
      ["smtpPort", "the mail server"],
    ] as const) {
      expect(await refusal({ dataDir: complete, [option]: port })).toMatch(
        new RegExp(`^Port ${port} for ${what} is already in use\\.`),
      );
    }
    await (await startTestBackend({ dataDir: complete })).stop();
  });

  test.each(["0.0.0.0", "::", "192.168.1.5", "example.com", "localhost.evil.example"])(
    "rejects the host %s",
    async (host) => {
      expect(await refusal({ host })).toContain(`cannot listen on ${host}`);
    },
  );

  test("rejects a relative data folder", async () => {
    expect(await refusal({ dataDir: "data" })).toBe('The data folder must be an absolute path, not "data".');
  });

  test("reports a folder that cannot be created", async () => {
    const file = join(await temporaryFolder(), "file");
    await writeFile(file, "");
    expect(await refusal({ dataDir: join(file, "deep/data") })).toMatch(
      /^The system reported "not a directory" \(ENOTDIR\) for \S+\. Correct this and start again\.$/,
    );
  });

  // On Windows, permissions are access control lists.
  test.skipIf(process.platform === "win32")("reports files that are not writable", async ({ skip }) => {
    // Root may write to every file, so root starts the backend as another user.
    const user = process.getuid?.() === 0 ? 65534 : undefined;
    const reading = user && spawnSync("cat", [import.meta.filename], { uid: user, gid: user });
    skip(reading !== undefined && reading.status !== 0, "Another user cannot read this checkout.");
    const parent = await temporaryFolder();
    const dataDir = join(parent, "data");
    await cp(complete, dataDir, { recursive: true });
    const beside = [`${dataDir}.lock`, `${dataDir}.mailbox`];
    await writeFile(`${dataDir}.lock`, "");
    await mkdir(`${dataDir}.mailbox`);
    if (user) spawnSync("chown", ["-R", `${user}:${user}`, parent]);
    for (const [file, toChange] of [
      [join(dataDir, "base/5"), dataDir],
      [join(dataDir, "PG_VERSION"), dataDir],
      [dataDir, dataDir],
      ...beside.map((place) => [place, place] as const),
      [parent, parent],
    ] as const) {
      const { mode } = await stat(file);
      await chmod(file, mode & 0o555);
      const backend = startBackendProcess(dataDir, user);
      expect(await backend.started).toEqual({
        exitCode: 1,
        refusal: `${file} is not writable (EACCES). Saved data is intact. After a start with sudo, give the files back to your account: sudo chown -R "$USER" "${toChange}"`,
      });
      await chmod(file, mode);
    }
    const backend = startBackendProcess(dataDir, user);
    expect(await backend.started).toHaveProperty("url");
    await backend.end("SIGTERM");
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
    const process = startBackendProcess(dataDir);
    expect(await process.started).toEqual({
      exitCode: 1,
      refusal: expect.stringMatching(
        /^The local database in \S+ cannot be opened\. Run "npm run backend:reset" [^\n]+$/,
      ),
    });
  });

  test("rejects a project without a supabase folder", async () => {
    expect(await refusal({ supabaseDir: join(await temporaryFolder(), "nowhere") })).toContain("config.toml");
  });

  test("rejects an invalid config.toml", async () => {
    const supabaseDir = await copySupabaseFolder();
    await writeFile(join(supabaseDir, "config.toml"), "[api\nport = 1");
    expect(await refusal({ supabaseDir })).toMatch(/config\.toml cannot be read: /);
  });
});

describe("migrations and seeds", () => {
  test("do not leave a data folder behind when a migration fails on the first start", async () => {
    const supabaseDir = await copySupabaseFolder();
    await writeFile(
      join(supabaseDir, "migrations/20270101000000_broken.sql"),
      "create table public.a (id int);\n\nselect nonsense;\n",
    );
    const dataDir = join(await temporaryFolder(), "data");
    expect(await refusal({ supabaseDir, dataDir })).toMatch(
      /^The migration supabase\/migrations\/20270101000000_broken\.sql failed and was rolled back \(line 3: column "nonsense" does not exist\)\./,
    );
    expect(existsSync(dataDir)).toBe(false);
    expect((await readdir(join(dataDir, ".."))).filter((name) => name.includes(".new-"))).toEqual([]);
  });

  test("change nothing when a migration fails on a later start", async () => {
    const supabaseDir = await copySupabaseFolder();
    const dataDir = await copyOfComplete();
    const file = join(supabaseDir, "migrations/20270101000000_more.sql");
    await writeFile(file, "create table public.more (id int); delete from public.blog_posts; select 1/0;");
    expect(await refusal({ supabaseDir, dataDir })).toContain(
      "20270101000000_more.sql failed and was rolled back (division by zero)",
    );

    const old = await startTestBackend({ dataDir });
    expect(await old.sql("select to_regclass('public.more') as more")).toEqual([{ more: null }]);
    expect((await old.sql<{ n: number }>(published))[0]?.n).toBeGreaterThan(0);
    await old.stop();

    await writeFile(
      file,
      "create table public.more (id int); alter table public.more enable row level security;",
    );
    const corrected = await startTestBackend({ supabaseDir, dataDir });
    const response = await fetch(`${corrected.url}/rest/v1/more`, {
      headers: { apikey: corrected.serviceRoleKey },
    });
    expect(await response.json()).toEqual([]);
    expect(
      await corrected.sql(
        "select version, name from supabase_migrations.schema_migrations order by 1 desc limit 1",
      ),
    ).toEqual([{ version: "20270101000000", name: "more" }]);
    await corrected.stop();
  });

  test("cause a warning when an applied migration has changed", async () => {
    const supabaseDir = await copySupabaseFolder();
    const [file = ""] = (await readdir(join(supabaseDir, "migrations"))).toSorted();
    await appendFile(join(supabaseDir, "migrations", file), "\n-- changed\n");
    const terminal = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    onTestFinished(() => terminal.mockRestore());
    await (await startTestBackend({ supabaseDir, dataDir: complete, log: "requests" })).stop();
    expect(terminal.mock.calls.join("\n")).toContain(
      `The migration ${file} has changed since it was applied.`,
    );
  });

  test("reject a database created by older migrations without changing it", async () => {
    const dataDir = await copyOfComplete();
    const old = await startTestBackend({ dataDir });
    await old.sql(`update supabase_migrations.schema_migrations set version = '20261101090000'`);
    await old.sql(
      "insert into supabase_migrations.schema_migrations (version, name) values ('20261101090100', 'blog')",
    );
    await old.stop();
    expect(await refusal({ dataDir })).toBe(
      'The local database was created by an older version of this project, and these migrations no longer exist (20261101090000 and 1 more). Run "npm run backend:reset" to start again (this deletes local posts and enquiries).',
    );

    const supabaseDir = await copySupabaseFolder();
    const [file = ""] = await readdir(join(supabaseDir, "migrations"));
    await rm(join(supabaseDir, "migrations", file));
    const unchanged = await startTestBackend({ supabaseDir, dataDir });
    expect((await unchanged.sql<{ n: number }>(published))[0]?.n).toBeGreaterThan(0);
    await unchanged.stop();
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

  test("do not leave a data folder behind when a seed fails", async () => {
    const supabaseDir = await copySupabaseFolder();
    await writeFile(join(supabaseDir, "seed/99-broken.sql"), "insert into public.nowhere values (1);");
    const dataDir = join(await temporaryFolder(), "data");
    expect(await refusal({ supabaseDir, dataDir })).toMatch(
      /^The seed supabase\/seed\/99-broken\.sql failed \(line 1: relation "public\.nowhere" does not exist\)\./,
    );
    expect(existsSync(dataDir)).toBe(false);
  });

  test("do not create posts when seeding is disabled", async () => {
    const backend = await startTestBackend({ seed: false });
    expect(
      await backend.sql("select 1 from public.blog_posts union all select 1 from public.blog_categories"),
    ).toEqual([]);
    expect(await backend.sql("select role from public.user_roles")).toEqual([{ role: "admin" }]);
    const history = await backend.sql(
      "select version, name, statements from supabase_migrations.schema_migrations order by 1",
    );
    await backend.stop();
    const supabaseDir = await copySupabaseFolder();
    const files = (await readdir(join(supabaseDir, "migrations"))).toSorted();
    expect(history.map(({ version, name }) => `${String(version)}_${String(name)}.sql`)).toEqual(files);
    for (const [n, file] of files.entries()) {
      expect(history[n]?.["statements"]).toEqual([
        await readFile(join(supabaseDir, "migrations", file), "utf8"),
      ]);
    }
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
  await Promise.all([made.stop(), loaded.stop()]);
});
