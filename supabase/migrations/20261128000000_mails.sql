-- One outbox of emails replaces the emails' columns of contact_enquiries and the table subscription_mails.

create table public.mails (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('enquiry', 'confirmation', 'new', 'payment_failed', 'cancelled', 'unreadable')),
  recipient text not null default 'owner' check (recipient in ('owner', 'customer')),
  enquiry_id uuid unique references public.contact_enquiries (id) on delete cascade,
  subscription_id uuid references public.subscriptions (id) on delete cascade,
  occasion text not null default 'start',
  state text not null default 'pending' check (state in ('pending', 'sent', 'failed', 'withheld', 'held')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  error text,
  created_at timestamptz not null default now(),
  constraint mails_are_about_one_record check (num_nonnulls(enquiry_id, subscription_id) = 1),
  unique (subscription_id, kind, occasion)
);

comment on table public.mails is
  'Emails to the owner and to customers. A row refers to the record that its email is about and holds no copy of it, so that personal data is deleted in one place.';
comment on column public.mails.kind is 'An enquiry, or what happened to a subscription.';
comment on column public.mails.occasion is
  'What the email reports: the start, a failed invoice or a cancellation. Each occasion is mailed once.';
comment on column public.mails.state is
  'pending: due at next_attempt_at, or leased until then. failed: due again at next_attempt_at. withheld: the enquiry was spam or doubtful on arrival, so no email was sent. held: the enquiry arrived during a burst; its email is due at next_attempt_at.';
comment on column public.mails.attempts is 'The number of attempts begun.';

create index mails_recent on public.mails (created_at desc, id);
create index mails_due on public.mails (next_attempt_at) where state in ('pending', 'failed', 'held');

alter table public.mails enable row level security;
revoke all on public.mails from anon, authenticated, service_role;
grant select, insert, update on public.mails to service_role;
grant select on public.mails to authenticated;

create policy "Admins read emails"
  on public.mails for select
  to authenticated
  using ((select private.is_admin()));

drop function public.claim_undelivered_enquiries(integer, uuid);
drop function public.claim_subscription_mails(integer, uuid);

-- One statement, so that no enquiry or subscription arrives between the copy and the removal.
do $$
begin
  lock table public.contact_enquiries, public.subscription_mails, private.enquiry_trash in access exclusive mode;

  insert into public.mails (kind, enquiry_id, state, attempts, next_attempt_at, error, created_at)
  select 'enquiry', e.id, e.mail_state, e.mail_attempts, e.mail_next_attempt_at, e.mail_error, e.created_at
  from public.contact_enquiries e;

  insert into public.mails (id, kind, recipient, subscription_id, occasion, state, attempts, next_attempt_at, error, created_at)
  select m.id, m.kind, case m.kind when 'confirmation' then 'customer' else 'owner' end, m.subscription_id, m.occasion,
    m.mail_state, m.mail_attempts, m.mail_next_attempt_at, m.mail_error, m.created_at
  from public.subscription_mails m;

  update private.enquiry_trash t
  set enquiry = t.enquiry - array['mail_state', 'mail_attempts', 'mail_next_attempt_at', 'mail_error'] || jsonb_build_object(
    'mail', jsonb_build_object(
      'id', gen_random_uuid(), 'kind', 'enquiry', 'recipient', 'owner', 'enquiry_id', t.enquiry_id, 'occasion', 'start',
      'state', t.enquiry -> 'mail_state', 'attempts', t.enquiry -> 'mail_attempts',
      'next_attempt_at', t.enquiry -> 'mail_next_attempt_at', 'error', t.enquiry -> 'mail_error',
      'created_at', t.enquiry -> 'created_at'
    ));

  drop table public.subscription_mails;
  alter table public.contact_enquiries
    drop column mail_state, drop column mail_attempts, drop column mail_next_attempt_at, drop column mail_error;
end;
$$;

