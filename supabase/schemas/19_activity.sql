-- What owners did, for Settings. Triggers and the functions that export and erase write it; no API role can.

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

create function private.note_sign_in() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into public.activity (kind, actor)
  select 'signed_in', new.user_id where exists (select from public.user_roles r where r.user_id = new.user_id);
  return null;
exception when others then
  raise warning 'A sign-in could not be recorded: %', sqlerrm;
  return null;
end;
$$;

comment on function private.note_sign_in is
  'Trigger of Auth''s sessions: records an owner''s sign-in. A fault here must not stop the sign-in. A hosted project allows triggers on this table (https://supabase.com/changelog/34270-restricting-access-on-auth-storage-and-realtime-schemas-on-april-21-2025).';

create trigger sessions_note_sign_in
  after insert on auth.sessions
  for each row execute function private.note_sign_in();

create function private.note_owner_change() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into public.activity (kind, actor, subject) values (
    case tg_op when 'INSERT' then 'owner_added' else 'owner_removed' end,
    coalesce(auth.uid(), new.granted_by),
    coalesce(new.user_id, old.user_id)
  );
  return null;
end;
$$;

comment on function private.note_owner_change is 'Trigger: records who became an owner or ceased to be one.';

create trigger user_roles_note_owner_change
  after insert or delete on public.user_roles
  for each row execute function private.note_owner_change();

create function private.note_publication() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into public.activity (kind, actor, subject) values (
    case
      when new.status = 'scheduled' then 'scheduled'
      when new.status <> 'published' then 'unpublished'
      when old.status = 'published' then 'updated'
      else 'published'
    end,
    auth.uid(),
    new.title
  );
  return null;
end;
$$;

comment on function private.note_publication is
  'Trigger: records that a post was published, changed in public, scheduled or withdrawn.';

create trigger blog_posts_note_publication
  after update on public.blog_posts
  for each row
  when (
    old.status is distinct from new.status and (old.status = 'published' or new.status in ('published', 'scheduled'))
    or new.status = 'published' and (old.title, old.excerpt, old.content) is distinct from (new.title, new.excerpt, new.content)
  )
  execute function private.note_publication();

create trigger blog_posts_note_publication_of_new
  after insert on public.blog_posts
  for each row when (new.status in ('published', 'scheduled'))
  execute function private.note_publication();

create function private.note_deletion() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if tg_level = 'STATEMENT' then
    insert into public.activity (kind, actor, subject)
    select 'deleted', auth.uid(), format(tg_argv[0], count(*)) from before having count(*) > 0;
  else
    insert into public.activity (kind, actor, subject)
    values ('deleted', auth.uid(), format(tg_argv[0], to_jsonb(old) #>> tg_argv[1]::text[]));
  end if;
  return null;
end;
$$;

comment on function private.note_deletion is
  'Trigger: records what an owner deleted. Arguments: the text, and the path of the name in the row. After a statement, the text says how many.';

-- The timer and the other functions delete as another user.
create trigger blog_posts_note_deletion
  after delete on public.blog_posts
  for each row when (current_user = 'authenticated')
  execute function private.note_deletion('the post “%s”', '{title}');

create trigger blog_post_trash_note_deletion
  after delete on public.blog_post_trash
  for each row when (current_user = 'authenticated')
  execute function private.note_deletion('the post “%s” for good', '{post,title}');

create trigger blog_categories_note_deletion
  after delete on public.blog_categories
  for each row when (current_user = 'authenticated')
  execute function private.note_deletion('the category “%s”', '{name}');

create trigger post_pictures_note_deletion
  after update of removing_since on public.post_pictures
  for each row when (old.removing_since is null and new.removing_since is not null and current_user = 'authenticated')
  execute function private.note_deletion('the picture “%s”', '{name}');

create trigger contact_enquiries_note_deletion
  after delete on public.contact_enquiries
  referencing old table as before for each statement when (current_user = 'authenticated')
  execute function private.note_deletion('enquiries: %s');

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
  return case when $1 = 'everything' then
    (select coalesce(jsonb_object_agg(n.person, n.notes), '{}') from private.person_notes n)
  end;
end;
$$;

comment on function public.begin_export is
  'Records an export, which the admin then reads. Returns what only this function reads: in an export of everything, the notes about each person.';

revoke execute on function private.note_sign_in(), private.note_owner_change(), private.note_publication(),
  private.note_deletion(), public.begin_export(text) from public, anon, authenticated, service_role;
grant execute on function public.begin_export(text) to authenticated;
