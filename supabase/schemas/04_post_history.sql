create table public.blog_post_trash (
  post_id uuid primary key,
  post jsonb not null,
  pending jsonb,
  trashed_at timestamptz not null default now(),
  trashed_by uuid references auth.users (id) on delete set null
);

comment on table public.blog_post_trash is 'Deleted posts, complete, for 30 days.';

create index blog_post_trash_recent on public.blog_post_trash (trashed_at desc, post_id);
create index blog_post_trash_trashed_by on public.blog_post_trash (trashed_by);

alter table public.blog_post_trash enable row level security;
revoke all on public.blog_post_trash from anon, authenticated, service_role;
grant select, delete on public.blog_post_trash to authenticated, service_role;

create policy "Admins read the trash"
  on public.blog_post_trash for select
  to authenticated
  using ((select private.is_admin()));

create policy "Admins delete posts for good"
  on public.blog_post_trash for delete
  to authenticated
  using ((select private.is_admin()));

create function private.trash_post() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  -- Two deleted posts can share an id if the client repeated a create request. Keep both.
  update public.blog_post_trash t set post_id = gen_random_uuid() where t.post_id = old.id;
  insert into public.blog_post_trash (post_id, post, pending, trashed_by)
  values (
    old.id,
    to_jsonb(old),
    (select to_jsonb(v) from public.blog_post_pending_versions v where v.post_id = old.id),
    auth.uid()
  );
  return old;
end;
$$;

comment on function private.trash_post is
  'Trigger: moves every deleted post and its pending version to the trash. Security definer, because no API role may write to the trash.';

create function public.restore_trashed_posts(ids uuid[])
  returns table (trashed_id uuid, post_id uuid, slug text, changed text[])
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  trashed public.blog_post_trash;
  columns text;
  wanted text;
  restored public.blog_posts;
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Only admins restore posts.';
  end if;

  foreach trashed_id in array ids loop
    post_id := null;
    slug := null;
    changed := '{}';
    select t.* into trashed from public.blog_post_trash t where t.post_id = trashed_id for update;
    if not found then
      return next;
      continue;
    end if;

    wanted := trashed.post ->> 'slug';
    trashed.post := trashed.post || jsonb_build_object(
      'status', case when trashed.post ->> 'status' = 'archived' then 'archived' else 'draft' end
    );
    if exists (select from public.blog_posts p where p.id = (trashed.post ->> 'id')::uuid) then
      trashed.post := trashed.post || jsonb_build_object('id', gen_random_uuid());
    end if;
    if trashed.post ->> 'category_id' is not null
      and not exists (select from public.blog_categories c where c.id = (trashed.post ->> 'category_id')::uuid)
    then
      trashed.post := trashed.post || '{"category_id": null}';
      changed := array['category_id'];
    end if;

    -- Columns added since the deletion get their defaults.
    select string_agg(quote_ident(a.attname), ', ') into columns from pg_catalog.pg_attribute a
    where a.attrelid = 'public.blog_posts'::regclass and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = '' and trashed.post ? a.attname;
    for n in 1..1000 loop
      execute format(
        'insert into public.blog_posts (%1$s) select %1$s from jsonb_populate_record(null::public.blog_posts, $1)
         on conflict on constraint blog_posts_slug_key do nothing returning *', columns
      ) into restored using trashed.post;
      exit when restored.id is not null;
      trashed.post := trashed.post || jsonb_build_object(
        'slug', rtrim(left(wanted, 99 - length((n + 1)::text)), '-') || '-' || n + 1
      );
    end loop;
    if restored.id is null then
      raise exception 'No free slug for a restored post';
    end if;
    if restored.slug <> wanted then
      changed := changed || 'slug'::text;
    end if;

    if trashed.pending is not null then
      insert into public.blog_post_pending_versions (post_id, fields, base_updated_at, saved_by, created_at)
      select restored.id, v.fields,
        case when v.base_updated_at = (trashed.post ->> 'updated_at')::timestamptz then restored.updated_at else v.base_updated_at end,
        (select u.id from auth.users u where u.id = v.saved_by), v.created_at
      from jsonb_populate_record(null::public.blog_post_pending_versions, trashed.pending) v;
    end if;

    delete from public.blog_post_trash t where t.post_id = trashed_id;
    post_id := restored.id;
    slug := restored.slug;
    return next;
  end loop;
end;
$$;

comment on function public.restore_trashed_posts is
  'Restores posts from the trash with their pending versions: archived posts as archived, all others as drafts. Returns one row for each id: the restored post, and the columns that had to change because another post has the address or the category is gone; no post_id if the trash has no such post. Security definer, so that saved_by of a pending version stays as it was.';

