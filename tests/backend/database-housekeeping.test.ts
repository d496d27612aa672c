import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { hostedOwner, onBothEngines, ownDatabase } from "../setup/hosted/hosted-database.ts";
import { projectOwner } from "../setup/hosted/hosted-project.ts";

onBothEngines((start) => {
  const database = ownDatabase(start);

  beforeEach(() => database.exec("delete from public.blog_posts; delete from public.contact_enquiries;"));

  const project = (query: string) => database.as("service_role", query);
  const owner = (query: string) => database.as("authenticated", query, hostedOwner);

  test("publishes due scheduled posts only", async () => {
    await database.exec(`insert into public.blog_posts (title, slug, status, published_at) values
      ('Due', 'due', 'scheduled', now() - interval '1 second'), ('Later', 'later', 'scheduled', now() + interval '1 day'),
      ('Draft', 'draft', 'draft', now() - interval '1 day')`);
    expect(await project("select public.publish_due_posts() as n")).toEqual([{ n: 1 }]);
    expect(await project("select public.publish_due_posts() as n")).toEqual([{ n: 0 }]);
    expect(await database.rows("select slug, status from public.blog_posts order by slug")).toEqual([
      { slug: "draft", status: "draft" },
      { slug: "due", status: "published" },
      { slug: "later", status: "scheduled" },
    ]);
  });

  test("shows visitors only the timer and email status", async () => {
    await database.exec("delete from private.timer; delete from public.housekeeping");
    expect(await database.as("anon", "select * from public.deployment_health()")).toEqual([
      {
        asked_at: expect.anything() as unknown,
        database_timer_ran_at: null,
        function_timer_ran_at: null,
        tidied_at: null,
        mail_is_configured: null,
      },
    ]);

    const asked = `select mail_is_configured,
        least(database_timer_ran_at, function_timer_ran_at, tidied_at) > asked_at - interval '1 minute' as ran
      from public.deployment_health()`;
    for (const mail_is_configured of [false, true]) {
      await project("select public.publish_due_posts()");
      await project(`select public.note_function_timer(${mail_is_configured})`);
      await database.asOwner("select private.tidy_up();");
      expect(await database.as("anon", asked)).toEqual([{ mail_is_configured, ran: true }]);
    }
  });

  describe("tidying up", () => {
    const tidy = () => database.asOwner("select private.tidy_up();");
    const add = (message: string, age: string) => `insert into public.contact_enquiries
      (first_name, last_name, email, message, sender_hash, created_at)
      values ('Jane', 'Doe', 'jane@example.com', '${message}', 'hash', now() - interval '${age}');`;
    const left = () =>
      database.rows(
        "select message, sender_hash as sender from public.contact_enquiries order by created_at desc",
      );

    beforeEach(() =>
      database.exec(`
        delete from public.housekeeping;
        ${add("new", "23 hours")} ${add("of the day before", "25 hours")}
        ${add("almost a year old", "11 months 27 days")} ${add("a year old", "12 months 1 day")}
      `),
    );
    afterEach(() => database.exec("drop schema if exists cron cascade"));

    const tidied = [
      { message: "new", sender: "hash" },
      { message: "of the day before", sender: null },
      { message: "almost a year old", sender: null },
    ];

    test("deletes enquiries after twelve months", async () => {
      await tidy();
      expect(await left()).toEqual(tidied);
    });

    test("deletes `checkout_starts` rows after a day", async () => {
      await database.exec(`insert into private.checkout_starts (sender_hash, started_at) values
        ('${"a".repeat(64)}', now() - interval '23 hours'), ('${"b".repeat(64)}', now() - interval '25 hours')`);
      await tidy();
      expect(
        await database.rows("select left(sender_hash, 1) as sender from private.checkout_starts"),
      ).toEqual([{ sender: "a" }]);
    });

    test("deletes subscriptions and their emails six years after the end, and no others", async () => {
      await database.exec(`delete from public.subscriptions;
        insert into public.subscriptions
          (provider_id, customer_id, is_live, amount, currency, status, started_at, ended_at, created_at)
        select 'sub_' || name, 'cus_1', true, 9900, 'gbp', status, now() - interval '9 years', now() - ended, now() - interval '9 years'
        from (values
          ('running', 'active', null), ('recent', 'canceled', interval '5 years 364 days'),
          ('old', 'canceled', interval '6 years 1 day'), ('never_began', 'incomplete_expired', null)
        ) as given (name, status, ended);
        insert into public.mails (subscription_id, kind, occasion)
          select id, 'new', 'start' from public.subscriptions`);
      await tidy();
      expect(
        await database.rows(`select s.provider_id as name, count(m.id)::int as mails from public.subscriptions s
          left join public.mails m on m.subscription_id = s.id group by 1 order by 1`),
      ).toEqual([
        { name: "sub_recent", mails: 1 },
        { name: "sub_running", mails: 1 },
      ]);
      expect(await database.rows("select count(*)::int as n from public.mails")).toEqual([{ n: 2 }]);
    });

    test("deletes ids of payment events after 60 days", async () => {
      await database.exec(`insert into private.provider_events (id, type, occurred_at, received_at) values
        ('evt_new', 'invoice.paid', now() - interval '90 days', now() - interval '59 days'),
        ('evt_old', 'invoice.paid', now() - interval '90 days', now() - interval '61 days')`);
      await tidy();
      expect(await database.rows("select id from private.provider_events")).toEqual([{ id: "evt_new" }]);
    });

    test("records when it last ran", async () => {
      await database.exec("insert into public.housekeeping (tidied_at) values ('2026-01-01')");
      await tidy();
      const seen = "select tidied_at > now() - interval '1 hour' as now from public.housekeeping";
      expect(await owner(seen)).toEqual([{ now: true }]);
    });

    const log = `create schema cron;
      create table cron.job_run_details (runid int, start_time timestamptz, end_time timestamptz);
      insert into cron.job_run_details values (1, now(), null), (2, now() - interval '6 days', now() - interval '6 days'),
        (3, now() - interval '8 days', now() - interval '8 days'), (4, now() - interval '8 days', null);`;
    const runs = () => database.rows("select runid from cron.job_run_details order by runid");

    test("deletes pg_cron's log entries after a week when pg_cron is installed", async () => {
      await database.exec(`${log} grant usage on schema cron to ${projectOwner};
        grant select, delete on cron.job_run_details to ${projectOwner};`);
      await tidy();
      expect(await runs()).toEqual([{ runid: 1 }, { runid: 2 }]);
      expect(await left()).toEqual(tidied);
    });

    test("completes the other tasks when pg_cron's log entries cannot be deleted", async () => {
      await database.exec(log);
      await tidy();
      expect(await runs()).toHaveLength(4);
      expect(await left()).toEqual(tidied);
    });
  });
});
