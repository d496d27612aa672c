import type { RunningBackend } from "@brightwren/backend/backend-options";
import { createPost } from "@brightwren/core/admin-posts/write-posts";
import { addPendingVersion } from "@brightwren/core/admin-posts/pending-versions";
import { postToDraft } from "@brightwren/core/admin-posts/post";
import type { Exported } from "@brightwren/core/export/export-readme";
import { writeRedirects, writeSettings } from "@brightwren/core/export/side-tables";
import { restorePicture, restoreRows } from "@brightwren/import/restore-export";
import { getSupabase } from "@brightwren/core/supabase/client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestBackend } from "../setup/backend.ts";
import { addPicture } from "../setup/library-pictures.ts";
import { isDeep } from "../setup/test-depth.ts";
import { never, openShellAs } from "./admin-shell.ts";
import { exportAll, importRows, plan, restoreFirst } from "./importing.ts";

/** The data expected in each table after an import, without versions and import times. */
const tables = {
  categories: "select id, name, slug from public.blog_categories order by id",
  posts:
    "select id, title, slug, excerpt, replace(content, '$URL', '') as content, status, category_id, author, published_at, read_time_minutes, replace(featured_image_url, '$URL', '') as featured_image_url, featured_image_alt, tags, seo_title, seo_meta_description, created_at, first_public_at from public.blog_posts order by id",
  pending:
    "select post_id, replace(fields::text, '$URL', '') as fields from public.blog_post_pending_versions order by post_id",
  pictures:
    "select hash, file, name, width, height, bytes, alt, is_decorative, credit, created_at from public.post_pictures order by hash",
  files:
    "select name, metadata ->> 'size' as size, metadata ->> 'mimetype' as type from storage.objects order by name",
  redirects: "select * from public.blog_redirects order by kind, slug",
  settings: "select * from public.owner_settings",
  enquiries:
    "select id, submission_id, first_name, last_name, email, phone, business_type, package, message, status, created_at from public.contact_enquiries order by id",
  mails:
    "select kind, recipient, enquiry_id, subscription_id, occasion, state, attempts, error, created_at from public.mails where enquiry_id is not null order by enquiry_id",
  notes: "select * from private.person_notes",
  subscriptions:
    "select to_jsonb(s) - 'updated_at' - 'revision' as row from public.subscriptions s order by id",
};

async function everythingIn(backend: RunningBackend): Promise<Record<string, unknown[]>> {
  const found = Object.entries(tables).map(async ([name, query]) => [
    name,
    await backend.sql(query.replaceAll("$URL", backend.url)),
  ]);
  return Object.fromEntries(await Promise.all(found)) as Record<string, unknown[]>;
}

const nasty = [
  "\n---\nkey: [value\n---\n",
  "Line\r\nbreaks  \n\n\ttab “quotes” 👩‍🎨",
  "| a | b |\n|---|---|\n| 1 | 2 |",
  "$& $1 \\n <b>html</b>",
];