drop function public.submit_contact_enquiry(uuid, jsonb, text, boolean, integer, interval, integer, boolean);

create function public.submit_contact_enquiry(
  submission_id uuid,
  enquiry jsonb,
  sender_hash text,
  is_spam boolean,
  limit_count integer,
  limit_window interval,
  busy_count integer,
  -- Has a default, because the deployed function may be older than this migration.
  is_doubtful boolean default false
) returns table (outcome text, enquiry_id uuid, mail_id uuid)
  language plpgsql
  security invoker
  set search_path = ''
as $$
declare
  known public.contact_enquiries;
  columns text := (select string_agg(pg_catalog.quote_ident(name), ', ') from pg_catalog.jsonb_object_keys($2) name);
  status text := case when $4 then 'spam' when $8 then 'doubtful' else 'new' end;
  state text := case when status = 'new' then 'pending' else 'withheld' end;
  -- The storing request also sends the email. If that fails, cron does.
  due timestamptz := now() + interval '1 minute';
begin
  -- Serialises submissions: two concurrent ones could both pass a limit or miss each other's submission_id.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('submit_contact_enquiry', 0));

  select e.* into known from public.contact_enquiries e where e.submission_id = $1;
  if known.id is not null then
    if pg_catalog.to_jsonb(known) @> $2 then
      return query select 'duplicate'::text, known.id, null::uuid;
    else
      return query select 'different_text'::text, null::uuid, null::uuid;
    end if;
    return;
  end if;

  if $3 is not null and (
    select count(*) from public.contact_enquiries e
    where e.sender_hash = $3 and e.created_at > now() - $6
  ) >= $5 then
    return query select 'rate_limited'::text, null::uuid, null::uuid;
    return;
  end if;

  if state = 'pending' and (
    select count(*) from public.mails m
    where m.kind = 'enquiry' and m.created_at > now() - $6 and m.state <> 'withheld'
  ) >= $7 then
    state := 'held';
    -- Spreads held emails to one every limit_window / busy_count.
    select greatest(now(), max(m.next_attempt_at)) + $6 / greatest($7, 1) into due
    from public.mails m where m.state = 'held';
  end if;

  -- Postgres refuses a column named twice, so a visitor cannot set the columns listed here.
  execute pg_catalog.format(
    'insert into public.contact_enquiries (%1$s, submission_id, sender_hash, status)
     select %1$s, $2, $3, $4 from pg_catalog.jsonb_populate_record(null::public.contact_enquiries, $1) returning id', columns)
  using $2, $1, $3, status into enquiry_id;
  insert into public.mails (kind, enquiry_id, state, next_attempt_at)
  values ('enquiry', enquiry_id, state, due) returning id into mail_id;
  return query select case when state = 'held' then 'held' else 'stored' end, enquiry_id, mail_id;
end;
$$;

comment on function public.submit_contact_enquiry is
  'Stores one enquiry and its email. Returns ''stored'' (the caller sends the email, unless the enquiry is spam or doubtful), ''held'' (at least busy_count enquiries arrived within limit_window, so the email is sent later), ''duplicate'' (this submission_id is known), ''different_text'' (it is known with another text: the caller retries with a new id) or ''rate_limited'' (this sender has sent limit_count within limit_window). `enquiry` is the visitor''s input: columns of contact_enquiries and their values. Security invoker: row-level security allows the insert only for the service role.';

create or replace function private.trash_enquiry() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into private.enquiry_trash (enquiry_id, enquiry)
  select old.id, to_jsonb(old) || jsonb_build_object('mail', (select to_jsonb(m) from public.mails m where m.enquiry_id = old.id))
  on conflict (enquiry_id) do update set enquiry = excluded.enquiry, trashed_at = excluded.trashed_at;
  return old;
end;
$$;

comment on function private.trash_enquiry is
  'Trigger: moves a deleted enquiry and its email to the trash for a day.';

create or replace function public.restore_trashed_enquiries(ids uuid[]) returns setof uuid
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  trashed jsonb;
  columns text;
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Only admins restore enquiries.';
  end if;
  for trashed in
    delete from private.enquiry_trash t
    where t.enquiry_id = any (ids) and t.trashed_at > now() - interval '24 hours'
    returning t.enquiry
  loop
    -- A visitor who received no response may have resubmitted the enquiry after the deletion.
    if exists (select from public.contact_enquiries e where e.submission_id = (trashed ->> 'submission_id')::uuid) then
      trashed := trashed || jsonb_build_object('submission_id', gen_random_uuid());
    end if;
    select string_agg(quote_ident(a.attname), ', ') into columns from pg_catalog.pg_attribute a
    where a.attrelid = 'public.contact_enquiries'::regclass and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = '' and trashed ? a.attname;
    return query execute format(
      'insert into public.contact_enquiries (%1$s)
       select %1$s from jsonb_populate_record(null::public.contact_enquiries, $1) returning id', columns
    ) using trashed;
    insert into public.mails select (jsonb_populate_record(null::public.mails, trashed -> 'mail')).*
    where jsonb_typeof(trashed -> 'mail') = 'object';
  end loop;
end;
$$;

comment on function public.restore_trashed_enquiries is
  'Restores enquiries deleted within the last 24 hours, and their emails. All columns are as before, except `updated_at`, which identifies a new version. Returns the restored ids.';

create or replace function public.restore_enquiries(enquiries jsonb) returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  added integer;
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Only admins import enquiries.';
  end if;

  with restored as (
    insert into public.contact_enquiries
    select (pg_catalog.jsonb_populate_record(
      null::public.contact_enquiries,
      given.enquiry || pg_catalog.jsonb_build_object(
        'submission_id', coalesce(given.enquiry ->> 'submission_id', pg_catalog.gen_random_uuid()::text),
        'sender_hash', null,
        'updated_at', now()
      )
    )).*
    from pg_catalog.jsonb_array_elements(enquiries) as given (enquiry)
    on conflict do nothing
    returning id, created_at
  ), mailed as (
    insert into public.mails (kind, enquiry_id, state, attempts, error, next_attempt_at, created_at)
    select 'enquiry', r.id, case when m.state in ('sent', 'withheld') then m.state else 'failed' end,
      coalesce(m.attempts, 0), m.error, timestamptz '2099-12-31 00:00+00', r.created_at
    from restored r
    join pg_catalog.jsonb_array_elements(enquiries) as given (enquiry) on given.enquiry ->> 'id' = r.id::text,
    -- In older exports, the email's columns are among those of the enquiry.
    pg_catalog.jsonb_to_record(coalesce(given.enquiry -> 'mail', pg_catalog.jsonb_build_object(
      'state', given.enquiry -> 'mail_state', 'attempts', given.enquiry -> 'mail_attempts', 'error', given.enquiry -> 'mail_error'
    ))) as m (state text, attempts integer, error text)
    on conflict do nothing
  )
  select count(*)::integer into added from restored;
  return added;
end;
$$;

create or replace function public.store_subscription(event jsonb, subscription jsonb, revision integer)
  returns table (outcome text, subscription_id uuid)
  language plpgsql
  security invoker
  set search_path = ''
as $$
declare
  known public.subscriptions;
  reported public.subscriptions;
  stored public.subscriptions;
  is_new boolean;
begin
  -- Serialises the events of one subscription, also its first two.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('store_subscription ' || ($2 ->> 'provider_id'), 0));
  select s.* into known from public.subscriptions s where s.provider_id = $2 ->> 'provider_id';

  if exists (select from private.provider_events e where e.id = $1 ->> 'id') then
    return query select 'duplicate'::text, known.id;
    return;
  end if;
  if coalesce(known.revision, 0) <> $3 then
    return query select 'outdated'::text, known.id;
    return;
  end if;

  reported := pg_catalog.jsonb_populate_record(null::public.subscriptions, $2);
  insert into private.provider_events (id, type, occurred_at)
  values ($1 ->> 'id', $1 ->> 'type', ($1 ->> 'occurred_at')::timestamptz);

  insert into public.subscriptions as s (
    provider_id, customer_id, is_live, customer_name, customer_email, package, amount, currency, status, origin,
    started_at, period_ends_at, cancels_at, ended_at, payment_failed_at, billing_period, further_prices
  ) values (
    reported.provider_id, reported.customer_id, reported.is_live, reported.customer_name, reported.customer_email,
    reported.package, reported.amount, reported.currency, reported.status, reported.origin, reported.started_at,
    reported.period_ends_at, reported.cancels_at, reported.ended_at, reported.payment_failed_at,
    reported.billing_period, reported.further_prices
  )
  on conflict (provider_id) do update set
    unread = null,
    started_at = excluded.started_at,
    origin = coalesce(s.origin, excluded.origin),
    customer_id = excluded.customer_id,
    -- The provider forgets the name of a deleted customer.
    customer_name = coalesce(excluded.customer_name, s.customer_name),
    customer_email = coalesce(excluded.customer_email, s.customer_email),
    package = coalesce(excluded.package, s.package),
    amount = excluded.amount,
    currency = excluded.currency,
    billing_period = excluded.billing_period,
    further_prices = excluded.further_prices,
    status = excluded.status,
    period_ends_at = excluded.period_ends_at,
    cancels_at = excluded.cancels_at,
    ended_at = excluded.ended_at,
    payment_failed_at = excluded.payment_failed_at,
    revision = s.revision + 1
  returning s.* into stored;

  -- Customers from before the webhook must not be welcomed again.
  is_new := stored.started_at > now() - interval '7 days';
  -- A subscription whose first payment failed has not begun.
  if stored.status not in ('incomplete', 'incomplete_expired') then
    insert into public.mails (subscription_id, kind, recipient, occasion)
    select stored.id, m.kind, m.recipient, m.occasion from (values
      ('confirmation', 'customer', case when is_new and stored.status <> 'canceled' and stored.customer_email is not null then 'start' end),
      ('new', 'owner', case when is_new then 'start' end),
      ('payment_failed', 'owner', $2 ->> 'failed_invoice'),
      ('cancelled', 'owner', $2 ->> 'cancelled_at')
    ) as m (kind, recipient, occasion)
    where m.occasion is not null
    on conflict do nothing;
  end if;

  return query select 'stored'::text, stored.id;