create table public.blog_post_versions (
  id uuid primary key default gen_random_uuid(),
  -- No foreign key: versions outlive their post while it is in the trash.
  post_id uuid not null,
  fields jsonb not null,
  made_at timestamptz not null default clock_timestamp(),
  made_by uuid references auth.users (id) on delete set null,
  made_by_email text,
  is_draft boolean not null default false,
  words_added integer,
  words_removed integer
);

comment on table public.blog_post_versions is
  'Every published text, including the current one, and for each post up to 25 texts that visitors did not see.';
comment on column public.blog_post_versions.made_by_email is
  'The address at the time; null: no user was signed in, so a timer or a function made the version.';
comment on column public.blog_post_versions.words_added is
  'Compared with the version before; for a published text, with the published version before. words_removed likewise.';

create index blog_post_versions_of_post on public.blog_post_versions (post_id, made_at desc);
create index blog_post_versions_made_by on public.blog_post_versions (made_by);

alter table public.blog_post_versions enable row level security;
revoke all on public.blog_post_versions from anon, authenticated, service_role;
grant select on public.blog_post_versions to authenticated, service_role;

create policy "Admins read kept versions"
  on public.blog_post_versions for select
  to authenticated
  using ((select private.is_admin()));

create function private.words_of(fields jsonb) returns setof text
  language sql immutable
  set search_path = ''
as $$
  select word from string_to_table(
    translate(concat_ws(' ', fields ->> 'title', fields ->> 'excerpt', fields ->> 'content'), E'\n\t', '  '), ' '
  ) word
  where word <> '';
$$;

comment on function private.words_of is 'The words of a post''s title, excerpt and content.';

create function private.keep_version() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  of_draft constant boolean := tg_nargs > 0;
  post constant public.blog_posts := case when of_draft then old else new end;
  shown constant jsonb := private.text_of_post(post);
  last public.blog_post_versions;
begin
  select v.* into last from public.blog_post_versions v
  where v.post_id = new.id and (of_draft or not v.is_draft) order by v.made_at desc limit 1;
  if shown is not distinct from last.fields then
    return null;
  end if;

  -- Ten minutes after the last version, a pause has ended or writing has gone on. Restoring stores a version's text again.
  if of_draft and (
    new.updated_at - coalesce(last.made_at, old.created_at) < interval '10 minutes' and (
      new.content = old.content or length(new.content) * 2 > length(old.content) and not exists (
        select from public.blog_post_versions v where v.post_id = new.id and v.fields ->> 'content' = new.content
      )
    )
    or exists (select from public.blog_post_versions v where v.post_id = new.id and v.fields = shown)
  ) then
    return null;
  end if;

  insert into public.blog_post_versions (post_id, fields, is_draft, made_at, made_by, made_by_email, words_added, words_removed)
  select post.id, shown, of_draft, case when of_draft then post.updated_at else clock_timestamp() end,
    case when of_draft then s.saved_by else auth.uid() end,
    case when of_draft then s.saved_by_email else (select u.email from auth.users u where u.id = auth.uid()) end,
    (select count(*) from (select private.words_of(shown) except all select private.words_of(last.fields)) w),
    (select count(*) from (select private.words_of(last.fields) except all select private.words_of(shown)) w)
  from (select) one
  left join public.blog_post_saves s on s.post_id = post.id and s.post_version = post.updated_at
  limit 1;
  delete from public.blog_post_versions v where v.id in (
    select d.id from public.blog_post_versions d where d.post_id = new.id and d.is_draft order by d.made_at desc offset 25
  );
  return null;
end;
$$;

comment on function private.keep_version is
  'Trigger: stores the text of a published post as a version if it differs from the last one; with the argument draft, stores the text of an unpublished post before a save overwrites it: after a pause, every ten minutes, when the save makes the text shorter by half, and when it restores a version. Security definer, because no API role may write versions.';

create function private.forget_versions() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  delete from public.blog_post_versions v
  where v.post_id = old.post_id and not exists (select from public.blog_posts p where p.id = old.post_id);
  return null;
end;
$$;

comment on function private.forget_versions is
  'Trigger: deletes the versions of a post that is neither stored nor in the trash.';

create trigger blog_post_trash_forget_versions
  after delete on public.blog_post_trash
  for each row execute function private.forget_versions();

revoke execute on function private.trash_post(), private.words_of(jsonb), private.keep_version(), private.forget_versions(),
  public.restore_trashed_posts(uuid[]) from public, anon, authenticated, service_role;
grant execute on function public.restore_trashed_posts(uuid[]) to authenticated;
