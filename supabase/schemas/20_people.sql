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
