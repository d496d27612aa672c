-- Enquiries. Only the function send-contact-email (service role) stores them; it then sends the email.

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
  status text not null default 'new' check (status in ('new', 'doubtful', 'handled', 'spam')),
  sender_hash text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint enquiries_are_dated_in_this_century check (
    created_at between timestamptz '2000-01-01 00:00+00' and timestamptz '2100-01-01 00:00+00'
  )
);

comment on table public.contact_enquiries is 'Enquiries from the contact form, for twelve months.';
comment on column public.contact_enquiries.submission_id is
  'Idempotency key of one press of Send: the same id with the same text is one enquiry.';
comment on column public.contact_enquiries.status is
  'doubtful: the honeypot field was filled in, and there was no other sign of spam.';
comment on column public.contact_enquiries.sender_hash is
  'Keyed hash of the network address, for the rate limit; the address itself is not stored.';

create index contact_enquiries_recent on public.contact_enquiries (created_at desc, id);
create index contact_enquiries_by_sender on public.contact_enquiries (sender_hash, created_at desc);

create trigger contact_enquiries_touch_updated_at
  before insert or update on public.contact_enquiries
  for each row execute function private.touch_updated_at();

alter table public.contact_enquiries enable row level security;
revoke all on public.contact_enquiries from anon, authenticated, service_role;
grant select, insert, update on public.contact_enquiries to service_role;
grant select, update, delete on public.contact_enquiries to authenticated;

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

create table private.enquiry_trash (
  enquiry_id uuid primary key,
  enquiry jsonb not null,
  trashed_at timestamptz not null default now()
);

comment on table private.enquiry_trash is
  'Deleted enquiries, complete, for 24 hours, so that an owner can undo a mistake. They are personal data, so no API role may read them here.';

alter table private.enquiry_trash enable row level security;
revoke all on private.enquiry_trash from public, anon, authenticated, service_role;

create function private.trash_enquiry() returns trigger
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

-- Enquiries deleted after twelve months do not go to the trash.
create trigger contact_enquiries_to_trash
  before delete on public.contact_enquiries
  for each row when (old.created_at >= now() - interval '12 months')
  execute function private.trash_enquiry();

create function public.restore_trashed_enquiries(ids uuid[]) returns setof uuid
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

create function public.restore_enquiries(enquiries jsonb) returns integer
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
  perform private.restore_notes(enquiries);
  return added;
end;
$$;

comment on function public.restore_enquiries is
  'Imports enquiries from an export that are not stored yet. Returns how many. Does not send email: an enquiry whose email was never sent counts as failed, and an owner can send it. Exports do not contain the sender''s hash. Security definer with its own role check, because otherwise only submit_contact_enquiry may store enquiries.';

revoke execute on function private.trash_enquiry(), public.restore_trashed_enquiries(uuid[]),
  public.restore_enquiries(jsonb),
  public.submit_contact_enquiry(uuid, jsonb, text, boolean, integer, interval, integer, boolean)
  from public, anon, authenticated, service_role;
grant execute on function public.restore_trashed_enquiries(uuid[]), public.restore_enquiries(jsonb) to authenticated;
grant execute on function
  public.submit_contact_enquiry(uuid, jsonb, text, boolean, integer, interval, integer, boolean) to service_role;
