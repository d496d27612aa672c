import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

const migrations = fileURLToPath(new URL("../../supabase/migrations/", import.meta.url));
const owner = "5f0c2c1e-6d0f-4c57-9a3e-0b6f3a2f7c11";

/** A hosted project as it is since 30 October 2026: nobody gets anything on a new table unless a migration says so. */
const hostedProject = `
  create role anon nologin noinherit;
  create role authenticated nologin noinherit;
  create role service_role nologin noinherit bypassrls;
  grant usage on schema public to anon, authenticated, service_role;
  create schema auth;
  grant usage on schema auth to anon, authenticated, service_role;
  create table auth.users (id uuid primary key);
  insert into auth.users values ('${owner}');
  create function auth.uid() returns uuid language sql stable
    as $$ select nullif(current_setting('request.jwt.claim.sub', true), '')::uuid $$;
`;

let database: PGlite;

beforeAll(async () => {
  database = await PGlite.create();
  await database.exec(hostedProject);
  for (const file of (await readdir(migrations)).toSorted((a, b) => (a < b ? -1 : 1))) {
    await database.exec(await readFile(migrations + file, "utf8"));
  }
  await database.exec(`insert into public.user_roles values ('${owner}', 'admin')`);
});

afterAll(() => database?.close());

beforeEach(async () => {
  await database.exec("delete from public.contact_enquiries");
});

async function as(role: string, query: string, user = ""): Promise<unknown[]> {
  return database.transaction(async (transaction) => {
    await transaction.query("select set_config('request.jwt.claim.sub', $1, true)", [user]);
    await transaction.exec(`set local role ${role}`);
    return (await transaction.query(query)).rows;
  });
}

const submit = `select outcome from public.submit_contact_enquiry(
  gen_random_uuid(), 'Jane', 'Doe', 'jane@example.com', null, null, null, 'Hello', null, false, 10, interval '10 minutes')`;
const claim = "select * from public.claim_undelivered_enquiries(10)";

test("the functions' role may do all that storing and mailing an enquiry takes", async () => {
  expect(await as("service_role", submit)).toEqual([{ outcome: "stored" }]);
  await database.exec(
    "update public.contact_enquiries set mail_next_attempt_at = now() - interval '1 second'",
  );
  expect(await as("service_role", claim)).toMatchObject([{ mail_state: "pending", mail_attempts: 2 }]);
  const sent =
    "update public.contact_enquiries set mail_state = 'sent' where mail_state <> 'sent' returning mail_state";
  expect(await as("service_role", sent)).toEqual([{ mail_state: "sent" }]);
});

test("the owner may read, change and delete enquiries, a stranger sees none", async () => {
  await as("service_role", submit);
  const change = "update public.contact_enquiries set status = 'handled' returning status";
  const remove = "delete from public.contact_enquiries returning status";
  expect(await as("authenticated", change)).toEqual([]);
  expect(await as("authenticated", remove)).toEqual([]);
  expect(await as("authenticated", "select status from public.contact_enquiries")).toEqual([]);
  expect(await as("authenticated", "select status from public.contact_enquiries", owner)).toEqual([
    { status: "new" },
  ]);
  expect(await as("authenticated", change, owner)).toEqual([{ status: "handled" }]);
  expect(await as("authenticated", remove, owner)).toEqual([{ status: "handled" }]);
});

test.each(["anon", "authenticated"])("%s may call neither of the SQL functions", async (role) => {
  await expect(as(role, submit)).rejects.toThrow("permission denied for function");
  await expect(as(role, claim)).rejects.toThrow("permission denied for function");
});

test("a visitor may not touch the table itself", async () => {
  await expect(as("anon", "select * from public.contact_enquiries")).rejects.toThrow(
    "permission denied for table",
  );
  await expect(as("anon", "delete from public.contact_enquiries")).rejects.toThrow(
    "permission denied for table",
  );
});
