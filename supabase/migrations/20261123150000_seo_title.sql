-- A title of its own for search results and browser tabs, for posts whose title is long there.
alter table public.blog_posts add column seo_title text;

comment on column public.blog_posts.seo_title is
  'What search results and browser tabs show in place of the title; null: the title.';

alter table public.blog_post_pending_versions
  drop constraint blog_post_pending_versions_fields_check,
  add constraint blog_post_pending_versions_fields_check check (
    jsonb_typeof(fields) = 'object'
    and fields - array[
      'title', 'slug', 'excerpt', 'content', 'category_id', 'author', 'published_at', 'read_time_minutes',
      'featured_image_url', 'featured_image_alt', 'tags', 'seo_title', 'seo_meta_description'
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
      seo_title = post.seo_title,
      seo_meta_description = post.seo_meta_description
  where p.id = $1;
  delete from public.blog_post_pending_versions v where v.post_id = $1;
  return 'applied';
end;
$$;
