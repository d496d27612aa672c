-- Nothing is final: what is deleted can be put back for a while, and each text that visitors were shown is kept.

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

-- Whoever deletes a post, and however. Runs as its owner: nobody may write the trash.
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

create trigger blog_posts_to_trash
  before delete on public.blog_posts
  for each row execute function private.trash_post();

-- As before; and a post that comes back from the trash has been public since it first was.
create or replace function private.keep_first_public_at() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.first_public_at := coalesce(
    old.first_public_at,
    case when tg_op = 'INSERT' then
      (select (t.post ->> 'first_public_at')::timestamptz from public.blog_post_trash t where t.post_id = new.id)
    end,
    case when new.status = 'published' then now() end
  );
  return new;
end;
$$;

-- Puts posts back from the trash with their pending versions: as drafts, the archived ones as archived. One row for each
-- id: the post there is now, and which of its columns had to become others, since the address is another post's by now
-- or the category is gone. No post: there is none of this id in the trash.
-- Runs as its owner: a pending version stays in the name of who saved it.
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

-- Every text that visitors were shown, or are.
create table public.blog_post_versions (
  id uuid primary key default gen_random_uuid(),
  -- No reference: the versions of a post in the trash wait for it.
  post_id uuid not null,
  -- The columns of the text, by name.
  fields jsonb not null,
  made_at timestamptz not null default clock_timestamp(),
  made_by uuid references auth.users (id) on delete set null,
  -- As it was then; null: nobody was signed in, so a timer or a function made it.
  made_by_email text
);

create index blog_post_versions_of_post on public.blog_post_versions (post_id, made_at desc);
create index blog_post_versions_made_by on public.blog_post_versions (made_by);

alter table public.blog_post_versions enable row level security;
revoke all on public.blog_post_versions from anon, authenticated, service_role;
grant select on public.blog_post_versions to authenticated, service_role;

create policy "Admins read kept versions"
  on public.blog_post_versions for select
  to authenticated
  using ((select private.is_admin()));

-- The same columns as those that a pending version may hold.
create function private.text_of_post(post public.blog_posts) returns jsonb
  language sql stable
  set search_path = ''
as $$
  select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(post)) where key in (
    'title', 'slug', 'excerpt', 'content', 'category_id', 'author', 'published_at', 'read_time_minutes',
    'featured_image_url', 'featured_image_alt', 'tags', 'seo_title', 'seo_meta_description'
  );
$$;

-- Nothing is kept of a save that visitors see no change of, nor of a post that is back with the text it went with.
-- Runs as its owner: nobody may write versions.
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

create trigger blog_posts_keep_version
  after insert or update on public.blog_posts
  for each row when (new.status = 'published') execute function private.keep_version();

insert into public.blog_post_versions (post_id, fields, made_at)
select p.id, private.text_of_post(p), p.updated_at from public.blog_posts p where p.status = 'published';

-- Versions of a post that is neither there nor in the trash go with it.
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

create trigger blog_post_trash_forget_versions
  after delete on public.blog_post_trash
  for each row execute function private.forget_versions();

-- Enquiries are personal: a day in which a mistake is undone, and nobody reads them meanwhile.
create table private.enquiry_trash (
  enquiry_id uuid primary key,
  enquiry jsonb not null,
  trashed_at timestamptz not null default now()
);

comment on table private.enquiry_trash is 'Deleted enquiries, whole, for 24 hours.';

alter table private.enquiry_trash enable row level security;
revoke all on private.enquiry_trash from public, anon, authenticated, service_role;

create function private.trash_enquiry() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into private.enquiry_trash (enquiry_id, enquiry) values (old.id, to_jsonb(old))
  on conflict (enquiry_id) do update set enquiry = excluded.enquiry, trashed_at = excluded.trashed_at;
  return old;
end;
$$;

-- What goes after twelve months is not kept for another day.
create trigger contact_enquiries_to_trash
  before delete on public.contact_enquiries
  for each row when (old.created_at >= now() - interval '12 months')
  execute function private.trash_enquiry();

-- Puts enquiries back that were deleted within the last 24 hours, every column as it was but `updated_at`, which names a
-- new version; gives the ids of those that are there again.
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
    -- Sent again meanwhile by a visitor who had no answer, it is there twice.
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
  end loop;
