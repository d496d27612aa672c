-- The posts' pictures, by the hash of their bytes: stored once, described once. The files are in the bucket post-images,
-- under <hash>/; their names say how large the picture is, so that a page needs no table to show it.

alter table public.blog_posts
  add column featured_image_alt text check (char_length(featured_image_alt) <= 500);

comment on column public.blog_posts.featured_image_alt is
  'What the featured image shows, for those who do not see it; null: nobody said.';

alter table public.blog_post_pending_versions
  drop constraint blog_post_pending_versions_fields_check,
  add constraint blog_post_pending_versions_fields_check check (
    jsonb_typeof(fields) = 'object'
    and fields - array[
      'title', 'slug', 'excerpt', 'content', 'category_id', 'author', 'published_at', 'read_time_minutes',
      'featured_image_url', 'featured_image_alt', 'tags', 'seo_meta_description'
    ] = '{}'::jsonb
  );

-- As before, with the new column.
create or replace function public.apply_pending_version(post_id uuid, expected_updated_at timestamptz) returns text
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
      featured_image_alt = post.featured_image_alt,
      tags = post.tags,
      seo_meta_description = post.seo_meta_description
  where p.id = $1;
  delete from public.blog_post_pending_versions v where v.post_id = $1;
  return 'applied';
end;
$$;

create table public.post_pictures (
  -- The first 32 hexadecimal digits of the SHA-256 of the largest file.
  hash text primary key check (hash ~ '^[0-9a-f]{32}$'),
  -- The largest file's name in the folder <hash>/ of the bucket: 2400x1800-c8a07b.webp.
  file text not null check (file ~ '^[1-9][0-9]{0,4}x[1-9][0-9]{0,4}-[0-9a-f]{6}\.(webp|jpg|png|gif)$'),
  name text not null check (char_length(name) <= 200),
  width integer not null check (width between 1 and 20000),
  height integer not null check (height between 1 and 20000),
  -- Of all its files.
  bytes integer not null check (bytes > 0),
  alt text not null default '' check (char_length(alt) <= 500),
  is_decorative boolean not null default false,
  credit text not null default '' check (char_length(credit) <= 200),
  created_at timestamptz not null default now(),
  -- Since when no post and no pending version has shown it; null: one does, or nobody has looked yet.
  unused_since timestamptz
);

comment on table public.post_pictures is 'What is known of each picture that was uploaded for the posts.';

alter table public.post_pictures enable row level security;
revoke all on public.post_pictures from anon, authenticated;
grant select, insert, update, delete on public.post_pictures to authenticated;
grant all on public.post_pictures to service_role;

create policy "Admins read pictures"
  on public.post_pictures for select
  to authenticated
  using ((select private.is_admin()));

create policy "Admins add pictures"
  on public.post_pictures for insert
  to authenticated
  with check ((select private.is_admin()));

create policy "Admins describe pictures"
  on public.post_pictures for update
  to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Admins delete pictures"
  on public.post_pictures for delete
  to authenticated
  using ((select private.is_admin()));