-- The same report would be refused again, so the owner is notified instead. The messages of these errors quote values.
exception when data_exception or integrity_constraint_violation then
  insert into public.subscriptions as s
    (provider_id, customer_id, is_live, amount, currency, status, started_at, revision, unread)
  values (
    $2 ->> 'provider_id', '', ($1 ->> 'is_live')::boolean, 0, 'gbp', 'active', now(), 0,
    pg_catalog.concat_ws(' ', $1 ->> 'type', $1 ->> 'id', $1 ->> 'occurred_at', coalesce($2 ->> 'unread', 'database ' || sqlstate))
  )
  on conflict (provider_id) do update set unread = excluded.unread where s.revision = $3
  returning s.* into stored;
  insert into public.mails (subscription_id, kind, occasion)
  values (stored.id, 'unreadable', stored.revision::text) on conflict do nothing;
  return query select 'unreadable'::text, stored.id;
end;
$$;

create or replace function public.restore_subscriptions(subscriptions jsonb) returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  added integer;
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Only admins import subscriptions.';
  end if;

  with restored as (
    insert into public.subscriptions as s
    select (pg_catalog.jsonb_populate_record(
      null::public.subscriptions,
      -- Older exports have no period.
      '{"billing_period": "month"}' || given.subscription || pg_catalog.jsonb_build_object('revision', 1, 'updated_at', now())
    )).*
    from pg_catalog.jsonb_array_elements(subscriptions) as given (subscription)
    on conflict (provider_id) do update set
      contacted_at = coalesce(s.contacted_at, excluded.contacted_at),
      changes_received_at = coalesce(s.changes_received_at, excluded.changes_received_at),
      changes_made_at = coalesce(s.changes_made_at, excluded.changes_made_at),
      reviewed_at = coalesce(s.reviewed_at, excluded.reviewed_at),
      live_at = coalesce(s.live_at, excluded.live_at)
    -- True for an inserted row.
    returning s.id, s.status, s.created_at, s.xmax = 0 as is_added
  ), mailed as (
    insert into public.mails (subscription_id, kind, recipient, occasion, state, created_at)
    select r.id, m.kind, m.recipient, 'start', 'sent', r.created_at
    from restored r, (values ('confirmation', 'customer'), ('new', 'owner')) as m (kind, recipient)
    where r.is_added and r.status not in ('incomplete', 'incomplete_expired')
  )
  select count(*)::integer into added from restored where is_added;
  return added;
