-- Subscriptions. The function stripe-webhook (service role) stores them as the payment provider reports them.

create table public.subscriptions (
  id uuid primary key default gen_random_uuid(),
  provider_id text not null unique check (provider_id ~ '^sub_\w+$'),
  customer_id text not null,
  is_live boolean not null,
  customer_name text check (char_length(customer_name) <= 300),
  customer_email text check (char_length(customer_email) <= 320),
  package text check (char_length(package) <= 100),
  amount integer not null check (amount >= 0),
  currency text not null check (currency ~ '^[a-z]{3}$'),
  billing_period text not null default 'month' check (billing_period ~ '^(\d+ )?(day|week|month|year)s?$'),
  further_prices text check (char_length(further_prices) <= 1000),
  status text not null check (
    status in ('incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'unpaid', 'paused', 'canceled')
  ),
  unread text,
  origin text check (origin in ('home', 'services')),
  started_at timestamptz not null,
  period_ends_at timestamptz,
  cancels_at timestamptz,
  ended_at timestamptz,
  payment_failed_at timestamptz,
  contacted_at timestamptz,
  changes_received_at timestamptz,
  changes_made_at timestamptz,
  reviewed_at timestamptz,
  live_at timestamptz,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  payment_retries_at timestamptz,
  unpaid_amount integer check (unpaid_amount >= 0),
  forgotten_at timestamptz,
  card_expires_at timestamptz,
  paid_at timestamptz,
  paid_amount integer check (paid_amount >= 0),
  paid_invoice text check (char_length(paid_invoice) <= 255),
  constraint subscriptions_are_dated_in_this_century check (
    tstzrange('2000-01-01 00:00+00', '2100-01-01 00:00+00', '[]') @> all (array[
      started_at, period_ends_at, cancels_at, ended_at, payment_failed_at, contacted_at, changes_received_at,
      changes_made_at, reviewed_at, live_at, created_at, payment_retries_at, forgotten_at, card_expires_at, paid_at
    ])
  )
);

comment on table public.subscriptions is
  'Subscriptions as the payment provider last reported them, until six years after their end. No card data but when the card expires.';
comment on column public.subscriptions.is_live is 'False for the provider''s test mode and for practice money.';
comment on column public.subscriptions.package is 'Name of the package; null if its price is not on our list.';
comment on column public.subscriptions.amount is 'List price per period, before discounts and tax, in the smallest unit of the currency.';
comment on column public.subscriptions.billing_period is 'Such as ''month'' or ''4 weeks''.';
comment on column public.subscriptions.further_prices is 'Prices in another currency or period, such as ''€5.00 a year''.';
comment on column public.subscriptions.status is 'The provider''s status; paused also while the collection of payments is paused.';
comment on column public.subscriptions.unread is
  'The event whose report could not be stored, and why, without personal data. A subscription that was never read has an empty customer_id and revision 0.';
comment on column public.subscriptions.origin is 'The page on which the checkout started.';
comment on column public.subscriptions.cancels_at is 'When a cancelled subscription ends or ended.';
comment on column public.subscriptions.payment_failed_at is 'Since when the latest invoice is unpaid, if the provider reports that the customer owes a payment.';
comment on column public.subscriptions.payment_retries_at is 'When the provider next tries the failed payment.';
comment on column public.subscriptions.unpaid_amount is 'What remains unpaid of the latest invoice, with discounts and tax.';
comment on column public.subscriptions.forgotten_at is 'When an owner deleted the customer''s personal data. Later reports do not restore it.';
comment on column public.subscriptions.card_expires_at is 'From when the card is refused: the start of the month after its last. Null if the provider does not report a card.';
comment on column public.subscriptions.paid_at is 'When the customer last paid, for the receipt; paid_amount and paid_invoice (its number) belong to the same payment.';
comment on column public.subscriptions.contacted_at is 'The kickoff checklist: five steps, each with the time at which an owner ticked it.';
comment on column public.subscriptions.revision is 'Counts the stored reports, so that a late writer does not overwrite a newer one.';

create index subscriptions_recent on public.subscriptions (created_at desc, id);

create trigger subscriptions_touch_updated_at
  before insert or update on public.subscriptions
  for each row execute function private.touch_updated_at();

create function private.keep_other_columns() returns trigger
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

comment on function private.keep_other_columns is
  'Trigger: users can change only the columns in its arguments. The embedded backend ignores grants on columns.';

create trigger subscriptions_keep_other_columns
  before update on public.subscriptions
  for each row execute function private.keep_other_columns(
    'contacted_at', 'changes_received_at', 'changes_made_at', 'reviewed_at', 'live_at');

create table private.provider_events (
  id text primary key,
  type text not null,
  occurred_at timestamptz not null,
  received_at timestamptz not null default now()
);

comment on table private.provider_events is
  'Ids of the provider''s events that were processed, for 60 days, so that a repeated delivery has no effect.';

alter table public.subscriptions enable row level security;
alter table private.provider_events enable row level security;
revoke all on public.subscriptions from anon, authenticated, service_role;
revoke all on private.provider_events from public, anon, authenticated, service_role;
grant select, insert, update on public.subscriptions to service_role;
grant select, insert on private.provider_events to service_role;
grant select on public.subscriptions to authenticated;
grant update (contacted_at, changes_received_at, changes_made_at, reviewed_at, live_at)
  on public.subscriptions to authenticated;

create policy "Admins read subscriptions"
  on public.subscriptions for select
  to authenticated
  using ((select private.is_admin()));

create policy "Admins change the checklist"
  on public.subscriptions for update
  to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create function public.subscription_revision(provider_id text, event_id text)
  returns table (is_known boolean, revision integer)
  language sql stable
  security invoker
  set search_path = ''
as $$
  select exists (select from private.provider_events e where e.id = $2),
    coalesce((select s.revision from public.subscriptions s where s.provider_id = $1), 0);
$$;

comment on function public.subscription_revision is
  'Returns whether an event was processed, and the revision to pass to store_subscription (0 for a new subscription). Read it before asking the provider for the subscription.';

create function public.store_subscription(event jsonb, subscription jsonb, revision integer)
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
  is_ours boolean;
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
    payment_retries_at, unpaid_amount, card_expires_at, paid_at, paid_amount, paid_invoice
  ) values (
    reported.provider_id, reported.customer_id, reported.is_live, reported.customer_name, reported.customer_email,
    reported.package, reported.amount, reported.currency, reported.status, reported.origin, reported.started_at,
    reported.period_ends_at, reported.cancels_at, reported.ended_at, reported.payment_failed_at,
    reported.billing_period, reported.further_prices, reported.payment_retries_at, reported.unpaid_amount,
    reported.card_expires_at, reported.paid_at, reported.paid_amount, reported.paid_invoice
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
    card_expires_at = excluded.card_expires_at,
    paid_at = coalesce(excluded.paid_at, s.paid_at),
    paid_amount = case when excluded.paid_at is null then s.paid_amount else excluded.paid_amount end,
    paid_invoice = case when excluded.paid_at is null then s.paid_invoice else excluded.paid_invoice end,
    revision = s.revision + 1
  returning s.* into stored;

  -- Customers from before the webhook must not be welcomed again, nor hear from us about money.
  is_new := stored.started_at > now() - interval '7 days';
  is_ours := stored.customer_email is not null and stored.created_at < stored.started_at + interval '7 days';
  -- A subscription whose first payment failed has not begun.
  if stored.status not in ('incomplete', 'incomplete_expired') then
    with due as (
      select m.kind, m.recipient, m.occasion from (values
        ('confirmation', 'customer', case when is_new and stored.status <> 'canceled' and stored.customer_email is not null then 'start' end),
        ('new', 'owner', case when is_new then 'start' end),
        ('payment_failed', 'owner', $2 ->> 'failed_invoice'),
        ('cancelled', 'owner', $2 ->> 'cancelled_at'),
        ('customer_payment_failed', 'customer', case when is_ours then $2 ->> 'failed_invoice' end),
        ('customer_card_expires', 'customer', case
          when is_ours and stored.status in ('active', 'trialing') and stored.cancels_at is null
            and stored.card_expires_at between now() and least(stored.period_ends_at, now() + interval '45 days')
          then $2 ->> 'card_expires_at' end),
        ('customer_cancelled', 'customer', case when is_ours and stored.status <> 'canceled' then $2 ->> 'cancelled_at' end),
        ('customer_ended', 'customer', case when is_ours and stored.status = 'canceled' then $2 ->> 'ended_at' end)
      ) as m (kind, recipient, occasion)
      where m.occasion is not null
    ), outdated as (
      -- Not yet sent, and no longer true: the invoice was paid, say. One that is being sent has the state 'pending'.
      delete from public.mails m
      where m.subscription_id = stored.id and starts_with(m.kind, 'customer_') and (m.state = 'failed' or m.state = 'pending' and m.attempts = 0)
        and not exists (select from due d where d.kind = m.kind and d.occasion = m.occasion)
    )
    insert into public.mails (subscription_id, kind, recipient, occasion)
    select stored.id, d.kind, d.recipient, d.occasion from due d
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

comment on function public.store_subscription is
  'Stores what the provider reports of one subscription, its event and the emails that are due, in one transaction. `event`: id, type, occurred_at, is_live. `subscription`: columns of subscriptions, and failed_invoice and cancelled_at for the emails. Deletes unsent emails to the customer that are no longer true. Returns ''stored'', ''unreadable'' (it was refused for good: the row says why, and the owner is emailed once), ''duplicate'' (the event was processed) or ''outdated'' (another event was stored since `revision` was read: read it and ask the provider again).';

create function public.restore_subscriptions(subscriptions jsonb) returns integer
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
  perform private.restore_notes(subscriptions);
  return added;
end;
$$;

comment on function public.restore_subscriptions is
  'Imports subscriptions of an export, and the ticks and notes of those that are stored already. Returns how many were added. Does not send email. Security definer with its own role check, because otherwise only store_subscription may store subscriptions.';

create table private.used_portal_links (
  id uuid primary key,
  subscription_id uuid not null references public.subscriptions (id) on delete cascade,
  used_at timestamptz not null default now()
);

comment on table private.used_portal_links is
  'Links to the provider''s customer portal that were used, until they would have expired. Each is signed and works once.';

create index used_portal_links_by_subscription on private.used_portal_links (subscription_id);

alter table private.used_portal_links enable row level security;
revoke all on private.used_portal_links from public, anon, authenticated, service_role;
grant select, insert, delete on private.used_portal_links to service_role;

create function public.use_portal_link(link uuid, subscription_id uuid) returns text
  language sql
  security invoker
  set search_path = ''
as $$
  with used as (
    insert into private.used_portal_links (id, subscription_id)
    select $1, s.id from public.subscriptions s
    where s.id = $2 and s.customer_id <> '' and s.forgotten_at is null
    on conflict do nothing
    returning subscription_id
  )
  select s.customer_id from public.subscriptions s join used on used.subscription_id = s.id;
$$;

comment on function public.use_portal_link is
  'Marks a link as used and returns the provider''s id of the customer. Null if it was used before, or if the customer is forgotten.';

create function public.release_portal_link(link uuid) returns void
  language sql
  security invoker
  set search_path = ''
as $$
  delete from private.used_portal_links u where u.id = $1;
$$;

comment on function public.release_portal_link is 'Makes a link work again, because the provider did not open the portal.';

revoke execute on function private.keep_other_columns(), public.subscription_revision(text, text), public.store_subscription(jsonb, jsonb, integer),
  public.restore_subscriptions(jsonb), public.use_portal_link(uuid, uuid), public.release_portal_link(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.subscription_revision(text, text), public.store_subscription(jsonb, jsonb, integer),
  public.use_portal_link(uuid, uuid), public.release_portal_link(uuid)
  to service_role;
grant execute on function public.restore_subscriptions(jsonb) to authenticated;
