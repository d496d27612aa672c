import { readMigrations } from "@brightwren/backend/project/supabase-project";
import { supabaseFolder } from "@brightwren/backend/project/local-folders";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { hostedMember, hostedOwner, onBothEngines, ownDatabase } from "../setup/hosted/hosted-database.ts";
import { reportOf } from "./subscription-reports.ts";

const enquiry = "44444444-4444-4444-8444-444444444441";
const trashed = "44444444-4444-4444-8444-444444444442";
const bystander = "44444444-4444-4444-8444-444444444443";

/** How one person's data gets into each table that can hold some. "Zelda" and "900999" mark it. */
const planted: Record<string, string> = {
  "public.contact_enquiries": `insert into public.contact_enquiries (id, first_name, last_name, email, phone, message, sender_hash) values
    ('${enquiry}', 'Zelda', 'Quux', ' Zelda@Example.COM ', '07700 900999', 'Zelda here', 'hash of zelda'),
    ('${trashed}', 'Zelda', 'Quux', 'zelda@example.com', null, 'Delete me, Zelda', null),
    ('${bystander}', 'Ann', 'Other', 'ann@example.com', null, 'Hello', null)`,
  "public.mails": `insert into public.mails (enquiry_id, kind, state, error) values
    ('${enquiry}', 'enquiry', 'failed', 'No such user zelda@example.com'), ('${trashed}', 'enquiry', 'sent', 'zelda')`,
  "private.enquiry_trash": `delete from public.contact_enquiries where id = '${trashed}'`,
  "public.subscriptions": [
    reportOf("evt_1", 0, { customer_name: "Zelda Quux", customer_email: "ZELDA@example.com" }),
    reportOf("evt_2", 0, {
      provider_id: "sub_2",
      customer_name: "Z",
      customer_email: "other-zelda@example.com",
    }),
    reportOf("evt_3", 0, { provider_id: "sub_3", customer_id: "cus_3", customer_email: "ann@example.com" }),
    "update public.mails set error = 'zelda@example.com refused' where subscription_id in (select id from public.subscriptions where provider_id <> 'sub_3')",
  ].join(";"),
  "private.person_notes": `insert into private.person_notes values ('zelda@example.com', 'Zelda likes tea'), ('ann@example.com', 'Tall')`,
  "private.used_portal_links": `insert into private.used_portal_links (id, subscription_id)
    select gen_random_uuid(), id from public.subscriptions where provider_id = 'sub_1'`,
};

/** Why the other tables hold nothing of visitors and customers. Decide this for a new table, or plant data in it. */
const withoutPeople: Record<string, string> = {
  "what owners wrote or uploaded, and who they are": `public.blog_categories public.blog_posts public.blog_post_saves
    public.blog_post_pending_versions public.blog_post_trash public.blog_post_versions public.blog_redirects public.draft_links
    public.post_pictures public.user_roles public.owner_settings private.blog_post_words private.picture_uses`,
  "times, ids, counts and titles": `private.provider_events private.post_generations private.timer private.site_rebuild
    public.activity public.housekeeping public.deployment_report`,
  "a keyed hash of the network address, for a day, without a link to a person": "private.checkout_starts",
};

const personal = /zelda|quux|900999/i;