async function fill(backend: RunningBackend, count: number): Promise<void> {
  await openShellAs(backend);
  const client = await getSupabase();
  const { data: categories } = await client
    .from("blog_categories")
    .insert([
      { name: "Local SEO", slug: "local-seo" },
      { name: "yes", slug: "news" },
    ])
    .select("*")
    .throwOnError();
  for (let n = 0; n < count; n += 1) {
    const colour = `#${(n * 4099).toString(16).padStart(6, "0").slice(-6)}`;
    const picture = await addPicture(client as never, {
      name: `Picture ${n}.jpg`,
      colour,
      width: 900,
      height: 600,
      alt: n % 3 ? `What ${n} shows` : "",
      isDecorative: n % 6 === 0,
      credit: n % 5 ? "" : "Ann, Truro",
    });
    const status = (["published", "draft", "archived", "scheduled"] as const)[n % 4] ?? "draft";
    const post = await createPost({
      title: `Post ${n}: "yes" & #${n}`,
      slug: `post-${n}`,
      excerpt: n % 2 ? "null" : "",
      content: `${nasty[n % nasty.length]}\n\n![What ${n} shows](${picture.address}#wide "A caption")\n\nWords ${n}.`,
      status,
      category_id: categories[n % 3]?.id ?? null,
      author: n % 2 ? "Ann O’Neil" : "no",
      tags: n % 2 ? ["one", "2020-01-01", "c#: sharp"] : [],
      featured_image_url: n % 2 ? picture.address : null,
      featured_image_alt: n % 4 === 1 ? "A shop: “open”" : null,
      seo_title: n % 3 ? null : "12:30",
      seo_meta_description: n % 3 ? "~" : null,
      published_at:
        status === "draft"
          ? null
          : `20${status === "scheduled" ? 90 : 20}-03-0${(n % 9) + 1}T12:00:00.123456+00:00`,
    });
    if (n % 8 === 0)
      await addPendingVersion(post, { ...postToDraft(post), content: `Newer.\n\n![](${picture.address})` });
  }
  await client.from("blog_posts").update({ slug: "post-0-renamed" }).eq("slug", "post-0").throwOnError();
  await client.from("blog_categories").update({ slug: "seo-nearby" }).eq("slug", "local-seo").throwOnError();
  await client
    .from("owner_settings")
    .update({ generated_posts: "published", author: "Ann Wren", generated_author: "The Wren" })
    .eq("only_row", true)
    .throwOnError();
  await backend.sql(`insert into public.contact_enquiries (first_name, last_name, email, phone, message, status, created_at)
    select 'Jane ' || n, 'Doe', 'jane@example.com', case when n % 2 = 0 then '01632 960001' end, E'=1+1;\\n"Hello"', (array['new', 'handled', 'spam'])[n % 3 + 1], now() - n * interval '1 day'
    from generate_series(1, 12) n`);
  await backend.sql(`insert into public.mails (kind, enquiry_id, state, attempts, created_at)
    select 'enquiry', id, case status when 'handled' then 'sent' when 'new' then 'failed' else 'withheld' end, 1, created_at
    from public.contact_enquiries`);
  await backend.sql("insert into private.person_notes values ('jane@example.com', E'Rings\\non Mondays')");
  await backend.sql(`insert into public.subscriptions (provider_id, customer_id, is_live, customer_name, customer_email, package, amount, currency, status, origin, started_at, period_ends_at, ended_at, payment_failed_at, contacted_at, live_at, revision, created_at)
    select 'sub_' || n, 'cus_' || n, n % 2 = 0, case when n <> 2 then '=1+1;"Jane"' end, 'jane@example.com', 'Standard', n * 999, 'gbp', (array['active', 'past_due', 'canceled'])[n % 3 + 1], (array['home', 'services', null])[n % 3 + 1], now() - interval '1 day', now() + interval '29 days', case when n % 3 = 2 then now() end, case when n % 3 = 1 then now() end, now(), null, n, now() - n * interval '1 day'
    from generate_series(1, 7) n`);
}

/** Imports an export with all default choices, keeping each post's status. Returns the result for each row. */
async function takeIn(archive: Blob, stopAfter?: number): Promise<{ states: string[]; failures: unknown[] }> {
  const planned = await plan({ "export.zip": archive });
  const { own, lists } = await restoreFirst(planned.blog);
  const failures: unknown[] = [];
  for (const row of lists.pictures) failures.push(await restorePicture(planned.blog.files, own, row, never));
  await restoreRows("enquiries", lists.enquiries);
  await restoreRows("subscriptions", lists.subscriptions);
  const outcomes = await importRows(planned, stopAfter);
  failures.push(...outcomes.filter((outcome) => "failed" in outcome || outcome.notices.length > 0));
  failures.push(await writeRedirects(lists.redirects), await writeSettings(lists.settings));
  return { states: planned.rows.map(({ state }) => state), failures: failures.filter(Boolean) };
}

describe("an export of everything", () => {
  const count = isDeep ? 500 : 13;
  let backend: RunningBackend | undefined;
  let archive: Blob;
  let exported: Exported;
  let before: Record<string, unknown[]>;

  beforeAll(async () => {
    const first = await startTestBackend({ seed: false });
    await fill(first, count);
    ({ exported, archive } = await exportAll());
    before = await everythingIn(first);
    await first.stop();
    backend = await startTestBackend({ seed: false });
    await openShellAs(backend);
  }, 600_000);
  afterAll(() => backend?.stop());

  test("restores all data when it is imported into an empty project", { timeout: 600_000 }, async () => {
    if (!backend) throw new Error("There is no backend.");
    expect(exported).toEqual({
      posts: count,
      pictures: count,
      enquiries: 12,
      subscriptions: 7,
      missing: [],
    });
    const first = await takeIn(archive, Math.floor(count / 2));
    expect(first.failures).toEqual([]);
    const second = await takeIn(archive);
    expect(second.failures).toEqual([]);
    expect(second.states.filter((state) => state === "same")).toHaveLength(Math.floor(count / 2));
    const after = await everythingIn(backend);
    expect(after.redirects).toHaveLength(2);
    for (const name of Object.keys(tables)) expect({ [name]: after[name] }).toEqual({ [name]: before[name] });
    const due = "select id from public.mails where subscription_id is not null and state <> 'sent'";
    expect(await backend.sql(due)).toEqual([]);
    const third = await takeIn(archive);
    expect(new Set(third.states)).toEqual(new Set(["same"]));
  });
});
