import type { RunningBackend } from "@brightwren/backend/backend-options";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Check } from "../../scripts/doctor/check.ts";
import { checkDatabase } from "../../scripts/doctor/database.ts";
import { openDeployment } from "../../scripts/doctor/deployment.ts";
import { checkFunctions } from "../../scripts/doctor/functions.ts";
import { checkHealth } from "../../scripts/doctor/health.ts";
import { checkServices } from "../../scripts/doctor/services.ts";
import { callFunction, startOwnBackend } from "./enquiries-visitor.ts";

// Runs the doctor on a real database, once secured and once fully open. tests/site/doctor.test.ts covers the rest.

const site = "https://www.brightwren.example";
const post = "22222222-2222-4222-8222-222222222222";

let backend: RunningBackend;

beforeEach(async () => {
  vi.spyOn(console, "log").mockImplementation(() => undefined);
  backend = await startOwnBackend({ SITE_URL: site, ALLOWED_ORIGINS: site });
  await backend.sql(`
    insert into public.blog_categories (name, slug) values ('SEO', 'seo');
    insert into public.blog_posts (id, title, slug, status, published_at) values
      ('${post}', 'Published', 'published', 'published', now()), (gen_random_uuid(), 'Draft', 'draft', 'draft', null);
    insert into public.blog_post_pending_versions (post_id, fields, base_updated_at) values ('${post}', '{}', now());
    insert into public.contact_enquiries (first_name, last_name, email, message)
      values ('Jane', 'Doe', 'jane@example.com', 'Hello');
    insert into public.mails (kind, enquiry_id, state) select 'enquiry', id, 'failed' from public.contact_enquiries;
    insert into public.subscriptions (provider_id, customer_id, is_live, amount, currency, status, started_at)
      values ('sub_1', 'cus_1', false, 9900, 'gbp', 'active', now());
    insert into public.mails (kind, subscription_id) select 'new', id from public.subscriptions;
    insert into public.post_pictures (hash, file, name, width, height, bytes, unused_since)
      values ('0123456789abcdef0123456789abcdef', '10x10-c8a07b.webp', 'Shop', 10, 10, 100, now() - interval '1 year');
    insert into storage.objects (bucket_id, name) values ('post-images', 'a.webp');
    update private.site_rebuild set waiting_since = now() - interval '1 day', changed_at = now() - interval '1 day';
  `);
});
afterEach(() => backend?.stop());

async function runChecks(): Promise<Check[]> {
  const target = { site, supabase: backend.url, key: backend.anonKey, version: "0.1.0" };
  const deployment = openDeployment(target);
  const groups = [checkDatabase, checkServices, checkFunctions, checkHealth];
  return (await Promise.all(groups.map((group) => group(deployment)))).flat();
}

const notGood = (checks: Check[]) => checks.filter(({ verdict }) => verdict !== "good");

const everything = () =>
  backend.sql(`
    select table_schema, table_name,
      query_to_xml('select * from ' || quote_ident(table_schema) || '.' || quote_ident(table_name) || ' t order by t::text',
        true, true, '')::text as rows
    from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'private', 'auth', 'storage') order by 1, 2`);

test("reports no problems in a migrated project whose timer has run", async () => {
  expect(notGood(await runChecks())).toMatchObject([
    { name: "Function timer", verdict: "bad" },
    { name: "Mail", verdict: "unknown" },
  ]);
  const timer = { apikey: backend.serviceRoleKey };
  await callFunction(backend, "deliver-mails", { headers: timer });
  expect(notGood(await runChecks())).toEqual([]);

  vi.stubEnv("SMTP_URL", "");
  await callFunction(backend, "deliver-mails", { headers: timer });
  vi.unstubAllEnvs();
  expect(notGood(await runChecks())).toMatchObject([{ name: "Mail", verdict: "bad" }]);
});

test("reports every permission granted to visitors", async () => {
  await backend.sql("select public.note_function_timer(true)");
  const tables = await backend.sql<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables
     where schemaname = 'public' or (schemaname, tablename) = ('storage', 'objects')`,
  );
  await backend.sql(
    tables
      .map(
        ({ name }) =>
          `grant all on ${name} to anon; create policy open on ${name} to anon using (true) with check (true);`,
      )
      .join("\n") +
      `grant execute on all functions in schema public to anon; grant all on all tables in schema private to anon;
       create policy open on private.site_rebuild to anon using (true) with check (true);
       create policy open on private.post_generations to anon using (true) with check (true);`,
  );
  const before = await everything();
  const bad = (await runChecks()).filter(({ verdict }) => verdict !== "good");
  expect(await everything()).toEqual(before);

  expect(bad.map(({ name, verdict }) => [name, verdict])).toEqual(
    [
      "Table activity protected",
      "Table blog_categories protected",
      "Table blog_post_pending_versions protected",
      "Table blog_post_saves protected",
      "Table blog_post_trash protected",
      "Table blog_post_versions protected",
      "Table blog_posts protected",
      "Table blog_redirects protected",
      "Table contact_enquiries protected",
      "Table deployment_report protected",
      "Table draft_links protected",
      "Table housekeeping protected",
      "Table mails protected",
      "Table owner_settings protected",
      "Table post_pictures protected",
      "Table subscriptions protected",
      "Table user_roles protected",
      "SQL functions protected",
      "Pictures not listed",
      "Pictures not uploaded",
    ].map((name) => [name, "bad"]),
  );
  const drafts = bad.find(({ name }) => name.includes("blog_posts"))?.says;
  expect(drafts).toContain("Anonymous users can read hidden rows of blog_posts");
  expect(drafts).toContain("Anonymous users can add rows to blog_posts");
  expect(drafts).toContain("Anonymous users can change rows of blog_posts");
  for (const name of ["claim_site_rebuild", "grant_admin", "submit_contact_enquiry", "store_generated_post"])
    expect(bad.find(({ name: what }) => what.startsWith("SQL"))?.says).toContain(
      `Anonymous users can call ${name}.`,
    );
});