onBothEngines((start) => {
  const database = ownDatabase(start);
  const owner = (query: string) => database.as("authenticated", query, hostedOwner);
  const call = (name: string, id = enquiry, more = "") =>
    owner(`select public.${name}('${id}'${more}) as answer`);
  const activity = (columns = "kind, subject") =>
    database.rows(`select ${columns} from public.activity order by id`);

  async function dump(): Promise<Record<string, string>> {
    const tables = await database.rows<{ name: string }>(
      `select relnamespace::regnamespace || '.' || relname as name from pg_class
       where relnamespace::regnamespace::text in ('public', 'private') and relkind in ('r', 'p', 'm') order by 1`,
    );
    const texts = tables.map(async ({ name }) => {
      const rows = await database.rows<{ row: string }>(`select to_jsonb(t)::text as row from ${name} t`);
      return [name, rows.map(({ row }) => row).join("\n")] as const;
    });
    return Object.fromEntries(await Promise.all(texts));
  }
  const traces = async () =>
    Object.entries(await dump()).flatMap(([name, text]) => (personal.test(text) ? [name] : []));

  beforeEach(async () => {
    await database.exec(`delete from public.subscriptions; delete from public.contact_enquiries; delete from private.enquiry_trash;
      delete from private.provider_events; delete from private.person_notes; delete from public.blog_posts; delete from public.blog_post_trash; delete from public.blog_categories`);
    for (const statements of Object.values(planted)) await database.exec(statements);
    await database.exec("delete from public.activity");
  });

  test("knows of every table whether it can hold personal data", async () => {
    const others = Object.values(withoutPeople).flatMap((names) => names.split(/\s+/));
    expect([...Object.keys(planted), ...others].toSorted()).toEqual(Object.keys(await dump()));
  });

  test("erases a person from every table, keeps the amounts and leaves others alone", async () => {
    // A used link holds no name, only the subscription's id.
    const named = Object.keys(planted).filter((name) => name !== "private.used_portal_links");
    expect(await traces()).toEqual(named.toSorted());
    expect(await call("erase_person")).toEqual([{ answer: true }]);
    expect(await traces()).toEqual([]);
    expect(await call("erase_person")).toEqual([{ answer: false }]);
    expect(await activity("kind, actor, subject")).toEqual([
      { kind: "erased", actor: hostedOwner, subject: "enquiries: 2, subscriptions: 2" },
    ]);
    expect(
      await database.rows(
        "select provider_id, customer_name, amount, forgotten_at is not null as erased from public.subscriptions order by 1",
      ),
    ).toEqual([
      { provider_id: "sub_1", customer_name: null, amount: 9900, erased: true },
      { provider_id: "sub_2", customer_name: null, amount: 9900, erased: true },
      { provider_id: "sub_3", customer_name: "Jane Doe", amount: 9900, erased: false },
    ]);
    expect(await database.rows("select person from private.person_notes")).toEqual([
      { person: "ann@example.com" },
    ]);
    expect(await database.rows("select first_name from public.contact_enquiries")).toEqual([
      { first_name: "Ann" },
    ]);
    expect(await database.rows("select * from private.used_portal_links")).toEqual([]);
    const queued = await database.as(
      "service_role",
      "select recipient, subscription_id from public.claim_mails(50)",
    );
    expect(queued.filter((mail) => (mail as { recipient: string }).recipient === "customer")).toHaveLength(1);
  });

  test("does not let later reports, imports or late notes restore an erased person", async () => {
    const [stored] = await database.rows<{ id: string; row: string }>(
      `select id, (to_jsonb(s) || '{"notes": "Zelda"}')::text as row from public.subscriptions s where provider_id = 'sub_1'`,
    );
    const { id: subscription, row } = stored ?? { id: "", row: "" };
    await call("erase_person", subscription);
    await database.as(
      "service_role",
      reportOf("evt_9", 1, { customer_name: "Zelda Quux", customer_email: "zelda@example.com" }),
    );
    await owner(`select public.restore_subscriptions('[${row}]')`);
    expect(await call("keep_person_notes", subscription, ", 'Zelda'")).toEqual([{ answer: false }]);
    expect(await call("read_person", subscription)).toEqual([{ answer: null }]);
    expect(await traces()).toEqual([]);
  });

  test("reads everything about a person from any of their records", async () => {
    const [{ answer } = {}] = (await call("read_person", trashed)) as { answer: Record<string, unknown> }[];
    expect(answer).toMatchObject({
      key: "other-zelda@example.com",
      addresses: ["other-zelda@example.com", "zelda@example.com"],
      notes: "Zelda likes tea",
      enquiries: [{ phone: null }, { phone: null }].map(
        () => expect.objectContaining({ first_name: "Zelda" }) as unknown,
      ),
      subscriptions: [{}, {}],
      emails: [{}, {}, {}, {}, {}],
      payment_links_used: [{}].map(() => expect.any(String) as unknown),
    });
    expect(await activity()).toEqual([]);
    expect(await call("read_person", enquiry, ", true")).toEqual([{ answer }]);
    expect(await activity()).toEqual([{ kind: "exported", subject: "one person" }]);
    expect(await call("read_person", crypto.randomUUID(), ", true")).toEqual([{ answer: null }]);
  });

  test("keeps one note for all addresses of a person, until it is emptied", async () => {
    await call("keep_person_notes", trashed, ", 'Rings on Mondays'");
    const zelda = "select person, notes from private.person_notes where person <> 'ann@example.com'";
    expect(await database.rows(zelda)).toEqual([
      { person: "other-zelda@example.com", notes: "Rings on Mondays" },
    ]);
    await call("keep_person_notes", enquiry, ", ''");
    expect(await database.rows(zelda)).toEqual([]);
  });

  test.each([
    ["read_person", ""],
    ["keep_person_notes", ", 'x'"],
    ["erase_person", ""],
    ["begin_export", undefined],
  ])("lets nobody but an owner call %s", async (name, more) => {
    const query = `select public.${name}('${more === undefined ? "everything" : enquiry}'${more ?? ""})`;
    for (const [role, user] of [["anon"], ["authenticated", hostedMember], ["service_role"]] as const)
      expect(await database.attempt(role, query, user)).toBe("denied");
    expect(await database.attempt("authenticated", query, hostedOwner)).toBe(1);
  });

  describe("the activity", () => {
    const add = (status: string) =>
      `insert into public.blog_posts (title, slug, status, published_at) values ('A', 'a', '${status}', now())`;

    const summary = async () =>
      (await activity()).map(({ kind, subject }) => `${String(kind)} ${String(subject)}`);

    test("records what an owner publishes, deletes and exports, when and by whom", async () => {
      await owner("insert into public.blog_categories (name, slug) values ('C', 'c')");
      await owner(add("draft"));
      const states = [
        "status = 'published'",
        "content = 'B'",
        "read_time_minutes = 2",
        "status = 'archived'",
        "status = 'draft'",
      ];
      for (const change of states) await owner(`update public.blog_posts set ${change}`);
      await owner("delete from public.blog_posts");
      await owner(add("published"));
      for (const table of ["blog_post_trash", "blog_categories", "contact_enquiries"])
        await owner(`delete from public.${table}`);
      await owner("select public.begin_export('posts')");
      expect((await summary()).join(", ")).toBe(
        "published A, updated A, unpublished A, deleted the post “A”, published A, deleted the post “A” for good, deleted the category “C”, deleted enquiries: 2, exported posts",
      );
      const who = "select distinct actor, at > now() - interval '1 hour' as lately from public.activity";
      expect(await database.rows(who)).toEqual([{ actor: hostedOwner, lately: true }]);
      expect(await traces()).not.toContain("public.activity");
    });

    test("records that a scheduled post was published by the site", async () => {
      await owner(add("scheduled"));
      await database.as("service_role", "select public.publish_due_posts()");
      expect(await activity("kind, actor")).toEqual([
        { kind: "scheduled", actor: hostedOwner },
        { kind: "published", actor: null },
      ]);
    });

    test("records sign-ins of owners, and changes of owners with who made them", async () => {
      const session = (user: string) =>
        database.exec(`insert into auth.sessions (id, user_id) values (gen_random_uuid(), '${user}')`);
      await session(hostedMember);
      await session(hostedOwner);
      await database.as("service_role", `select public.grant_admin('member@example.com', '${hostedOwner}')`);
      await owner(`select public.take_owner_role('${hostedMember}')`);
      expect(await activity("kind, actor, subject")).toEqual([
        { kind: "signed_in", actor: hostedOwner, subject: null },
        { kind: "owner_added", actor: hostedOwner, subject: hostedMember },
        { kind: "owner_removed", actor: hostedOwner, subject: hostedMember },
      ]);
    });

    test("is kept for twelve months, and notes as long as a record of their person", async () => {
      await database.exec(`insert into public.activity (kind, at) values
        ('erased', now() - interval '12 months 1 day'), ('exported', now() - interval '11 months 27 days');
        insert into private.person_notes values ('nobody@example.com', 'Gone')`);
      await database.asOwner("select private.tidy_up();");
      expect(await activity()).toEqual([{ kind: "exported", subject: null }]);
      expect(await database.rows("select person from private.person_notes order by 1")).toEqual([
        { person: "ann@example.com" },
        { person: "zelda@example.com" },
      ]);
    });
  });

  test("carries the notes on an older database's subscriptions over to their person", async () => {
    const migrations = await readMigrations(supabaseFolder);
    const index = migrations.findIndex(({ file }) => file.includes("people"));
    const older = await start(migrations.slice(0, index));
    onTestFinished(() => older.close());
    await older.exec(`insert into public.subscriptions
      (provider_id, customer_id, customer_email, notes, is_live, amount, currency, status, started_at)
      select 'sub_' || n, 'cus_' || n, email, notes, false, 1, 'gbp', 'active', now()
      from (values (1, 'A@b.example', 'One'), (2, 'a@b.example', 'Two'), (3, null, 'Three'), (4, 'c@b.example', null))
        as given (n, email, notes)`);
    for (const { sql } of migrations.slice(index)) await older.asOwner(sql);
    expect(await older.rows("select person, notes from private.person_notes order by 1")).toEqual([
      { person: "a@b.example", notes: "One\n\nTwo" },
      { person: "cus_3", notes: "Three" },
    ]);
  });
});
