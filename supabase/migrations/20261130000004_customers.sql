-- What is unpaid and when it is retried, the owner's notes, and the deletion of a customer's personal data.
alter table public.subscriptions
  add column payment_retries_at timestamptz,
  add column unpaid_amount integer check (unpaid_amount >= 0),
  add column notes text check (char_length(notes) <= 5000),
  add column forgotten_at timestamptz,
  drop constraint subscriptions_are_dated_in_this_century;
alter table public.subscriptions
  add constraint subscriptions_are_dated_in_this_century check (
    tstzrange('2000-01-01 00:00+00', '2100-01-01 00:00+00', '[]') @> all (array[
      started_at, period_ends_at, cancels_at, ended_at, payment_failed_at, contacted_at, changes_received_at,
      changes_made_at, reviewed_at, live_at, created_at, payment_retries_at, forgotten_at
    ])
  );

drop index public.subscriptions_to_do;

comment on column public.subscriptions.payment_retries_at is 'When the provider next tries the failed payment.';
comment on column public.subscriptions.unpaid_amount is 'What remains unpaid of the latest invoice, with discounts and tax.';
comment on column public.subscriptions.notes is 'The owner''s notes.';
comment on column public.subscriptions.forgotten_at is 'When an owner deleted the customer''s personal data. Later reports do not restore it.';

create or replace function private.keep_other_columns() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if current_user = 'authenticated' and to_jsonb(new) - tg_argv is distinct from to_jsonb(old) - tg_argv then
    raise insufficient_privilege using message = 'Owners can change only some columns of this table.';
  end if;
  return new;
end;
$$;

drop trigger subscriptions_keep_other_columns on public.subscriptions;
create trigger subscriptions_keep_other_columns
  before update on public.subscriptions
  for each row execute function private.keep_other_columns(
    'contacted_at', 'changes_received_at', 'changes_made_at', 'reviewed_at', 'live_at', 'notes');

grant update (notes) on public.subscriptions to authenticated;
alter policy "Admins tick the kickoff checklist" on public.subscriptions rename to "Admins change the checklist and notes";

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
    started_at, period_ends_at, cancels_at, ended_at, payment_failed_at, billing_period, further_prices,
    payment_retries_at, unpaid_amount
  ) values (
    reported.provider_id, reported.customer_id, reported.is_live, reported.customer_name, reported.customer_email,
    reported.package, reported.amount, reported.currency, reported.status, reported.origin, reported.started_at,
    reported.period_ends_at, reported.cancels_at, reported.ended_at, reported.payment_failed_at,
    reported.billing_period, reported.further_prices, reported.payment_retries_at, reported.unpaid_amount
  )
  on conflict (provider_id) do update set
    unread = null,
    started_at = excluded.started_at,
    origin = coalesce(s.origin, excluded.origin),
    customer_id = excluded.customer_id,
    -- The provider forgets the name of a deleted customer, but not of one whom the owner has forgotten.
    customer_name = case when s.forgotten_at is null then coalesce(excluded.customer_name, s.customer_name) end,
    customer_email = case when s.forgotten_at is null then coalesce(excluded.customer_email, s.customer_email) end,
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
    payment_retries_at = excluded.payment_retries_at,
    unpaid_amount = excluded.unpaid_amount,
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
      live_at = coalesce(s.live_at, excluded.live_at),
      notes = coalesce(s.notes, case when s.forgotten_at is null then excluded.notes end)
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

comment on function public.restore_subscriptions is
  'Imports subscriptions of an export, and the ticks and notes of those that are stored already. Returns how many were added. Does not send email. Security definer with its own role check, because otherwise only store_subscription may store subscriptions.';

create function public.forget_customer(subscription_id uuid) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  theirs uuid[];
  addresses text[];
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Only admins delete personal data.';
  end if;

  select array_agg(s.id), array_agg(lower(s.customer_email)) into theirs, addresses
  from public.subscriptions s, public.subscriptions asked
  where asked.id = $1 and (
    s.id = $1 or s.customer_id = nullif(asked.customer_id, '') or lower(s.customer_email) = lower(asked.customer_email)
  );
  update public.subscriptions s
  set customer_name = null, customer_email = null, notes = null, forgotten_at = now()
  where s.id = any (theirs);
  delete from public.mails m where m.subscription_id = any (theirs) and m.recipient = 'customer' and m.state <> 'sent';
  -- A mail server's answer may quote the address.
  update public.mails m set error = null where m.subscription_id = any (theirs);
  delete from public.contact_enquiries e where lower(e.email) = any (addresses);
  delete from private.enquiry_trash t where lower(t.enquiry ->> 'email') = any (addresses);
end;
$$;

comment on function public.forget_customer is
  'Deletes a customer''s personal data: name, email address and notes on all their subscriptions, unsent emails to them, and the enquiries from their address, also those in the trash. Keeps the amounts. The provider''s later reports do not restore it. Security definer with its own role check, because owners cannot change these columns.';

revoke execute on function public.forget_customer(uuid) from public, anon, authenticated, service_role;
grant execute on function public.forget_customer(uuid) to authenticated;
