-- The outbox of emails. Each is stored in the transaction that causes it; the function deliver-mails (service role) sends it.

create table public.mails (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in (
    'enquiry', 'confirmation', 'new', 'payment_failed', 'cancelled', 'unreadable',
    'customer_payment_failed', 'customer_card_expires', 'customer_cancelled', 'customer_ended'
  )),
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
comment on column public.mails.kind is 'An enquiry, or what happened to a subscription. Those that start with customer_ are about the customer''s money, and the others about a subscription go to the owner, except the confirmation.';
comment on column public.mails.occasion is
  'What the email reports: the start, a failed invoice, a cancellation, the end or a card''s expiry. Each occasion is mailed once.';
comment on column public.mails.state is
  'pending: due at next_attempt_at, or leased until then. failed: due again at next_attempt_at. withheld: the enquiry was spam or doubtful on arrival, so no email was sent. held: the enquiry arrived during a burst; its email is due at next_attempt_at.';
comment on column public.mails.attempts is 'The number of attempts begun.';

create index mails_recent on public.mails (created_at desc, id);
create index mails_due on public.mails (next_attempt_at) where state in ('pending', 'failed', 'held');

alter table public.mails enable row level security;
revoke all on public.mails from anon, authenticated, service_role;
grant select, insert, update, delete on public.mails to service_role;
grant select on public.mails to authenticated;

create policy "Admins read emails"
  on public.mails for select
  to authenticated
  using ((select private.is_admin()));

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
