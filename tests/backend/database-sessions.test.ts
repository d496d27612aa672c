import { beforeEach, describe, expect, test } from "vitest";
import { hostedOwner, onPostgres, ownDatabase, untilBlocked } from "../setup/hosted/hosted-database.ts";
import { isDeep } from "../setup/test-depth.ts";
import { publishPending } from "./publish-pending.ts";
import { reportOf } from "./subscription-reports.ts";

// Tests concurrent callers of a hosted database. PGlite runs one statement at a time, so only these tests can detect
// a missing lock.

const post = "22222222-2222-4222-8222-222222222221";
const press = "33333333-3333-4333-8333-333333333331";
const otherPress = "33333333-3333-4333-8333-333333333332";

onPostgres((start) => {
  const database = ownDatabase(start);

  beforeEach(async () => {
    await database.exec(`
      delete from private.post_generations; delete from public.blog_posts; delete from public.contact_enquiries;
      insert into public.blog_posts (id, title, slug, status, published_at)
        values ('${post}', 'Published', 'published', 'published', now());
      update private.site_rebuild set change_count = 1, changed_at = now() - interval '1 hour',
        waiting_since = now() - interval '1 hour', attempts = 0, next_attempt_at = now() - interval '1 second';
    `);
  });

  /** Starts the second query while the first transaction is open. Returns both results after the first commits. */
  async function inTurn(role: string, first: string, second: string, user = ""): Promise<unknown[][]> {
    const [one, other] = [await database.begin(role, user), await database.begin(role, user)];
    const answer = (await one.run(first)).rows;
    const late = other.run(second);
    await untilBlocked(database);
    await one.end("commit");
    const lateAnswer = (await late).rows;
    await other.end("commit");
    return [answer, lateAnswer];
  }

  async function atOnce(role: string, query: string): Promise<unknown[][]> {
    const [one, other] = [await database.begin(role), await database.begin(role)];
    try {
      return [(await one.run(query)).rows, (await other.run(query)).rows];
    } finally {
      await one.end("commit");
      await other.end("commit");
    }
  }

  describe("enquiries", () => {
    const send = (id: string, sender: string, limit: number, message = "Hello", busy = 100) =>
      `select outcome from public.submit_contact_enquiry('${id}',
         '{"first_name": "Jane", "last_name": "Doe", "email": "jane@example.com", "message": "${message}"}', '${sender}', false, ${limit},
         interval '10 minutes', ${busy})`;

    test("respect the rate limit when one sender submits two concurrently", async () => {
      expect(await inTurn("service_role", send(press, "hash", 1), send(otherPress, "hash", 1))).toEqual([
        [{ outcome: "stored" }],
        [{ outcome: "rate_limited" }],
      ]);
    });

    test("are stored once when the same enquiry arrives concurrently from two addresses", async () => {
      expect(await inTurn("service_role", send(press, "hash", 10), send(press, "another", 10))).toEqual([
        [{ outcome: "stored" }],
        [{ outcome: "duplicate" }],
      ]);
    });

    test("respect the overall rate limit when two senders submit concurrently", async () => {
      const [first, second] = [
        send(press, "hash", 10, "Hello", 1),
        send(otherPress, "another", 10, "Hello", 1),
      ];
      expect(await inTurn("service_role", first, second)).toEqual([
        [{ outcome: "stored" }],
        [{ outcome: "held" }],
      ]);
    });

    test("are split between two concurrent timer runs without blocking", async () => {
      await database.exec(`
        with stored as (
          insert into public.contact_enquiries (first_name, last_name, email, message)
          select 'Jane', 'Doe', 'jane@example.com', 'Due ' || n from generate_series(1, 4) n returning id, message
        ) insert into public.mails (kind, enquiry_id, next_attempt_at)
        select 'enquiry', id, now() - right(message, 1)::int * interval '1 minute' from stored;
      `);
      const answers = await atOnce(
        "service_role",
        "select message from public.claim_mails(2) m join public.contact_enquiries e on e.id = m.enquiry_id order by 1 desc",
      );
      expect(answers).toEqual([
        [{ message: "Due 4" }, { message: "Due 3" }],
        [{ message: "Due 2" }, { message: "Due 1" }],
      ]);
    });
  });

  describe("subscriptions", () => {
    beforeEach(() => database.exec("delete from public.subscriptions; delete from private.provider_events;"));

    const outcomes = async (first: string, second: string) =>
      (await inTurn("service_role", first, second)).flat().map((row) => (row as { outcome: string }).outcome);
    const mails = () =>
      database.rows("select kind, count(*)::int as n from public.mails group by 1 order by 1");
    const once = [
      { kind: "confirmation", n: 1 },
      { kind: "new", n: 1 },
    ];

    test("are stored once when their first two events arrive concurrently", async () => {
      const second = reportOf("evt_2", 0, { amount: 1 });
      expect(await outcomes(reportOf("evt_1", 0), second)).toEqual(["stored", "outdated"]);
      expect(await database.rows("select amount, revision from public.subscriptions")).toEqual([
        { amount: 9900, revision: 1 },
      ]);
      expect(await mails()).toEqual(once);
    });

    test("are stored once when the same event is delivered twice concurrently", async () => {
      expect(await outcomes(reportOf("evt_1", 0), reportOf("evt_1", 0))).toEqual(["stored", "duplicate"]);
      expect(await mails()).toEqual(once);
    });

    test("have their emails split between two concurrent timer runs without blocking", async () => {
      await database.as("service_role", reportOf("evt_1", 0));
      const answers = await atOnce("service_role", "select kind from public.claim_mails(1)");
      expect(new Set(answers.flat().map((row) => (row as { kind: string }).kind))).toEqual(
        new Set(["confirmation", "new"]),
      );
    });
  });

  test("claims a rebuild only once when two timer runs overlap", async () => {
    const claim = "select attempt from public.claim_site_rebuild('20 seconds', '5 minutes')";
    expect(await inTurn("service_role", claim, claim)).toEqual([[{ attempt: 1 }], []]);
  });

  test("counts both changes when two posts are published concurrently", async () => {
    const publish = (slug: string) =>
      `insert into public.blog_posts (title, slug, status, published_at) values ('New', '${slug}', 'published', now())`;
    const [before] = await database.rows("select change_count from private.site_rebuild");
    await inTurn("authenticated", publish("one"), publish("two"), hostedOwner);
    const [after] = await database.rows("select change_count from private.site_rebuild");
    expect(Number(after?.["change_count"])).toBe(Number(before?.["change_count"]) + 2);
  });

  describe("generated posts", () => {
    const claim = (id: string, topics: string) =>
      `select outcome, topic from public.claim_post_generation('${id}', 'f', ${topics}, interval '1 minute')`;

    test("are written once when the same request arrives twice concurrently", async () => {
      const [first, second] = await inTurn("service_role", claim(press, "null"), claim(press, "null"));
      expect([first, second]).toMatchObject([[{ outcome: "claimed" }], [{ outcome: "writing" }]]);
    });

    test("use different topics when two requests arrive concurrently", async () => {
      const topics = "array['a', 'b']";
      const answers = await inTurn("service_role", claim(press, topics), claim(otherPress, topics));
      expect(
        answers
          .flat()
          .map((row) => (row as { topic: string }).topic)
          .toSorted(),
      ).toEqual(["a", "b"]);
    });
  });

  describe("pending versions", () => {
    beforeEach(() =>
      database.exec(`insert into public.blog_post_pending_versions (post_id, fields, base_updated_at, saved_by)
        select id, '{"title": "New"}', updated_at, '${hostedOwner}' from public.blog_posts`),
    );

    test("are published once when two requests arrive concurrently", async () => {
      const version = "(select updated_at from public.blog_posts)";
      const publish = `select public.save_post('publish', gen_random_uuid(), '${post}', ${version}, null, '{"title": "New"}') ->> 'outcome' as outcome`;
      expect(await inTurn("authenticated", publish, publish, hostedOwner)).toEqual([
        [{ outcome: "stored" }],
        [{ outcome: "conflict" }],
      ]);
    });

    test("do not overwrite a concurrent save of the post", async () => {
      const save = "update public.blog_posts set title = 'Saved' returning title";
      expect(await inTurn("authenticated", save, publishPending, hostedOwner)).toEqual([
        [{ title: "Saved" }],
        [{ outcome: "conflict" }],
      ]);
      expect(await database.rows("select title from public.blog_posts")).toEqual([{ title: "Saved" }]);
    });
  });

  describe(
    "neither deadlocks nor loses any writes when two concurrent sessions",
    { timeout: 240_000 },
    () => {
      const rounds = isDeep ? 200 : 20;
      const many = 40;
      const idOf = (n: number) => `44444444-4444-4444-8444-${String(n).padStart(12, "0")}`;
      const versionOf = (id: string) => `(select updated_at from public.blog_posts where id = '${id}')`;

      beforeEach(() =>
        database.exec(`insert into public.blog_posts (id, title, slug, status, published_at)
        select ('44444444-4444-4444-8444-' || lpad(n::text, 12, '0'))::uuid, 'Post ' || n, 'post-' || n, 'published', now()
        from generate_series(1, ${many}) n`),
      );

      const saveOf = (
        id: string,
        command: string,
        title: string,
        revision = "gen_random_uuid()",
        base = versionOf(id),
      ) =>
        `select public.save_post('${command}', ${revision}, '${id}', ${base}, null, '{"title": "${title}"}') ->> 'outcome' as outcome`;

      /** Runs the queries in concurrent transactions. Returns the outcomes or error codes. */
      async function together(...queries: string[]): Promise<string[]> {
        const sessions = await Promise.all(queries.map(() => database.begin("authenticated", hostedOwner)));
        return Promise.all(
          sessions.map(async (session, n) => {
            try {
              const { rows } = await session.run(queries[n] ?? "");
              await session.end("commit");
              return String((rows[0] as { outcome?: unknown } | undefined)?.outcome);
            } catch (error) {
              await session.end("rollback");
              return String((error as { code?: string }).code);
            }
          }),
        );
      }

      test("tag many posts and publish one of them", async () => {
        const outcomes = new Set<string>();
        for (let round = 0; round < rounds; round += 1) {
          const change = round % 2 ? `{"remove_tags": ["bulk"]}` : `{"add_tags": ["bulk"]}`;
          const bulk = `select outcome from public.change_posts(
          (select jsonb_agg(jsonb_build_object('id', id, 'updated_at', updated_at)) from public.blog_posts), '${change}')`;
          const id = idOf(1 + (round % many));
          for (const one of await together(bulk, saveOf(id, "publish", `Round ${round}`))) outcomes.add(one);
        }
        expect(
          [...outcomes].filter((one) => !["changed", "conflict", "stored", "unchanged"].includes(one)),
        ).toEqual([]);
      });

      test("publish a post and save it", async () => {
        const id = idOf(1);
        for (let round = 0; round < rounds; round += 1) {
          await database.exec("delete from public.blog_post_pending_versions");
          const base = `'${(await database.rows<{ v: string }>(`select updated_at::text as v from public.blog_posts where id = '${id}'`))[0]?.v}'`;
          const outcomes = await together(
            saveOf(id, "publish", `Published ${round}`, undefined, base),
            saveOf(id, "pending", `Pending ${round}`, undefined, base),
          );
          expect(outcomes).toEqual(["stored", "stored"]);
          expect(await database.rows(`select title from public.blog_posts where id = '${id}'`)).toEqual([
            { title: `Published ${round}` },
          ]);
          expect(
            await database.rows("select fields ->> 'title' as title from public.blog_post_pending_versions"),
          ).toEqual([{ title: `Pending ${round}` }]);
        }
      });

      test("store a new post sent twice with one revision", async () => {
        for (let round = 0; round < rounds; round += 1) {
          const fields = `{"title": "New", "slug": "new-${round}", "author": "Ann"}`;
          const attempt = `select public.save_post('save', '${crypto.randomUUID()}', '${crypto.randomUUID()}', null, null,
          '${fields}') ->> 'outcome' as outcome`;
          expect((await together(attempt, attempt)).toSorted()).toEqual(["already_stored", "stored"]);
        }
      });

      test("send the same revision twice", async () => {
        const id = idOf(2);
        const versions = async () =>
          (
            await database.rows<{ n: number }>(
              `select count(*)::int as n from public.blog_post_versions where post_id = '${id}'`,
            )
          )[0]?.n ?? 0;
        const before = await versions();
        for (let round = 0; round < rounds; round += 1) {
          const base = `'${(await database.rows<{ v: string }>(`select updated_at::text as v from public.blog_posts where id = '${id}'`))[0]?.v}'`;
          const attempt = saveOf(id, "publish", `Once ${round}`, `'${crypto.randomUUID()}'`, base);
          expect((await together(attempt, attempt)).toSorted()).toEqual(["already_stored", "stored"]);
        }
        expect(await versions()).toBe(before + rounds);
      });
    },
  );
});
