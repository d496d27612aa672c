-- Enquiries are written by the send-contact-email function alone (service role): stored first, mailed second.

create table public.contact_enquiries (
  id uuid primary key default gen_random_uuid(),
  submission_id uuid not null unique default gen_random_uuid(),
  first_name text not null check (char_length(first_name) between 1 and 100),
  last_name text not null check (char_length(last_name) between 1 and 100),
  email text not null check (char_length(email) between 3 and 255),
  phone text check (char_length(phone) <= 20),
  business_type text check (char_length(business_type) <= 100),
  package text check (char_length(package) <= 100),
  message text not null check (char_length(message) between 1 and 5000),
  status text not null default 'new' check (status in ('new', 'handled', 'spam')),
  mail_state text not null default 'pending' check (mail_state in ('pending', 'sent', 'failed', 'withheld')),
  mail_attempts integer not null default 0,
  mail_next_attempt_at timestamptz not null default now(),
  mail_error text,
  sender_hash text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on column public.contact_enquiries.submission_id is 'Names one press of Send: the same id sent twice with the same text is one enquiry.';
comment on column public.contact_enquiries.mail_state is 'pending: not decided yet, one caller is sending it until mail_next_attempt_at. withheld: marked as spam on arrival, so no mail was sent.';
comment on column public.contact_enquiries.mail_attempts is 'Attempts begun, the one of the request that stored the enquiry included.';
comment on column public.contact_enquiries.sender_hash is 'Keyed hash of the network address, for the rate limit; the address itself is not kept.';

create index contact_enquiries_recent on public.contact_enquiries (created_at desc, id);
create index contact_enquiries_by_sender on public.contact_enquiries (sender_hash, created_at desc);
create index contact_enquiries_undelivered on public.contact_enquiries (mail_next_attempt_at) where mail_state in ('pending', 'failed');

create trigger contact_enquiries_touch_updated_at
  before update on public.contact_enquiries
  for each row execute function private.touch_updated_at();

-- Said outright: since 30 October 2026 a hosted project grants nothing on new tables by itself. Row-level security
-- narrows this down; visitors get nothing at all.
grant select, insert, update on public.contact_enquiries to service_role;
grant select, update, delete on public.contact_enquiries to authenticated;

alter table public.contact_enquiries enable row level security;

create policy "Admins read enquiries"
  on public.contact_enquiries for select
  to authenticated
  using ((select private.is_admin()));

create policy "Admins change enquiries"
  on public.contact_enquiries for update
  to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Admins delete enquiries"
  on public.contact_enquiries for delete
  to authenticated
  using ((select private.is_admin()));

-- Stores one enquiry, or says why not: 'duplicate' (this submission_id is known), 'different_text' (it is known, but with
-- another text: the caller gives that text an id of its own) or 'rate_limited'.
-- Runs with the caller's rights: for anybody but the service role, row-level security refuses the insert.
create function public.submit_contact_enquiry(
  submission_id uuid,
  first_name text,
  last_name text,
  email text,
  phone text,
  business_type text,
  package text,
  message text,
  sender_hash text,
  is_spam boolean,
  limit_count integer,
  limit_window interval
) returns table (outcome text, enquiry_id uuid)
  language plpgsql
  security invoker
  set search_path = ''
as $$
declare
  known public.contact_enquiries;
  stored uuid;
begin
  -- One sender's submissions queue here, so that two at once cannot both slip under the limit.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(coalesce($9, ''), 0));

  select e.* into known from public.contact_enquiries e where e.submission_id = $1;
  if known.id is not null then
    if (known.first_name, known.last_name, known.email, known.phone, known.business_type, known.package, known.message)
      is distinct from ($2, $3, $4, $5, $6, $7, $8) then
      return query select 'different_text'::text, null::uuid;
    else
      return query select 'duplicate'::text, known.id;
    end if;
    return;
  end if;

  if $9 is not null and (
    select count(*) from public.contact_enquiries e
    where e.sender_hash = $9 and e.created_at > now() - $12
  ) >= $11 then
    return query select 'rate_limited'::text, null::uuid;
    return;
  end if;

  insert into public.contact_enquiries as e
    (submission_id, first_name, last_name, email, phone, business_type, package, message, sender_hash, status, mail_state, mail_attempts, mail_next_attempt_at)
  values
    -- The request that stores an enquiry mails it as well; the retry run looks at it only after that request must be over.
    ($1, $2, $3, $4, $5, $6, $7, $8, $9,
     case when $10 then 'spam' else 'new' end,
     case when $10 then 'withheld' else 'pending' end,
     case when $10 then 0 else 1 end,
     now() + interval '2 minutes')
  on conflict on constraint contact_enquiries_submission_id_key do nothing
  returning e.id into stored;

  if stored is null then
    -- The same id came from another address a moment ago.
    return query select 'duplicate'::text, e.id from public.contact_enquiries e where e.submission_id = $1;
  else
    return query select 'stored'::text, stored;
  end if;
end;
$$;

-- Hands out enquiries whose mail is due, to one caller each. A claimed one is 'pending' and not due for five minutes:
-- longer than any run takes, so nobody else sends it meanwhile, and a run that died is made good.
-- With only_enquiry, that one, due or not and withheld or not, unless it is sent or somebody is sending it now.
create function public.claim_undelivered_enquiries(batch_size integer, only_enquiry uuid default null)
  returns setof public.contact_enquiries
  language sql
  security invoker
  set search_path = ''
as $$
  -- Materialised: as a plain subquery, the limit could be applied anew for every row looked at.
  with claimed as materialized (
    select c.id from public.contact_enquiries c
    where
      ($2 is null and c.mail_state in ('pending', 'failed') and c.mail_next_attempt_at <= now())
      or (c.id = $2 and (c.mail_state in ('failed', 'withheld') or (c.mail_state = 'pending' and c.mail_next_attempt_at <= now())))
    order by c.mail_next_attempt_at
    limit $1
    for update skip locked
  )
  update public.contact_enquiries e
  set mail_state = 'pending',
      mail_attempts = e.mail_attempts + 1,
      mail_next_attempt_at = now() + interval '5 minutes'
  from claimed
  where e.id = claimed.id
  returning e.*;
$$;

revoke execute on function public.submit_contact_enquiry(uuid, text, text, text, text, text, text, text, text, boolean, integer, interval) from public, anon, authenticated;
revoke execute on function public.claim_undelivered_enquiries(integer, uuid) from public, anon, authenticated;
grant execute on function public.submit_contact_enquiry(uuid, text, text, text, text, text, text, text, text, boolean, integer, interval) to service_role;
grant execute on function public.claim_undelivered_enquiries(integer, uuid) to service_role;
