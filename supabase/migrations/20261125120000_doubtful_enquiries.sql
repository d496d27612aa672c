-- An enquiry whose only sign of spam is the filled honeypot field may be a customer's, whose browser filled it in: the
-- owner sees it among the new ones, marked as doubtful.

alter table public.contact_enquiries drop constraint contact_enquiries_status_check;
alter table public.contact_enquiries add constraint contact_enquiries_status_check
  check (status in ('new', 'doubtful', 'handled', 'spam'));

comment on column public.contact_enquiries.status is 'doubtful: the honeypot field was filled in, and nothing else looked like spam.';
comment on column public.contact_enquiries.mail_state is 'pending: not decided yet, one caller is sending it until mail_next_attempt_at. withheld: spam or doubtful on arrival, so no mail was sent. held: came with very many others and is mailed in its turn, at mail_next_attempt_at.';

drop function public.submit_contact_enquiry(uuid, jsonb, text, boolean, integer, interval, integer);

-- Stores one enquiry, or says why not: 'duplicate' (this submission_id is known), 'different_text' (it is known, but with
-- another text: the caller gives that text an id of its own) or 'rate_limited'. What is stored is 'stored', and the
-- caller mails it unless it is spam or doubtful, or 'held': busy_count others came within limit_window, from whomever, so
-- that it is mailed in its turn.
-- Runs with the caller's rights: for anybody but the service role, row-level security refuses the insert.
create function public.submit_contact_enquiry(
  submission_id uuid,
  -- What the visitor typed: columns of contact_enquiries and their values.
  enquiry jsonb,
  sender_hash text,
  is_spam boolean,
  limit_count integer,
  limit_window interval,
  busy_count integer,
  -- Not given by the function that is still online while this migration is applied.
  is_doubtful boolean default false
) returns table (outcome text, enquiry_id uuid)
  language plpgsql
  security invoker
  set search_path = ''
as $$
declare
  known public.contact_enquiries;
  columns text := (select string_agg(pg_catalog.quote_ident(name), ', ') from pg_catalog.jsonb_object_keys($2) name);
  status text := case when $4 then 'spam' when $8 then 'doubtful' else 'new' end;
  mail text := case when status = 'new' then 'pending' else 'withheld' end;
  -- The request that stores an enquiry mails it as well; the retry run looks at it only after that request must be over.
  due timestamptz := now() + interval '2 minutes';
begin
  -- Submissions queue here: of two at once, both could slip under a limit, and one could be taken for the other.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('submit_contact_enquiry', 0));

  select e.* into known from public.contact_enquiries e where e.submission_id = $1;
  if known.id is not null then
    if pg_catalog.to_jsonb(known) @> $2 then
      return query select 'duplicate'::text, known.id;
    else
      return query select 'different_text'::text, null::uuid;
    end if;
    return;
  end if;

  if $3 is not null and (
    select count(*) from public.contact_enquiries e
    where e.sender_hash = $3 and e.created_at > now() - $6
  ) >= $5 then
    return query select 'rate_limited'::text, null::uuid;
    return;
  end if;

  if mail = 'pending' and (
    select count(*) from public.contact_enquiries e
    where e.created_at > now() - $6 and e.mail_state <> 'withheld'
  ) >= $7 then
    mail := 'held';
    -- One after the other, as fast as that rate and no faster.
    select greatest(now(), max(e.mail_next_attempt_at)) + $6 / greatest($7, 1) into due
    from public.contact_enquiries e where e.mail_state = 'held';
  end if;

  -- A column that a visitor has no business with stands in both lists, which Postgres refuses.
  return query execute pg_catalog.format(
    'insert into public.contact_enquiries
       (%1$s, submission_id, sender_hash, status, mail_state, mail_attempts, mail_next_attempt_at)
     select %1$s, $2, $3, $4, $5, $6, $7 from pg_catalog.jsonb_populate_record(null::public.contact_enquiries, $1)
     returning case when mail_state = ''held'' then ''held'' else ''stored'' end, id', columns)
  using $2, $1, $3, status, mail, case when mail = 'pending' then 1 else 0 end, due;
end;
$$;

revoke execute on function public.submit_contact_enquiry(uuid, jsonb, text, boolean, integer, interval, integer, boolean) from public, anon, authenticated;
grant execute on function public.submit_contact_enquiry(uuid, jsonb, text, boolean, integer, interval, integer, boolean) to service_role;
