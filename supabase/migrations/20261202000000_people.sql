-- One page for a person, and the owners' activity.
alter table public.user_roles add column granted_by uuid;
comment on column public.user_roles.granted_by is 'The owner who invited this one; null: `npm run owner`.';

drop function public.grant_admin(text);

create function public.grant_admin(email text, granter uuid default null) returns text
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  accounts integer;
  confirmed uuid[];
begin
  select count(*), array_agg(u.id) filter (where u.email_confirmed_at is not null) into accounts, confirmed
  from auth.users u where lower(u.email) = lower(btrim($1));
  if accounts = 0 then
    return 'unknown_user';
  elsif confirmed is null then
    return 'unconfirmed';
  elsif cardinality(confirmed) > 1 then
    return 'several_users';
  end if;
  insert into public.user_roles (user_id, role, granted_by) values (confirmed[1], 'admin', $2) on conflict do nothing;
  return case when found then 'granted' else 'already_admin' end;
end;
$$;

comment on function public.grant_admin is
  'Makes a user an owner, for `npm run owner`. Returns ''granted'', ''already_admin'', ''unknown_user'', ''unconfirmed'' (the address was never confirmed, so it may belong to someone else) or ''several_users'' (single sign-on can give one address several confirmed accounts; the function chooses none). Security definer, because the service role cannot read Auth''s table in every project.';

drop function public.invite_owner(uuid);

create function public.invite_owner(invited_id uuid, granter uuid default null) returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  update auth.users as account set encrypted_password = ''
  where account.id = invited_id and account.email_confirmed_at is null;
  insert into public.user_roles (user_id, role, granted_by) values (invited_id, 'admin', granter) on conflict do nothing;
end;
$$;

comment on function public.invite_owner is
  'Makes a newly invited user an owner. Clears the password of an unconfirmed address, because someone else may have set it.';

