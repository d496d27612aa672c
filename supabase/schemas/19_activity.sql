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