end;
$$;

-- The pictures of posts in the trash and of kept versions: what is restored shows them again.
create view private.kept_picture_uses with (security_invoker = true) as
  select distinct part as hash, is_trashed from (
    select true as is_trashed, string_to_table(t.post::text || '/' || coalesce(t.pending::text, ''), '/') as part
    from public.blog_post_trash t
    union all
    select false, string_to_table(v.fields::text, '/') from public.blog_post_versions v
  ) parts
  where octet_length(part) = 32 and part ~ '^[0-9a-f]{32}$';

revoke all on private.kept_picture_uses from public, anon, authenticated, service_role;
grant select on private.kept_picture_uses to authenticated, service_role;

-- As before; nor does one go that a post in the trash shows. A kept version holds nobody back who asks for it.
create or replace function public.claim_picture_removal(picture text) returns boolean
  language plpgsql
  security invoker
  set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Only admins delete pictures.';
  end if;
  update public.post_pictures p
  set removing_since = now(), unused_since = coalesce(p.unused_since, now())
  where p.hash = $1
    and not exists (select from public.post_picture_uses u where u.hash = $1)
    and not exists (select from private.kept_picture_uses u where u.hash = $1 and u.is_trashed);
  return found;
end;
$$;

-- As before, and leaves the pictures of the trash and of kept versions alone; those whose removal an admin has begun go.
create or replace function public.claim_unused_pictures(batch_size integer)
  returns table (hash text, files text[])
  language plpgsql
  security invoker
  set search_path = ''
as $$
declare
  has_storage constant boolean := to_regclass('storage.objects') is not null;
  claimed text;
begin
  for claimed in
    update public.post_pictures p set removing_since = now()
    where p.hash in (
      select c.hash from public.post_pictures c
      where (c.unused_since < now() - interval '30 days' and c.removing_since is null
            and c.hash not in (select u.hash from private.kept_picture_uses u)
          or c.removing_since < now() - interval '5 minutes')
        and c.hash not in (select u.hash from public.post_picture_uses u)
      order by c.unused_since limit batch_size
      for update skip locked
    )
    returning p.hash
  loop
    hash := claimed;
    files := '{}';
    if has_storage then
      execute $query$
        select coalesce(array_agg(o.name), '{}') from storage.objects o
        where o.bucket_id = 'post-images' and o.name like $1 || '/%'
      $query$ into files using claimed;
    end if;
    return next;
  end loop;

  if has_storage then
    return query execute $query$
      select split_part(o.name, '/', 1), array_agg(o.name) from storage.objects o
      where o.bucket_id = 'post-images' and o.name ~ '^[0-9a-f]{32}/'
      group by 1
      having max(o.created_at) < now() - interval '30 days'
        and split_part(o.name, '/', 1) not in (select p.hash from public.post_pictures p)
        and split_part(o.name, '/', 1) not in (select u.hash from public.post_picture_uses u)
        and split_part(o.name, '/', 1) not in (select u.hash from private.kept_picture_uses u where u.is_trashed)
      limit $1
    $query$ using batch_size;
  end if;
end;
$$;

-- As before; empties the trash, and marks no picture that a post in it or a kept version shows.
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
  delete from public.blog_post_trash t where t.trashed_at < now() - interval '30 days';

  with used as materialized (
    select u.hash from public.post_picture_uses u union select u.hash from private.kept_picture_uses u
  ), shown as materialized (select distinct u.hash from public.post_picture_uses u)
  update public.post_pictures p
  set unused_since = case when p.hash in (select used.hash from used) then null else now() end,
      removing_since = case when p.hash in (select used.hash from used) then null else p.removing_since end
  where (p.unused_since is null) <> (p.hash in (select used.hash from used))
    -- What an admin has begun to delete is brought back by a post that shows it, and by nothing else.
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

revoke execute on function private.trash_post(), private.text_of_post(public.blog_posts), private.keep_version(),
  private.forget_versions(), private.trash_enquiry() from public, anon, authenticated, service_role;
revoke execute on function public.restore_trashed_posts(uuid[]), public.restore_trashed_enquiries(uuid[])
  from public, anon, service_role;
grant execute on function public.restore_trashed_posts(uuid[]), public.restore_trashed_enquiries(uuid[]) to authenticated;
