-- What the owner's list and editor rest on: versions that never repeat, figures for the list, pending versions.

-- updated_at names a version of its row: a save says which one it started from. So it never repeats and never goes
-- back, not for two saves within one tick of the clock, nor after the clock was set back.
create or replace function private.touch_updated_at() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.updated_at := greatest(now(), old.updated_at + interval '1 microsecond');
  return new;
end;
$$;

-- Not checked for rows that are there already: an existing project's posts stay as they are.
alter table public.blog_posts add constraint posts_have_no_empty_tag
  check (array_position(tags, null) is null and array_position(tags, '') is null) not valid;

-- The three views run with their reader's rights: visitors find only what is published in them.
create view public.blog_post_counts with (security_invoker = true) as
  select status, count(*)::integer as posts from public.blog_posts group by status;

create view public.blog_post_tags with (security_invoker = true) as
  select tag, count(*)::integer as posts from public.blog_posts cross join unnest(tags) as tag group by tag;

create view public.blog_post_authors with (security_invoker = true) as
  select author, count(*)::integer as posts from public.blog_posts group by author;

revoke all on public.blog_post_counts, public.blog_post_tags, public.blog_post_authors from anon, authenticated;
grant select on public.blog_post_counts, public.blog_post_tags, public.blog_post_authors to authenticated, service_role;

-- An edit of a published post that visitors don't see yet.
create table public.blog_post_pending_versions (
  post_id uuid primary key references public.blog_posts (id) on delete cascade,
  -- Some of the post's columns, by name.
  fields jsonb not null check (
    jsonb_typeof(fields) = 'object'
    and fields - array[
      'title', 'slug', 'excerpt', 'content', 'category_id', 'author', 'published_at', 'read_time_minutes',
      'featured_image_url', 'tags', 'seo_meta_description'
    ] = '{}'::jsonb
  ),
  base_updated_at timestamptz not null,
  saved_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on column public.blog_post_pending_versions.base_updated_at is 'The updated_at of the post that this version started from.';

create trigger blog_post_pending_versions_touch_updated_at
  before update on public.blog_post_pending_versions
  for each row execute function private.touch_updated_at();

alter table public.blog_post_pending_versions enable row level security;
revoke all on public.blog_post_pending_versions from anon, authenticated;
grant select, insert, update, delete on public.blog_post_pending_versions to authenticated;
grant all on public.blog_post_pending_versions to service_role;

create policy "Admins read pending versions"
  on public.blog_post_pending_versions for select
  to authenticated
  using ((select private.is_admin()));

create policy "Admins add pending versions in their own name"
  on public.blog_post_pending_versions for insert
  to authenticated
  with check ((select private.is_admin()) and saved_by = (select auth.uid()));

create policy "Admins change pending versions in their own name"
  on public.blog_post_pending_versions for update
  to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()) and saved_by = (select auth.uid()));

create policy "Admins delete pending versions"
  on public.blog_post_pending_versions for delete
  to authenticated
  using ((select private.is_admin()));

-- Puts a pending version in the place of the published text, whole or not at all. 'applied'; 'missing': there is none;
-- 'version_changed': somebody saved it after expected_updated_at; 'post_changed': somebody saved the post itself after
-- this version was begun.
create function public.apply_pending_version(post_id uuid, expected_updated_at timestamptz) returns text
  language plpgsql
  security invoker
  set search_path = ''
as $$
declare
  post public.blog_posts;
  pending public.blog_post_pending_versions;
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Only admins apply pending versions.';
  end if;

  select p.* into post from public.blog_posts p where p.id = $1 for update;
  select v.* into pending from public.blog_post_pending_versions v where v.post_id = $1 for update;
  if pending.post_id is null then
    return 'missing';
  elsif pending.updated_at is distinct from $2 then
    return 'version_changed';
  elsif post.updated_at <> pending.base_updated_at then
    return 'post_changed';
  end if;

  post := jsonb_populate_record(post, pending.fields);
  update public.blog_posts p
  set title = post.title,
      slug = post.slug,
      excerpt = post.excerpt,
      content = post.content,
      category_id = post.category_id,
      author = post.author,
      published_at = post.published_at,
      read_time_minutes = post.read_time_minutes,
      featured_image_url = post.featured_image_url,
      tags = post.tags,
      seo_meta_description = post.seo_meta_description
  where p.id = $1;
  delete from public.blog_post_pending_versions v where v.post_id = $1;
  return 'applied';
end;
$$;

revoke execute on function public.apply_pending_version(uuid, timestamptz) from public, anon;
grant execute on function public.apply_pending_version(uuid, timestamptz) to authenticated;