revoke execute on function public.grant_admin(text, uuid), public.invite_owner(uuid, uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.grant_admin(text, uuid) to service_role;
grant execute on function public.invite_owner(uuid, uuid) to service_role;

-- What owners did, for Settings. Only triggers and the functions that export and erase write it.

create table public.activity (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  kind text not null check (kind in (
    'signed_in', 'published', 'updated', 'scheduled', 'unpublished', 'deleted', 'exported', 'erased', 'owner_added', 'owner_removed'
  )),
  actor uuid,
  subject text
);

comment on table public.activity is
  'What owners and the timer did, for twelve months. Holds no personal data of visitors and customers.';
comment on column public.activity.actor is
  'The user; null: the site itself or `npm run owner`. Not a foreign key, so that entries outlive the account.';
comment on column public.activity.subject is
  'What it was about: a post''s title, what was deleted or exported, how much was erased, or the id of the owner who was added or removed.';

alter table public.activity enable row level security;
revoke all on public.activity from anon, authenticated, service_role;
grant select on public.activity to authenticated;

create policy "Admins read the activity"
  on public.activity for select
  to authenticated
  using ((select private.is_admin()));

create function private.note_activity() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  about jsonb := to_jsonb(coalesce(new, old));
begin
  if tg_level = 'STATEMENT' then
    select jsonb_build_object('count', count(*)) into about from before;
  end if;
  insert into public.activity (kind, actor, subject)
  select
    coalesce(nullif(tg_argv[0], ''), case
      when about ->> 'status' = 'scheduled' then 'scheduled'
      when about ->> 'status' <> 'published' then 'unpublished'
      when to_jsonb(old) ->> 'status' = 'published' then 'updated'
      else 'published'
    end),
    coalesce(auth.uid(), (about ->> 'granted_by')::uuid, case tg_table_name when 'sessions' then (about ->> 'user_id')::uuid end),
    format(tg_argv[1], about #>> tg_argv[2]::text[])
  where about -> 'count' is distinct from '0'
    and (tg_table_name <> 'sessions' or exists (select from public.user_roles r where r.user_id::text = about ->> 'user_id'));
  return null;
end;
$$;

comment on function private.note_activity is
  'Trigger: records a change, and of sessions an owner''s sign-in. Arguments: the kind (empty: what happened to a post''s status), the text of the subject, and the path of the name that it contains. After a statement, that is the count.';

-- A hosted project allows triggers on this table of Auth
-- (https://supabase.com/changelog/34270-restricting-access-on-auth-storage-and-realtime-schemas-on-april-21-2025).
create trigger sessions_note_activity after insert on auth.sessions
  for each row execute function private.note_activity('signed_in');

create trigger user_roles_note_added after insert on public.user_roles
  for each row execute function private.note_activity('owner_added', '%s', '{user_id}');

create trigger user_roles_note_removed after delete on public.user_roles
  for each row execute function private.note_activity('owner_removed', '%s', '{user_id}');

create trigger blog_posts_note_publication after update on public.blog_posts
  for each row
  when (
    old.status is distinct from new.status and (old.status = 'published' or new.status in ('published', 'scheduled'))
    or new.status = 'published' and (old.title, old.excerpt, old.content) is distinct from (new.title, new.excerpt, new.content)
  )
  execute function private.note_activity('', '%s', '{title}');

create trigger blog_posts_note_publication_of_new after insert on public.blog_posts
  for each row when (new.status in ('published', 'scheduled'))
  execute function private.note_activity('', '%s', '{title}');

-- Deletions by an owner. The timer and the other functions delete as another user.
create trigger blog_posts_note_deletion after delete on public.blog_posts
  for each row when (current_user = 'authenticated')
  execute function private.note_activity('deleted', 'the post “%s”', '{title}');

create trigger blog_post_trash_note_deletion after delete on public.blog_post_trash
  for each row when (current_user = 'authenticated')
  execute function private.note_activity('deleted', 'the post “%s” for good', '{post,title}');

create trigger blog_categories_note_deletion after delete on public.blog_categories
  for each row when (current_user = 'authenticated')
  execute function private.note_activity('deleted', 'the category “%s”', '{name}');

create trigger post_pictures_note_deletion after update of removing_since on public.post_pictures
  for each row when (old.removing_since is null and new.removing_since is not null and current_user = 'authenticated')
  execute function private.note_activity('deleted', 'the picture “%s”', '{name}');

create trigger contact_enquiries_note_deletion after delete on public.contact_enquiries
  referencing old table as before for each statement when (current_user = 'authenticated')
  execute function private.note_activity('deleted', 'enquiries: %s', '{count}');

create function public.begin_export(what text) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Only admins export.';
  elsif $1 is null or $1 not in ('everything', 'posts', 'enquiries', 'subscriptions') then
    raise invalid_parameter_value using message = 'Nothing of this name is exported.';
  end if;
  insert into public.activity (kind, actor, subject) values ('exported', auth.uid(), $1);
  return case when $1 = 'everything' then (select coalesce(jsonb_object_agg(n.person, n.notes), '{}') from private.person_notes n) end;
end;
$$;

comment on function public.begin_export is
  'Records an export, which the admin then reads. Returns what only this function reads: in an export of everything, the notes about each person.';

revoke execute on function private.note_activity(), public.begin_export(text) from public, anon, authenticated, service_role;
grant execute on function public.begin_export(text) to authenticated;

-- A person: all records under one email address, or of one customer at the payment provider.

create table private.person_notes (
  person text primary key,
  notes text not null check (char_length(notes) between 1 and 100000)
);

comment on table private.person_notes is
  'The owner''s notes about a person, under the first of private.keys_of_person. Deleted with the person''s last record.';

alter table private.person_notes enable row level security;
revoke all on private.person_notes from public, anon, authenticated, service_role;

create view private.person_keys with (security_invoker = true) as
  select r.id as record_id, r.is_erased, nullif(lower(btrim(k.key, E' \t\r\n')), '') as key
  from (
    select e.id, false, array[e.email] from public.contact_enquiries e
    union all select t.enquiry_id, false, array[t.enquiry ->> 'email'] from private.enquiry_trash t
    union all select s.id, s.forgotten_at is not null, array[s.customer_email, s.customer_id] from public.subscriptions s
  ) as r (id, is_erased, keys)
  cross join unnest(r.keys) as k (key);

comment on view private.person_keys is
  'The address, and the provider''s id of the customer, of each enquiry and subscription. Records that share one are about the same person.';

revoke all on private.person_keys from public, anon, authenticated, service_role;

create function private.keys_of_person(record_id uuid) returns text[]
  language sql stable
  set search_path = ''
as $$
  with recursive person (key) as (
    select k.key from private.person_keys k where k.record_id = $1 and not k.is_erased and k.key is not null
    union
    select other.key
    from person p
    join private.person_keys k on k.key = p.key
    join private.person_keys other on other.record_id = k.record_id and other.key is not null
  )
  select array_agg(key order by strpos(key, '@') = 0, key) from person;
$$;

comment on function private.keys_of_person is
  'The keys of the person whom an enquiry, also one in the trash, or a subscription is about. Null if there is none, or if the person was erased.';

create function private.restore_notes(records jsonb) returns void
  language sql
  set search_path = ''
as $$
  insert into private.person_notes (person, notes)
  select n.person, n.notes
  from jsonb_to_recordset($1) as r (email text, customer_email text, customer_id text, notes text)
  cross join lateral (select coalesce(lower(btrim(coalesce(r.email, r.customer_email))), r.customer_id), r.notes) as n (person, notes)
  where n.notes <> '' and n.person in (select k.key from private.person_keys k where not k.is_erased)
  on conflict do nothing;
$$;

comment on function private.restore_notes is
  'Imports the notes of exported enquiries and subscriptions, but not about somebody who was erased.';

create function public.read_person(record_id uuid, is_export boolean default false) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  keys text[];
  theirs uuid[];
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Only admins read about people.';
  end if;
  keys := private.keys_of_person($1);
  theirs := array(select k.record_id from private.person_keys k where k.key = any (keys));
  if $2 and keys is not null then
    insert into public.activity (kind, actor, subject) values ('exported', auth.uid(), 'one person');
  end if;
  return case when keys is not null then jsonb_build_object(
    'key', keys[1],
    'addresses', array(select k from unnest(keys) k where strpos(k, '@') > 0),
    'notes', (select string_agg(n.notes, E'\n\n' order by n.person) from private.person_notes n where n.person = any (keys)),
    'enquiries', array(
      select e.enquiry from (
        select to_jsonb(c) || '{"trashed_at": null}' from public.contact_enquiries c where c.id = any (theirs)
        union all
        select t.enquiry || jsonb_build_object('trashed_at', t.trashed_at) from private.enquiry_trash t where t.enquiry_id = any (theirs)
      ) as e (enquiry)
      order by e.enquiry ->> 'created_at' desc
    ),
    'subscriptions', array(select to_jsonb(s) from public.subscriptions s where s.id = any (theirs) order by s.created_at desc),
    'emails', array(
      select to_jsonb(m) from public.mails m
      where coalesce(m.enquiry_id, m.subscription_id) = any (theirs) order by m.created_at desc, m.kind
    ),
    'payment_links_used', array(select u.used_at from private.used_portal_links u where u.subscription_id = any (theirs))
  ) end;
end;
$$;

comment on function public.read_person is
  'Everything that is stored about the person of an enquiry or a subscription, in full. Null if there is none. Records it if it is an export. Security definer with its own role check, because owners cannot read the trash and the notes.';

create function public.keep_person_notes(record_id uuid, notes text) returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  keys text[];
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Only admins write notes.';
  end if;
  keys := private.keys_of_person($1);
  delete from private.person_notes n where n.person = any (keys) and (n.person <> keys[1] or $2 = '');
  insert into private.person_notes as n (person, notes) select keys[1], $2 where keys is not null and $2 <> ''
  on conflict (person) do update set notes = excluded.notes;
  return keys is not null;
end;
$$;

comment on function public.keep_person_notes is
  'Stores the notes about the person of an enquiry or a subscription. False if there is none.';

create function public.erase_person(record_id uuid) returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  keys text[];
  theirs uuid[];
  enquiries integer;
  trashed integer;
  subscriptions integer;
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Only admins erase people.';
  end if;
  keys := private.keys_of_person($1);
  if keys is null then
    return false;
  end if;

  theirs := array(select k.record_id from private.person_keys k where k.key = any (keys));
  delete from public.mails m where m.subscription_id = any (theirs) and m.recipient = 'customer' and m.state <> 'sent';
  -- A mail server's answer may quote the address.
  update public.mails m set error = null where m.subscription_id = any (theirs);
  delete from private.used_portal_links u where u.subscription_id = any (theirs);
  delete from private.person_notes n where n.person = any (keys);
  -- First the trash, to count each enquiry once. Deleting the others fills it again.
  delete from private.enquiry_trash t where t.enquiry_id = any (theirs);
  get diagnostics trashed = row_count;
  delete from public.contact_enquiries e where e.id = any (theirs);
  get diagnostics enquiries = row_count;
  delete from private.enquiry_trash t where t.enquiry_id = any (theirs);
  update public.subscriptions s
  set customer_name = null, customer_email = null, forgotten_at = coalesce(s.forgotten_at, now())
  where s.id = any (theirs);
  get diagnostics subscriptions = row_count;

  insert into public.activity (kind, actor, subject) values ('erased', auth.uid(), format(
    'enquiries: %s, subscriptions: %s', enquiries + trashed, subscriptions
  ));
  return true;
end;
$$;

comment on function public.erase_person is
  'Deletes what is stored about the person of an enquiry or a subscription, in one transaction: their enquiries, also from the trash, name, address and notes, and unsent emails to them. Keeps the amounts and dates of subscriptions, and the provider''s ids. The provider''s later reports do not restore it. The record of it says only how much was erased. False if there was nothing to erase.';

revoke execute on function private.keys_of_person(uuid), private.restore_notes(jsonb),
  public.read_person(uuid, boolean), public.keep_person_notes(uuid, text), public.erase_person(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.read_person(uuid, boolean), public.keep_person_notes(uuid, text),
  public.erase_person(uuid) to authenticated;

-- A customer's notes become the person's. `forget_customer` becomes `erase_person`.
insert into private.person_notes (person, notes)
select coalesce(lower(btrim(s.customer_email)), s.customer_id) as person,
  string_agg(distinct s.notes, E'\n\n')
from public.subscriptions s where s.notes <> '' and coalesce(s.customer_email, s.customer_id) <> '' group by 1;

drop function public.forget_customer(uuid);
alter policy "Admins change the checklist and notes" on public.subscriptions rename to "Admins change the checklist";
drop trigger subscriptions_keep_other_columns on public.subscriptions;
revoke update (notes) on public.subscriptions from authenticated;
alter table public.subscriptions drop column notes;

create trigger subscriptions_keep_other_columns
  before update on public.subscriptions
  for each row execute function private.keep_other_columns(
    'contacted_at', 'changes_received_at', 'changes_made_at', 'reviewed_at', 'live_at');

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
  perform private.restore_notes(subscriptions);
  return added;
end;
$$;

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
  perform private.restore_notes(enquiries);
  return added;
end;
$$;

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
  delete from private.person_notes n where n.person not in (select k.key from private.person_keys k where not k.is_erased and k.key is not null);
  delete from public.activity a where a.at < now() - interval '12 months';

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
  'Deletes data once a day, as the privacy policy promises: enquiries after twelve months, sender hashes after a day (needed for ten minutes), trashed enquiries after 24 hours, trashed posts after 30 days, `checkout_starts` rows after a day, records of saves and ids of payment events after 60 days, subscriptions six years after their end, those that never began after twelve months, used portal links after 30 days, notes with the last record of their person, the activity after twelve months. Updates which pictures are unused in posts, pending versions, the trash and stored versions. No API role may call it.';
