-- Nothing is final: a deleted post can be restored for 30 days, and every text that visitors were shown is kept.

create table public.blog_post_trash (
  post_id uuid primary key,
  post jsonb not null,
  -- The version that waited beside it.
  pending jsonb,
  trashed_at timestamptz not null default now(),
  trashed_by uuid references auth.users (id) on delete set null
);

comment on table public.blog_post_trash is 'Deleted posts, whole, for 30 days.';

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
  -- An id comes again where a post's creation was sent twice; the one that was deleted first stays as well.
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
  'Trigger: keeps a deleted post with its pending version, whoever deletes it and however. Runs as its owner, because nobody may write the trash.';

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

    -- Columns that are younger than the deletion have their defaults.
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
  'Restores posts from the trash with their pending versions: as drafts, archived ones as archived. Returns one row for each id: the post there is now, and which of its columns had to change because the address is another post''s by now or the category is gone; no post_id where there is none in the trash. Runs as its owner, so that a pending version stays in the name of whoever saved it.';

create table public.blog_post_versions (
  id uuid primary key default gen_random_uuid(),
  -- No reference: the versions of a post in the trash wait for it.
  post_id uuid not null,
  -- As private.text_of_post gives them.
  fields jsonb not null,
  made_at timestamptz not null default clock_timestamp(),
  made_by uuid references auth.users (id) on delete set null,
  made_by_email text
);

comment on table public.blog_post_versions is 'Every text that visitors were shown, the present one included.';
comment on column public.blog_post_versions.made_by_email is
  'The address as it was then; null: nobody was signed in, so a timer or a function made the version.';

create index blog_post_versions_of_post on public.blog_post_versions (post_id, made_at desc);
create index blog_post_versions_made_by on public.blog_post_versions (made_by);

alter table public.blog_post_versions enable row level security;
revoke all on public.blog_post_versions from anon, authenticated, service_role;
grant select on public.blog_post_versions to authenticated, service_role;

create policy "Admins read kept versions"
  on public.blog_post_versions for select
  to authenticated
  using ((select private.is_admin()));

create function private.keep_version() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  shown constant jsonb := private.text_of_post(new);
begin
  if shown is distinct from (
    select v.fields from public.blog_post_versions v where v.post_id = new.id order by v.made_at desc limit 1
  ) then
    insert into public.blog_post_versions (post_id, fields, made_by, made_by_email)
    values (new.id, shown, auth.uid(), (select u.email from auth.users u where u.id = auth.uid()));
  end if;
  return null;
end;
$$;

comment on function private.keep_version is
  'Trigger: keeps the text of a published post as a version, unless it is that of the last one. Runs as its owner, because nobody may write versions.';

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
  'Trigger: deletes the versions of a post that is neither there nor in the trash any more.';

create trigger blog_post_trash_forget_versions
  after delete on public.blog_post_trash
  for each row execute function private.forget_versions();

revoke execute on function private.trash_post(), private.keep_version(), private.forget_versions(),
  public.restore_trashed_posts(uuid[]) from public, anon, authenticated, service_role;
grant execute on function public.restore_trashed_posts(uuid[]) to authenticated;
