-- What comes from many senders at once, or twice under one name.

alter table public.contact_enquiries drop constraint contact_enquiries_mail_state_check;
alter table public.contact_enquiries add constraint contact_enquiries_mail_state_check
  check (mail_state in ('pending', 'sent', 'failed', 'withheld', 'held'));

comment on column public.contact_enquiries.mail_state is 'pending: not decided yet, one caller is sending it until mail_next_attempt_at. withheld: marked as spam on arrival, so no mail was sent. held: came with very many others and is mailed in its turn, at mail_next_attempt_at.';

drop index public.contact_enquiries_undelivered;
create index contact_enquiries_undelivered on public.contact_enquiries (mail_next_attempt_at)
  where mail_state in ('pending', 'failed', 'held');

drop function public.submit_contact_enquiry(uuid, text, text, text, text, text, text, text, text, boolean, integer, interval);

-- Stores one enquiry, or says why not: 'duplicate' (this submission_id is known), 'different_text' (it is known, but with
-- another text: the caller gives that text an id of its own) or 'rate_limited'. What is stored is 'stored', and the
-- caller mails it, or 'held': busy_count others came within limit_window, from whomever, so that it is mailed in its turn.
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
  limit_window interval,
  -- Not given by the function that is still online while this migration is applied.
  busy_count integer default null
) returns table (outcome text, enquiry_id uuid)
  language plpgsql
  security invoker
  set search_path = ''
as $$
declare
  known public.contact_enquiries;
  mail text := case when $10 then 'withheld' else 'pending' end;
  -- The request that stores an enquiry mails it as well; the retry run looks at it only after that request must be over.
  due timestamptz := now() + interval '2 minutes';
begin
  -- Submissions queue here: of two at once, both could slip under a limit, and one could be taken for the other.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('submit_contact_enquiry', 0));

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

  if not $10 and (
    select count(*) from public.contact_enquiries e
    where e.created_at > now() - $12 and e.mail_state <> 'withheld'
  ) >= $13 then
    mail := 'held';
    -- One after the other, as fast as that rate and no faster.
    select greatest(now(), max(e.mail_next_attempt_at)) + $12 / greatest($13, 1) into due
    from public.contact_enquiries e where e.mail_state = 'held';
  end if;

  return query
    insert into public.contact_enquiries as e
      (submission_id, first_name, last_name, email, phone, business_type, package, message, sender_hash, status, mail_state, mail_attempts, mail_next_attempt_at)
    values
      ($1, $2, $3, $4, $5, $6, $7, $8, $9,
       case when $10 then 'spam' else 'new' end,
       mail,
       case when mail = 'pending' then 1 else 0 end,
       due)
    returning case when mail = 'held' then 'held' else 'stored' end, e.id;
end;
$$;

-- Hands out enquiries whose mail is due, to one caller each. A claimed one is 'pending' and not due for five minutes:
-- longer than any run takes, so nobody else sends it meanwhile, and a run that died is made good.
-- With only_enquiry, that one, due or not, withheld or held, unless it is sent or somebody is sending it now.
create or replace function public.claim_undelivered_enquiries(batch_size integer, only_enquiry uuid default null)
  returns setof public.contact_enquiries
  language sql
  security invoker
  set search_path = ''
as $$
  -- Materialised: as a plain subquery, the limit could be applied anew for every row looked at.
  with claimed as materialized (
    select c.id from public.contact_enquiries c
    where
      ($2 is null and c.mail_state in ('pending', 'failed', 'held') and c.mail_next_attempt_at <= now())
      or (c.id = $2 and (c.mail_state in ('failed', 'withheld', 'held') or (c.mail_state = 'pending' and c.mail_next_attempt_at <= now())))
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

revoke execute on function public.submit_contact_enquiry(uuid, text, text, text, text, text, text, text, text, boolean, integer, interval, integer) from public, anon, authenticated;
grant execute on function public.submit_contact_enquiry(uuid, text, text, text, text, text, text, text, text, boolean, integer, interval, integer) to service_role;
