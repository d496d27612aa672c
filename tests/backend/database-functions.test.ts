import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  type HostedDatabase,
  hostedMember,
  hostedOwner,
  onBothEngines,
} from "../setup/hosted/hosted-database.ts";
import { publishPending } from "./publish-pending.ts";

// Calls the SQL functions with their intended roles. Other files test how the HTTP functions use them.

const post = "22222222-2222-4222-8222-222222222221";
const press = "33333333-3333-4333-8333-333333333331";
const otherPress = "33333333-3333-4333-8333-333333333332";

onBothEngines((start) => {
  let database: HostedDatabase;

  beforeAll(async () => {
    database = await start();
  });
  afterAll(() => database?.close());

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
      mail_state: "held",
      mail_attempts: 1,
      created_at: "2026-01-02T03:04:05+00:00",
      sender_hash: "forged",
    };
    const restoreAs = (as: (query: string) => Promise<unknown[]>, rows: object[]) =>
      as(`select public.restore_enquiries('${JSON.stringify(rows).replaceAll("'", "''")}') as added`);

    test("are restored without another email", async () => {
      expect(await restoreAs(owner, [exported])).toEqual([{ added: 1 }]);
      expect(await restoreAs(owner, [exported])).toEqual([{ added: 0 }]);
      expect(
        await database.rows(`select id, message, status, mail_state, sender_hash, extract(year from created_at)::int as year,
          mail_next_attempt_at > now() + interval '10 years' as rests from public.contact_enquiries`),
      ).toEqual([
        {
          id,
          message: exported.message,
          status: "handled",
          mail_state: "failed",
          sender_hash: null,
          year: 2026,
          rests: true,
        },
      ]);
    });

    test.each([
      ["a user without the role", (query: string) => database.as("authenticated", query, hostedMember)],
      ["a visitor", (query: string) => database.as("anon", query)],
    ])("are not restored for %s", async (_, as) => {
      await expect(restoreAs(as, [exported])).rejects.toThrow(/permission denied|Only admins/);
      expect(await database.rows("select id from public.contact_enquiries")).toEqual([]);
    });
  });

  describe("an enquiry", () => {
    type Sent = Partial<{
      id: string;
      message: string;
      sender: string;
      spam: boolean;
      doubtful: boolean;
      limit: number;
      busy: number;
    }>;
    const send = ({
      id = press,
      message = "Hello",
      sender = "hash",
      spam = false,
      doubtful = false,
      limit = 10,
      busy,
    }: Sent = {}) =>
      project(`select outcome from public.submit_contact_enquiry('${id}',
        '{"first_name": "Jane", "last_name": "Doe", "email": "jane@example.com", "message": "${message}"}', '${sender}', ${spam}, ${limit},
        interval '10 minutes', ${busy ?? null}, ${doubtful})`);
    const fromAnybody = (message: string, busy: number, spam = false) =>
      send({ id: crypto.randomUUID(), sender: crypto.randomUUID(), message, busy, spam });
    const states = () =>
      database.rows(
        "select message, status, mail_state, mail_attempts from public.contact_enquiries order by created_at",
      );

    test("is stored once when it is sent twice from different addresses", async () => {
      expect(await send()).toEqual([{ outcome: "stored" }]);
      expect(await send()).toEqual([{ outcome: "duplicate" }]);
      expect(await send({ sender: "another" })).toEqual([{ outcome: "duplicate" }]);
      expect(await send({ message: "Other" })).toEqual([{ outcome: "different_text" }]);
      expect(await states()).toEqual([
        { message: "Hello", status: "new", mail_state: "pending", mail_attempts: 1 },
      ]);
    });

    test("is rejected when it sets a column reserved for the owner", async () => {
      const forged = `'{"message": "Hello", "mail_state": "sent"}'`;
      await expect(
        project(`select * from public.submit_contact_enquiry('${press}', ${forged}, null, false, 10,
          interval '10 minutes', null)`),
      ).rejects.toThrow(/mail_state/);
      expect(await states()).toEqual([]);
    });

    test.each([
      { spam: true, doubtful: false, status: "spam" },
      { spam: true, doubtful: true, status: "spam" },
      { spam: false, doubtful: true, status: "doubtful" },
    ])("is stored but not emailed when it is $status", async ({ status, ...signs }) => {
      await send(signs);
      expect(await states()).toEqual([
        { message: "Hello", status, mail_state: "withheld", mail_attempts: 0 },
      ]);
      await database.exec(
        "update public.contact_enquiries set mail_next_attempt_at = now() - interval '1 day'",
      );
      expect(await project("select * from public.claim_undelivered_enquiries(10)")).toEqual([]);
    });

    test("is not stored when its sender exceeds the rate limit", async () => {
      await send({ limit: 1 });
      expect(await send({ id: otherPress, limit: 1 })).toEqual([{ outcome: "rate_limited" }]);
      expect(await send({ id: otherPress, limit: 1, sender: "another" })).toEqual([{ outcome: "stored" }]);
      await database.exec(
        "update public.contact_enquiries set created_at = created_at - interval '11 minutes'",
      );
      expect(await send({ id: post, limit: 1 })).toEqual([{ outcome: "stored" }]);
    });

    test("is stored with its email queued when the overall rate limit is exceeded", async () => {
      expect(await fromAnybody("1", 2)).toEqual([{ outcome: "stored" }]);
      expect(await fromAnybody("Spam counts for nothing", 2, true)).toEqual([{ outcome: "stored" }]);
      expect(await fromAnybody("2", 2)).toEqual([{ outcome: "stored" }]);
      for (const message of ["3", "4"]) expect(await fromAnybody(message, 2)).toEqual([{ outcome: "held" }]);
      expect(await fromAnybody("Spam", 2, true)).toEqual([{ outcome: "stored" }]);
      const turns = await database.rows(
        `select message, mail_attempts, status, round(extract(epoch from mail_next_attempt_at - min(created_at) over ()) / 60)::int as minutes
         from public.contact_enquiries where mail_state = 'held' order by created_at`,
      );
      expect(turns).toEqual([
        { message: "3", mail_attempts: 0, status: "new", minutes: 5 },
        { message: "4", mail_attempts: 0, status: "new", minutes: 10 },
      ]);

      const claim = "select message from public.claim_undelivered_enquiries(10)";
      expect(await project(claim)).toEqual([]);
      await database.exec(
        "update public.contact_enquiries set mail_next_attempt_at = now() where message = '3'",
      );
      expect(await project(claim)).toEqual([{ message: "3" }]);
      const byName = `select message from public.claim_undelivered_enquiries(1,
        (select id from public.contact_enquiries where message = '4'))`;
      expect(await project(byName)).toEqual([{ message: "4" }]);

      await database.exec(
        "update public.contact_enquiries set created_at = created_at - interval '11 minutes'",
      );
      expect(await fromAnybody("5", 2)).toEqual([{ outcome: "stored" }]);
    });

    test("is claimed by only one caller when its email is due", async () => {
      await send();
      const claim = "select mail_attempts from public.claim_undelivered_enquiries(10)";
      expect(await project(claim)).toEqual([]);
      await database.exec("update public.contact_enquiries set mail_next_attempt_at = now()");
      expect(await project(claim)).toEqual([{ mail_attempts: 2 }]);
      expect(await project(claim)).toEqual([]);
    });

    test("can be claimed by id unless its email has been sent", async () => {
      await send({ spam: true });
      const claim = `select mail_state from public.claim_undelivered_enquiries(1,
        (select id from public.contact_enquiries))`;
      expect(await project(claim)).toEqual([{ mail_state: "pending" }]);
      await database.exec(
        "update public.contact_enquiries set mail_state = 'sent', mail_next_attempt_at = now()",
      );
      expect(await project(claim)).toEqual([]);
    });

    test("is claimed in the order in which emails are due", async () => {
      await database.exec(`
        insert into public.contact_enquiries (first_name, last_name, email, message, mail_next_attempt_at)
        select 'Jane', 'Doe', 'jane@example.com', 'Due ' || n, now() - n * interval '1 minute' from generate_series(1, 5) n;
      `);
      const claimed = await project("select message from public.claim_undelivered_enquiries(2)");
      expect(claimed).toHaveLength(2);
      expect(claimed).toEqual(expect.arrayContaining([{ message: "Due 5" }, { message: "Due 4" }]));
    });
  });

  describe("a site rebuild", () => {
    const claim = "select * from public.claim_site_rebuild('20 seconds', '5 minutes')";
    const noted = (changed: string, since = changed, count = 3) =>
      database.exec(`update private.site_rebuild set change_count = ${count},
        changed_at = now() - interval '${changed}', waiting_since = now() - interval '${since}'`);
    const state = () =>
      database.rows(`select waiting_since is not null as waits, attempts, last_error, requested_at is not null as asked
        from private.site_rebuild`);

    const given = [{ change_count: 3, attempt: 1 }];

    test.each<[string, [changed: string, since?: string] | undefined, object[]]>([
      ["nothing has changed", undefined, []],
      ["the last change is recent", ["5 seconds"], []],
      ["the quiet period has passed", ["21 seconds"], given],
      ["changes have continued for too long", ["5 seconds", "6 minutes"], given],
    ])("is claimed at most once when %s", async (_, times, claims) => {
      if (times) await noted(...times);
      expect(await project(claim)).toEqual(claims);
      expect(await project(claim)).toEqual([]);
    });

    test("covers only changes made before it is claimed", async () => {
      await noted("1 minute");
      await project(claim);
      await project("select public.accept_site_rebuild(2, 1)");
      expect(await state()).toEqual([{ waits: true, attempts: 0, last_error: null, asked: true }]);
      await noted("1 minute");
      await project(claim);
      await project("select public.accept_site_rebuild(3, 1)");
      expect(await state()).toEqual([{ waits: false, attempts: 0, last_error: null, asked: true }]);
    });

    test.each([
      [1, 1],
      [2, 2],
      [5, 16],
      [7, 60],
      [60, 60],
    ])("is retried after failure %i with a delay of %i min", async (attempt, minutes) => {
      await noted("1 minute");
      await database.exec(`update private.site_rebuild set attempts = ${attempt}`);
      await project(`select public.fail_site_rebuild(${attempt}, 'no answer')`);
      expect(await state()).toMatchObject([{ waits: true, last_error: "no answer" }]);
      const due = `select next_attempt_at between now() + interval '${minutes} minutes' - interval '1 minute'
        and now() + interval '${minutes} minutes' as due from private.site_rebuild`;
      expect(await database.rows(due)).toEqual([{ due: true }]);
    });

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
      await noted("1 minute");
      await project(claim);
      await database.exec("update private.site_rebuild set attempts = 2");
      await project("select public.accept_site_rebuild(3, 1), public.fail_site_rebuild(1, 'too late')");
      expect(await state()).toEqual([{ waits: true, attempts: 2, last_error: null, asked: false }]);
    });
  });

  describe("a generated post", () => {
    const claim = (id: string, topics = "array['a', 'b']", fingerprint = "f", lease = "1 minute") =>
      project(`select outcome, topic, post_id, claim_id
        from public.claim_post_generation('${id}', '${fingerprint}', ${topics}, interval '${lease}')`) as Promise<
        { outcome: string; topic: string | null; post_id: string | null; claim_id: string }[]
      >;
    const store = (claimId: string, status = "published", slug = "new") =>
      project(`select id, slug, status, published_at = now() as now from public.store_generated_post('${claimId}', 'New',
        '${slug}', '', 'Text', '${status}', null, 'Ann', 3, '{a}', null)`) as Promise<
        { id: string; slug: string; status: string; now: boolean | null }[]
      >;
    const claimed = async (...asked: Parameters<typeof claim>) => (await claim(...asked))[0]?.claim_id ?? "";

    test("is returned again when its request is retried", async () => {
      const id = await claimed(press);
      expect(await claim(press)).toMatchObject([{ outcome: "writing", post_id: null }]);
      const [stored] = await store(id);
      expect(stored).toMatchObject({ slug: "new", status: "published", now: true });
      expect((await store(id)).map((again) => again.id)).toEqual([stored?.id]);
      expect(await claim(press)).toMatchObject([{ outcome: "written", post_id: stored?.id }]);
      expect(await claim(press, "null", "other")).toMatchObject([
        { outcome: "different_request", post_id: null },
      ]);
      expect(await database.rows("select count(*)::int as posts from public.blog_posts")).toEqual([
        { posts: 2 },
      ]);
    });

    test("uses one of the least-used topics", async () => {
      const [first] = await claim(press);
      const [second] = await claim(otherPress);
      expect(new Set([first?.topic, second?.topic])).toEqual(new Set(["a", "b"]));
    });

    test("is not started while another on the same custom topic is being written", async () => {
      await claim(press, "null");
      expect(await claim(otherPress, "null")).toMatchObject([{ outcome: "writing", topic: null }]);
      expect(await claim(otherPress, "null", "other")).toMatchObject([{ outcome: "claimed" }]);
    });

    test("uses the next free slug", async () => {
      expect(await store(await claimed(press), "draft", "published")).toMatchObject([
        { slug: "published-2", status: "draft", now: null },
      ]);
      expect(await store(await claimed(otherPress), "draft", "published")).toMatchObject([
        { slug: "published-3" },
      ]);
    });

    test("is not stored without a valid claim", async () => {
      const released = await claimed(press);
      await project(`select public.release_post_generation('${released}')`);
      expect(await store(released)).toEqual([]);
      const expired = await claimed(press, "null", "f", "-1 second");
      expect(await claim(press)).toMatchObject([{ outcome: "claimed" }]);
      expect(await store(expired)).toEqual([]);
    });

    test("keeps its claim even when it is deleted", async () => {
      const id = await claimed(press);
      await store(id);
      await project(`select public.release_post_generation('${id}')`);
      await owner("delete from public.blog_posts where slug = 'new'");
      expect(await claim(press)).toMatchObject([{ outcome: "written", post_id: null }]);
    });
  });

  describe("a pending version", () => {
    const save = `insert into public.blog_post_pending_versions (post_id, fields, base_updated_at)
      select id, '{"title": "New", "tags": ["b", "c"]}', updated_at from public.blog_posts`;
    const shown = () => database.rows("select title, slug, tags from public.blog_posts");
    const old = { title: "Published", slug: "published", tags: ["a"] };

    test("changes only the fields that it contains", async () => {
      await owner(save);
      expect(await owner(publishPending)).toEqual([{ outcome: "stored" }]);
      expect(await shown()).toEqual([{ ...old, title: "New", tags: ["b", "c"] }]);
      expect(await database.rows("select * from public.blog_post_pending_versions")).toEqual([]);
    });

    test("remains pending when it or its post has a newer version", async () => {
      await owner(save);
      const seen = publishPending.replace("v.updated_at", "'2020-01-01'");
      expect(await owner(seen)).toEqual([{ outcome: "conflict" }]);
      await owner("update public.blog_posts set excerpt = 'Saved'");
      expect(await owner(publishPending)).toEqual([{ outcome: "conflict" }]);
      expect(await shown()).toEqual([old]);
    });

    test("can be published by admins only", async () => {
      await owner(save);
      const call = `select public.save_post('publish', gen_random_uuid(), '${post}', now(), null, null) as answer`;
      expect(await database.as("authenticated", call, hostedMember)).toEqual([
        { answer: { outcome: "not_allowed" } },
      ]);
      expect(await database.attempt("anon", call)).toBe("denied");
    });

    test.each(['{"status": "draft"}', '{"id": null}', "[]", '"title"'])(
      "cannot contain %s",
      async (fields) => {
        const query = `insert into public.blog_post_pending_versions (post_id, fields, base_updated_at)
        values ('${post}', '${fields}', now())`;
        expect(await database.attempt("authenticated", query, hostedOwner)).toBe("23514");
      },
    );
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
    try {
      expect(await grant()).toEqual([{ outcome: "granted" }]);
      expect(await database.rows(admins)).toEqual([{ user_id: hostedMember }]);
      await database.exec(
        `update auth.users set email_confirmed_at = now(); delete from public.user_roles where user_id = '${hostedMember}'`,
      );
      expect(await grant()).toEqual([{ outcome: "several_users" }]);
      expect(await database.rows(admins)).toEqual([]);
    } finally {
      await database.exec(`delete from auth.users where id = '${other}'`);
    }
  });
});
