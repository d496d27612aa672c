import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { hostedMember, hostedOwner, onBothEngines, ownDatabase } from "../setup/hosted/hosted-database.ts";
import { publishPending } from "./publish-pending.ts";

// Calls the SQL functions with their intended roles. Other files test how the HTTP functions use them.

const post = "22222222-2222-4222-8222-222222222221";
const press = "33333333-3333-4333-8333-333333333331";

/** Functions that any user may call, but only owners may use. */
const ownersOnly = [
  `change_posts('[]', '{"delete": true}')`,
  "find_posts('{}')",
  "restore_trashed_posts('{}')",
  "restore_trashed_enquiries('{}')",
  "restore_enquiries('[]')",
  "restore_subscriptions('[]')",
  `merge_categories('${post}', '${press}')`,
  "order_categories('{}')",
  "replace_tag('seo')",
  "claim_picture_removal('a')",
  "describe_picture_everywhere('a', '', true)",
  "replace_picture_everywhere('a', 'b')",
  `take_owner_role('${post}')`,
];

onBothEngines((start) => {
  const database = ownDatabase(start);

  beforeEach(async () => {
    await database.exec(`
      delete from private.post_generations; delete from public.blog_posts; delete from public.contact_enquiries;
      delete from public.user_roles where user_id <> '${hostedOwner}';
      insert into public.blog_posts (id, title, slug, status, published_at, tags) values
        ('${post}', 'Published', 'published', 'published', '2026-01-02T03:04:05Z', '{a}');
      update private.site_rebuild set change_count = 0, changed_at = null, waiting_since = null, attempts = 0,
        next_attempt_at = now() - interval '1 second', last_error = null, requested_at = null;
    `);
  });

  const project = (query: string) => database.as("service_role", query);
  const owner = (query: string) => database.as("authenticated", query, hostedOwner);

  test.each(ownersOnly)("refuses a user without the role: %s", async (call) => {
    expect(await database.attempt("authenticated", `select public.${call}`, hostedMember)).toBe("denied");
  });

  describe("exported enquiries", () => {
    const id = "44444444-4444-4444-8444-444444444441";
    const exported = {
      id,
      submission_id: press,
      first_name: "Jane",
      last_name: "Doe",
      email: "jane@example.com",
      message: "=1+1; 'Hello'",
      status: "handled",
      created_at: "2026-01-02T03:04:05+00:00",
      sender_hash: "forged",
    };
    const restore = (mail: object) =>
      owner(
        `select public.restore_enquiries('${JSON.stringify([{ ...exported, ...mail }]).replaceAll("'", "''")}') as added`,
      );

    test.each([
      ["a recent export", { mail: { state: "held", attempts: 1 } }],
      ["an export from before the outbox", { mail_state: "held", mail_attempts: 1 }],
    ])("are restored from %s without another email", async (_, mail) => {
      expect(await restore(mail)).toEqual([{ added: 1 }]);
      expect(await restore(mail)).toEqual([{ added: 0 }]);
      expect(
        await database.rows(`select e.id, message, status, state, attempts, sender_hash, extract(year from e.created_at)::int as year,
          next_attempt_at > now() + interval '10 years' as rests
          from public.contact_enquiries e join public.mails m on m.enquiry_id = e.id`),
      ).toEqual([
        {
          id,
          message: exported.message,
          status: "handled",
          state: "failed",
          attempts: 1,
          sender_hash: null,
          year: 2026,
          rests: true,
        },
      ]);
    });
  });

  describe("an enquiry", () => {
    const claimed = (request: string) =>
      project(
        `select message from public.claim_mails(${request}) m join public.contact_enquiries e on e.id = m.enquiry_id`,
      );
    const send = async (message: string, spam = false) => {
      const [answer] =
        await project(`select outcome from public.submit_contact_enquiry('${crypto.randomUUID()}',
        '{"first_name": "Jane", "last_name": "Doe", "email": "jane@example.com", "message": "${message}"}',
        '${crypto.randomUUID()}', ${spam}, 10, interval '10 minutes', 2, false)`);
      return (answer as { outcome: string }).outcome;
    };

    test("is rejected when it sets a column reserved for the owner", async () => {
      const forged = `'{"message": "Hello", "status": "handled"}'`;
      await expect(
        project(`select * from public.submit_contact_enquiry('${press}', ${forged}, null, false, 10,
          interval '10 minutes', null)`),
      ).rejects.toThrow(/status/);
      expect(await database.rows("select id from public.contact_enquiries")).toEqual([]);
    });

    test("is stored with its email queued when the overall rate limit is exceeded", async () => {
      expect(await send("1")).toBe("stored");
      expect(await send("Spam counts for nothing", true)).toBe("stored");
      expect(await send("2")).toBe("stored");
      for (const message of ["3", "4"]) expect(await send(message)).toBe("held");
      expect(await send("Spam", true)).toBe("stored");
      const turns = await database.rows(
        `select message, attempts, status, round(extract(epoch from next_attempt_at - min(m.created_at) over ()) / 60)::int as minutes
         from public.mails m join public.contact_enquiries e on e.id = enquiry_id where state = 'held' order by m.created_at`,
      );
      expect(turns).toEqual([
        { message: "3", attempts: 0, status: "new", minutes: 5 },
        { message: "4", attempts: 0, status: "new", minutes: 10 },
      ]);

      const mailOf = (message: string) =>
        `(select m.id from public.mails m join public.contact_enquiries e on e.id = enquiry_id where message = '${message}')`;
      expect(await claimed("10")).toEqual([]);
      await database.exec(`update public.mails set next_attempt_at = now() where id = ${mailOf("3")}`);
      expect(await claimed("10")).toEqual([{ message: "3" }]);
      expect(await claimed(`1, ${mailOf("4")}`)).toEqual([{ message: "4" }]);

      await database.exec("update public.mails set created_at = created_at - interval '11 minutes'");
      expect(await send("5")).toBe("stored");
    });

    test("is claimed in the order in which emails are due", async () => {
      await database.exec(`
        with stored as (
          insert into public.contact_enquiries (first_name, last_name, email, message)
          select 'Jane', 'Doe', 'jane@example.com', 'Due ' || n from generate_series(1, 5) n returning id, message
        ) insert into public.mails (kind, enquiry_id, next_attempt_at)
        select 'enquiry', id, now() - right(message, 1)::int * interval '1 minute' from stored;
      `);
      const first = await claimed("2");
      expect(first).toHaveLength(2);
      expect(first).toEqual(expect.arrayContaining([{ message: "Due 5" }, { message: "Due 4" }]));
    });
  });

  describe("a site rebuild", () => {
    test("reports its state only to the owner", async () => {
      await database.exec(
        "update private.site_rebuild set waiting_since = now(), last_error = 'The deploy hook answered 500.'",
      );
      const asked =
        "select waiting_since is not null as waits, requested_at, last_error from public.site_rebuild_state()";
      expect(await owner(asked)).toEqual([
        { waits: true, requested_at: null, last_error: "The deploy hook answered 500." },
      ]);
      expect(await database.as("authenticated", asked, hostedMember)).toEqual([]);
    });

    test("ignores the result of an abandoned attempt", async () => {
      await database.exec(
        "update private.site_rebuild set change_count = 3, changed_at = now() - interval '1 minute', waiting_since = now() - interval '1 minute'",
      );
      await project("select * from public.claim_site_rebuild('20 seconds', '5 minutes')");
      await database.exec("update private.site_rebuild set attempts = 2");
      await project("select public.accept_site_rebuild(3, 1), public.fail_site_rebuild(1, 'too late')");
      const state = `select waiting_since is not null as waits, attempts, last_error, requested_at is not null as asked
        from private.site_rebuild`;
      expect(await database.rows(state)).toEqual([
        { waits: true, attempts: 2, last_error: null, asked: false },
      ]);
    });
  });

  test("stores a generated post once when its function retries", async () => {
    await database.exec(`insert into private.post_generations (request_id, claim_id, fingerprint, expires_at)
      values ('${press}', '${press}', 'f', now() + interval '1 minute')`);
    const store = `select id from public.store_generated_post(
      '${press}', 'New', 'new', '', 'Text', 'draft', null, 'Ann', 3, '{a}', null)`;
    const stored = await project(store);
    expect(stored).toHaveLength(1);
    expect(await project(store)).toEqual(stored);
  });

  test("publishes only the fields that a pending version contains", async () => {
    await owner(`insert into public.blog_post_pending_versions (post_id, fields, base_updated_at)
      select id, '{"title": "New", "tags": ["b", "c"]}', updated_at from public.blog_posts`);
    expect(await owner(publishPending)).toEqual([{ outcome: "stored" }]);
    expect(await database.rows("select title, slug, tags from public.blog_posts")).toEqual([
      { title: "New", slug: "published", tags: ["b", "c"] },
    ]);
    expect(await database.rows("select * from public.blog_post_pending_versions")).toEqual([]);
  });

  test("makes a confirmed user an admin when the address differs in case", async () => {
    const grant = (email: string) => project(`select public.grant_admin('${email}') as outcome`);
    expect(await grant(" Member@Example.com ")).toEqual([{ outcome: "granted" }]);
    expect(await grant("member@example.com")).toEqual([{ outcome: "already_admin" }]);
    expect(await grant("stranger@example.com")).toEqual([{ outcome: "unknown_user" }]);
    await database.exec("update auth.users set email_confirmed_at = null where email = 'member@example.com'");
    expect(await grant("member@example.com")).toEqual([{ outcome: "unconfirmed" }]);
    await database.exec("update auth.users set email_confirmed_at = now()");
  });

  test("grants the role to the only confirmed account when two accounts share an address", async () => {
    const grant = () => project("select public.grant_admin('member@example.com') as outcome");
    const other = "5f0c2c1e-6d0f-4c57-9a3e-0b6f3a2f7c14";
    await database.exec(`insert into auth.users values ('${other}', 'MEMBER@example.com', null)`);
    const admins = `select user_id from public.user_roles where user_id <> '${hostedOwner}'`;
    onTestFinished(async () => void (await database.exec(`delete from auth.users where id = '${other}'`)));
    expect(await grant()).toEqual([{ outcome: "granted" }]);
    expect(await database.rows(admins)).toEqual([{ user_id: hostedMember }]);
    await database.exec(
      `update auth.users set email_confirmed_at = now(); delete from public.user_roles where user_id = '${hostedMember}'`,
    );
    expect(await grant()).toEqual([{ outcome: "several_users" }]);
    expect(await database.rows(admins)).toEqual([]);
  });
});