end;
$$;

create or replace function private.schedule_jobs() returns void
  language plpgsql
  security invoker
  set search_path = ''
as $$
begin
  if to_regclass('cron.job') is null then
    return;
  end if;
  perform cron.schedule(job, schedule, command) from (values
    ('publish-due-posts', '* * * * *', 'select public.publish_due_posts()'),
    ('tidy-up', '10 3 * * *', 'select private.tidy_up()'),
    ('deliver-mails', '* * * * *', 'select private.call_function(''deliver-mails'')'),
    ('request-rebuild', '* * * * *', 'select private.call_function(''request-rebuild'')'),
    ('tidy-pictures', '20 3 * * *', 'select private.call_function(''tidy-pictures'')')
  ) as jobs (job, schedule, command);
end;
$$;

create function public.claim_mails(batch_size integer, only_mail uuid default null) returns setof public.mails
  language sql
  security invoker
  set search_path = ''
as $$
  -- Materialised: in a plain subquery, Postgres could apply the limit again for every row.
  with claimed as materialized (
    select m.id from public.mails m
    where
      (
        $2 is null and m.state in ('pending', 'failed', 'held') and m.next_attempt_at <= now()
        -- A customer's address may be mistyped, and a late email would confuse.
        and (m.recipient = 'owner' or m.created_at > now() - interval '3 days')
      )
      or (m.id = $2 and m.state <> 'sent' and (m.state <> 'pending' or m.attempts = 0 or m.next_attempt_at <= now()))
    order by m.next_attempt_at
    limit $1
    for update skip locked
  )
  update public.mails m
  set state = 'pending',
      attempts = m.attempts + 1,
      next_attempt_at = now() + interval '5 minutes'
  from claimed
  where m.id = claimed.id
  returning m.*;
$$;

comment on function public.claim_mails is
  'Leases emails that are due, each to one caller. A leased one is ''pending'' and not due for five minutes, longer than any run, so that no other run sends it and a failed run is repeated. With only_mail, leases that email even if it is not due, withheld or held, unless it was sent or is being sent.';

revoke execute on function public.claim_mails(integer, uuid) from public, anon, authenticated, service_role;
grant execute on function public.claim_mails(integer, uuid) to service_role;

revoke execute on function public.submit_contact_enquiry(uuid, jsonb, text, boolean, integer, interval, integer, boolean)
  from public, anon, authenticated, service_role;
grant execute on function public.submit_contact_enquiry(uuid, jsonb, text, boolean, integer, interval, integer, boolean)
  to service_role;

comment on column private.timer.functions_ran_at is 'When the timer last reached the function deliver-mails.';

do $$
begin
  if to_regclass('cron.job') is null then
    return;
  end if;
  if exists (select from cron.job where jobname = 'deliver-enquiries') then
    perform cron.unschedule('deliver-enquiries');
    perform private.schedule_jobs();
  end if;
end;
$$;
