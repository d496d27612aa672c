import { readMigrations } from "@brightwren/backend/project/supabase-project";
import { supabaseFolder } from "@brightwren/backend/project/local-folders";
import { expect, onTestFinished, test } from "vitest";
import { hostedOwner, onBothEngines } from "../setup/hosted/hosted-database.ts";

// A database from before the outbox, when each enquiry and a table for subscriptions held the state of their emails.

const before = `
  insert into public.contact_enquiries (first_name, last_name, email, message, status, mail_state, mail_attempts, mail_next_attempt_at, mail_error)
  values
    ('Sent', 'Doe', 'jane@example.com', 'Hello', 'handled', 'sent', 1, '2026-01-01', null),
    ('Failed', 'Doe', 'jane@example.com', 'Hello', 'new', 'failed', 3, '2026-01-02', 'The mail server rejected our sign-in.'),
    ('Pending', 'Doe', 'jane@example.com', 'Hello', 'new', 'pending', 1, '2026-01-03', null),
    ('Held', 'Doe', 'jane@example.com', 'Hello', 'new', 'held', 0, '2099-01-04', null),
    ('Spam', 'Doe', 'jane@example.com', 'Hello', 'spam', 'withheld', 0, '2026-01-05', null),
    ('Deleted', 'Doe', 'jane@example.com', 'Hello', 'new', 'failed', 2, '2026-01-06', 'Refused.');
  delete from public.contact_enquiries where first_name = 'Deleted';
  insert into public.subscriptions (provider_id, customer_id, is_live, amount, currency, status, started_at)
    values ('sub_1', 'cus_1', false, 9900, 'gbp', 'active', now());
  insert into public.subscription_mails (subscription_id, kind, occasion, mail_state, mail_attempts, mail_next_attempt_at, mail_error)
  select s.id, m.kind, m.occasion, m.state, m.attempts, m.due::timestamptz, m.error
  from public.subscriptions s, (values
    ('confirmation', 'start', 'sent', 1, '2026-02-01', null),
    ('new', 'start', 'pending', 0, '2026-02-02', null),
    ('payment_failed', 'in_1', 'failed', 5, '2026-02-03', 'The mail server did not respond in time.')
  ) as m (kind, occasion, state, attempts, due, error);
  insert into auth.users (id) values ('${hostedOwner}') on conflict do nothing;
  insert into public.user_roles (user_id, role) values ('${hostedOwner}', 'admin') on conflict do nothing;`;

const cron = `
  create schema cron authorization current_user;
  create table cron.job (jobname text primary key, schedule text not null, command text not null);
  create function cron.schedule(job_name text, schedule text, command text) returns bigint language sql as $$
    insert into cron.job values ($1, $2, $3) on conflict (jobname) do update set command = excluded.command returning 1
  $$;
  create function cron.unschedule(job_name text) returns boolean language sql as $$
    delete from cron.job where jobname = $1 returning true
  $$;
  select private.schedule_jobs();`;

onBothEngines((start) => {
  test("carries every email of an older database over into the outbox", async () => {
    const [baseline, ...later] = await readMigrations(supabaseFolder);
    if (!baseline) throw new Error("There is no baseline migration.");
    const database = await start([baseline]);
    onTestFinished(() => database.close());
    await database.exec(before);
    for (const { sql } of later) await database.asOwner(sql);

    const mails = `
      select e.first_name as about, m.kind, m.recipient, m.state, m.attempts, m.next_attempt_at::date::text as due, m.error
      from public.mails m join public.contact_enquiries e on e.id = m.enquiry_id`;
    const enquiry = { kind: "enquiry", recipient: "owner", error: null };
    const stored = [
      {
        ...enquiry,
        about: "Failed",
        state: "failed",
        attempts: 3,
        due: "2026-01-02",
        error: "The mail server rejected our sign-in.",
      },
      { ...enquiry, about: "Held", state: "held", attempts: 0, due: "2099-01-04" },
      { ...enquiry, about: "Pending", state: "pending", attempts: 1, due: "2026-01-03" },
      { ...enquiry, about: "Sent", state: "sent", attempts: 1, due: "2026-01-01" },
      { ...enquiry, about: "Spam", state: "withheld", attempts: 0, due: "2026-01-05" },
    ];
    expect(await database.rows(`${mails} order by 1`)).toEqual(stored);
    expect(
      await database.rows(`select kind, recipient, occasion, state, attempts, next_attempt_at::date::text as due, error
        from public.mails where subscription_id = (select id from public.subscriptions) order by next_attempt_at`),
    ).toEqual([
      {
        kind: "confirmation",
        recipient: "customer",
        occasion: "start",
        state: "sent",
        attempts: 1,
        due: "2026-02-01",
        error: null,
      },
      {
        kind: "new",
        recipient: "owner",
        occasion: "start",
        state: "pending",
        attempts: 0,
        due: "2026-02-02",
        error: null,
      },
      {
        kind: "payment_failed",
        recipient: "owner",
        occasion: "in_1",
        state: "failed",
        attempts: 5,
        due: "2026-02-03",
        error: "The mail server did not respond in time.",
      },
    ]);

    const claimed = await database.as("service_role", "select kind, attempts from public.claim_mails(10)");
    expect(claimed).toHaveLength(4);
    expect(claimed).toEqual(
      expect.arrayContaining([
        { kind: "enquiry", attempts: 4 },
        { kind: "enquiry", attempts: 2 },
        { kind: "new", attempts: 1 },
        { kind: "payment_failed", attempts: 6 },
      ]),
    );

    const restore =
      "select public.restore_trashed_enquiries(array(select enquiry_id from private.enquiry_trash))";
    await database.exec(
      `select set_config('request.jwt.claims', '{"sub": "${hostedOwner}"}', false); ${restore};`,
    );
    expect(await database.rows(`${mails} where e.first_name = 'Deleted'`)).toEqual([
      { ...enquiry, about: "Deleted", state: "failed", attempts: 2, due: "2026-01-06", error: "Refused." },
    ]);
  });

  test("replaces the timer's job in an older database", async () => {
    const [baseline, ...later] = await readMigrations(supabaseFolder);
    if (!baseline) throw new Error("There is no baseline migration.");
    const database = await start([baseline]);
    onTestFinished(() => database.close());
    await database.asOwner(cron);
    for (const { sql } of later) await database.asOwner(sql);
    const jobs = "select jobname from cron.job where jobname like 'deliver%'";
    expect(await database.rows(jobs)).toEqual([{ jobname: "deliver-mails" }]);
  });
});
