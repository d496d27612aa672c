-- Emails to customers about their money, receipts, and links to the provider's customer portal.
alter table public.subscriptions
  add column card_expires_at timestamptz,
  add column paid_at timestamptz,
  add column paid_amount integer check (paid_amount >= 0),
  add column paid_invoice text check (char_length(paid_invoice) <= 255),
  drop constraint subscriptions_are_dated_in_this_century;
alter table public.subscriptions
  add constraint subscriptions_are_dated_in_this_century check (
    tstzrange('2000-01-01 00:00+00', '2100-01-01 00:00+00', '[]') @> all (array[
      started_at, period_ends_at, cancels_at, ended_at, payment_failed_at, contacted_at, changes_received_at,
      changes_made_at, reviewed_at, live_at, created_at, payment_retries_at, forgotten_at, card_expires_at, paid_at
    ])
  );

comment on table public.subscriptions is
  'Subscriptions as the payment provider last reported them, until six years after their end. No card data but when the card expires.';
comment on column public.subscriptions.card_expires_at is 'From when the card is refused: the start of the month after its last. Null if the provider does not report a card.';
comment on column public.subscriptions.paid_at is 'When the customer last paid, for the receipt; paid_amount and paid_invoice (its number) belong to the same payment.';

alter table public.mails drop constraint mails_kind_check;
alter table public.mails add constraint mails_kind_check check (kind in (
  'enquiry', 'confirmation', 'new', 'payment_failed', 'cancelled', 'unreadable',
  'customer_payment_failed', 'customer_card_expires', 'customer_cancelled', 'customer_ended'
));
comment on column public.mails.kind is 'An enquiry, or what happened to a subscription. Those that start with customer_ are about the customer''s money, and the others about a subscription go to the owner, except the confirmation.';
comment on column public.mails.occasion is
  'What the email reports: the start, a failed invoice, a cancellation, the end or a card''s expiry. Each occasion is mailed once.';

grant delete on public.mails to service_role;

comment on table private.checkout_starts is
  'Checkouts and customer portals started in the last 24 hours, for their rate limits. Purchases are not recorded here.';
comment on column private.checkout_starts.sender_hash is
  'A keyed hash of the network address, as in contact_enquiries; another key for portals.';

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

revoke execute on function public.use_portal_link(uuid, uuid), public.release_portal_link(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.use_portal_link(uuid, uuid), public.release_portal_link(uuid) to service_role;

create or replace function private.tidy_up() returns void
  language plpgsql
  security invoker
  set search_path = ''
as $$
begin
  delete from public.contact_enquiries e where e.created_at < now() - interval '12 months';
  update public.contact_enquiries e set sender_hash = null
  where e.sender_hash is not null and e.created_at < now() - interval '1 day';
  delete from private.enquiry_trash t where t.trashed_at < now() - interval '24 hours';
  update private.enquiry_trash t set enquiry = t.enquiry || '{"sender_hash": null}'
  where (t.enquiry ->> 'created_at')::timestamptz < now() - interval '1 day';
  delete from private.checkout_starts s where s.started_at <= now() - interval '1 day';
  delete from public.blog_post_trash t where t.trashed_at < now() - interval '30 days';
  delete from public.blog_post_saves s where s.saved_at < now() - interval '60 days';
  delete from public.subscriptions s
  where s.ended_at < now() - interval '6 years'
    or (s.status in ('incomplete', 'incomplete_expired') and s.created_at < now() - interval '12 months');
  delete from private.provider_events e where e.received_at < now() - interval '60 days';
  delete from private.used_portal_links u where u.used_at < now() - interval '30 days';

  with used as materialized (
    select u.hash from public.post_picture_uses u union select u.hash from private.kept_picture_uses u
  ), shown as materialized (select distinct u.hash from public.post_picture_uses u)
  update public.post_pictures p
  set unused_since = case when p.hash in (select used.hash from used) then null else now() end,
      removing_since = case when p.hash in (select used.hash from used) then null else p.removing_since end
  where (p.unused_since is null) <> (p.hash in (select used.hash from used))
    -- Only a post that shows the picture cancels an owner's deletion of it.
    and (p.removing_since is null or p.hash in (select shown.hash from shown));

  begin
    if to_regclass('cron.job_run_details') is not null then
      execute 'delete from cron.job_run_details where coalesce(end_time, start_time) < now() - interval ''7 days''';
    end if;
  exception when insufficient_privilege then
    raise warning 'The log of cron could not be tidied: %', sqlerrm;
  end;

  insert into public.housekeeping (tidied_at) values (now())
  on conflict (only_row) do update set tidied_at = excluded.tidied_at;
end;
$$;

comment on function private.tidy_up is
  'Deletes data once a day, as the privacy policy promises: enquiries after twelve months, sender hashes after a day (needed for ten minutes), trashed enquiries after 24 hours, trashed posts after 30 days, `checkout_starts` rows after a day, records of saves and ids of payment events after 60 days, subscriptions six years after their end, those that never began after twelve months, used portal links after 30 days. Updates which pictures are unused in posts, pending versions, the trash and stored versions. No API role may call it.';
