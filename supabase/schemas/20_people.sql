-- A person: all records under one email address, or of one customer at the payment provider.

create table private.person_notes (
  person text primary key,
  notes text not null check (char_length(notes) between 1 and 100000)
);

comment on table private.person_notes is
  'The owner''s notes about a person, under the first of private.keys_of_person. Deleted with the person''s last record.';

alter table private.person_notes enable row level security;
revoke all on private.person_notes from public, anon, authenticated, service_role;

create function private.address_key(address text) returns text
  language sql immutable
  set search_path = ''
as $$
  select nullif(lower(btrim($1, E' \t\r\n')), '');
$$;

comment on function private.address_key is 'Addresses with the same key belong to one person.';

create function private.keys_of_person(record_id uuid) returns text[]
  language sql stable
  set search_path = ''
as $$
  with recursive person (key) as (
    select k.key
    from (
      select private.address_key(e.email), null from public.contact_enquiries e where e.id = $1
      union all
      select private.address_key(t.enquiry ->> 'email'), null from private.enquiry_trash t where t.enquiry_id = $1
      union all
      select private.address_key(s.customer_email), s.customer_id from public.subscriptions s
      where s.id = $1 and s.forgotten_at is null
    ) as asked (address, customer)
    cross join unnest(array[asked.address, nullif(asked.customer, '')]) as k (key)
    where k.key is not null
    union
    select k.key
    from person p
    join public.subscriptions s on p.key in (private.address_key(s.customer_email), s.customer_id)
    cross join unnest(array[private.address_key(s.customer_email), nullif(s.customer_id, '')]) as k (key)
    where k.key is not null
  )
  select array_agg(key order by strpos(key, '@') = 0, key) from person;
$$;

comment on function private.keys_of_person is
  'The addresses and the provider''s customer ids of the person whom an enquiry, also one in the trash, or a subscription is about. Null if there is none, or if the person was erased.';

create function private.has_records(person text) returns boolean
  language sql stable
  set search_path = ''
as $$
  select exists (select from public.contact_enquiries e where private.address_key(e.email) = $1)
    or exists (select from private.enquiry_trash t where private.address_key(t.enquiry ->> 'email') = $1)
    or exists (
      select from public.subscriptions s
      where s.forgotten_at is null and $1 in (private.address_key(s.customer_email), s.customer_id)
    );
$$;

comment on function private.has_records is 'Whether anything is stored of the person with this key.';

create function private.restore_notes(records jsonb) returns void
  language sql
  set search_path = ''
as $$
  insert into private.person_notes (person, notes)
  select n.person, n.notes
  from jsonb_array_elements($1) as given (one)
  cross join lateral (
    select coalesce(private.address_key(coalesce(one ->> 'email', one ->> 'customer_email')), one ->> 'customer_id'), one ->> 'notes'
  ) as n (person, notes)
  where n.notes <> '' and private.has_records(n.person)
  on conflict do nothing;
$$;

comment on function private.restore_notes is
  'Imports the notes of exported enquiries and subscriptions, but not about somebody who was erased.';

create function public.read_person(record_id uuid) returns jsonb
  language plpgsql stable
  security definer
  set search_path = ''
as $$
declare
  keys text[];
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Only admins read about people.';
  end if;
  keys := private.keys_of_person($1);
  return case when keys is not null then jsonb_build_object(
    'key', keys[1],
    'addresses', array(select k from unnest(keys) k where strpos(k, '@') > 0),
    'notes', (select string_agg(n.notes, E'\n\n' order by n.person) from private.person_notes n where n.person = any (keys)),
    'enquiries', array(
      select e.enquiry from (
        select to_jsonb(c) || jsonb_build_object('trashed_at', null, 'mail', (select to_jsonb(m) from public.mails m where m.enquiry_id = c.id))
        from public.contact_enquiries c where private.address_key(c.email) = any (keys)
        union all
        select t.enquiry || jsonb_build_object('trashed_at', t.trashed_at)
        from private.enquiry_trash t where private.address_key(t.enquiry ->> 'email') = any (keys)
      ) as e (enquiry)
      order by e.enquiry ->> 'created_at' desc
    ),
    'subscriptions', array(
      select to_jsonb(s) || jsonb_build_object(
        'mails', array(select to_jsonb(m) from public.mails m where m.subscription_id = s.id order by m.created_at, m.kind),
        'payment_links_used', array(select u.used_at from private.used_portal_links u where u.subscription_id = s.id)
      )
      from public.subscriptions s
      where private.address_key(s.customer_email) = any (keys) or s.customer_id = any (keys)
      order by s.created_at desc
    )
  ) end;
end;
$$;

comment on function public.read_person is
  'Everything that is stored about the person of an enquiry or a subscription, in full. Null if there is none. Security definer with its own role check, because owners cannot read the trash and the notes.';

create function public.export_person(record_id uuid) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  person jsonb := public.read_person($1);
begin
  if person is not null then
    insert into public.activity (kind, actor, subject) values ('exported', auth.uid(), 'one person');
  end if;
  return person;
end;
$$;

comment on function public.export_person is 'Returns what read_person does, and records the export.';

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
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Only admins erase people.';
  end if;
  keys := private.keys_of_person($1);
  if keys is null then
    return false;
  end if;

  theirs := array(
    select s.id from public.subscriptions s where private.address_key(s.customer_email) = any (keys) or s.customer_id = any (keys)
  );
  update public.subscriptions s
  set customer_name = null, customer_email = null, forgotten_at = coalesce(s.forgotten_at, now())
  where s.id = any (theirs);
  delete from public.mails m where m.subscription_id = any (theirs) and m.recipient = 'customer' and m.state <> 'sent';
  -- A mail server's answer may quote the address.
  update public.mails m set error = null where m.subscription_id = any (theirs);
  delete from private.used_portal_links u where u.subscription_id = any (theirs);
  delete from private.person_notes n where n.person = any (keys);
  -- First the trash, to count each enquiry once. Deleting the others fills it again.
  delete from private.enquiry_trash t where private.address_key(t.enquiry ->> 'email') = any (keys);
  get diagnostics trashed = row_count;
  delete from public.contact_enquiries e where private.address_key(e.email) = any (keys);
  get diagnostics enquiries = row_count;
  delete from private.enquiry_trash t where private.address_key(t.enquiry ->> 'email') = any (keys);

  insert into public.activity (kind, actor, subject) values ('erased', auth.uid(), format(
    'enquiries: %s, subscriptions: %s', enquiries + trashed, cardinality(theirs)
  ));
  return true;
end;
$$;

comment on function public.erase_person is
  'Deletes what is stored about the person of an enquiry or a subscription, in one transaction: their enquiries, also from the trash, name, address and notes, and unsent emails to them. Keeps the amounts and dates of subscriptions, and the provider''s ids. The provider''s later reports do not restore it. The record of it says only how much was erased. False if there was nothing to erase.';

revoke execute on function private.address_key(text), private.keys_of_person(uuid), private.has_records(text),
  private.restore_notes(jsonb), public.read_person(uuid), public.export_person(uuid),
  public.keep_person_notes(uuid, text), public.erase_person(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.read_person(uuid), public.export_person(uuid),
  public.keep_person_notes(uuid, text), public.erase_person(uuid) to authenticated;
