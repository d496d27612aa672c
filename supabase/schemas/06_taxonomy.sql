create view public.blog_category_counts with (security_invoker = true) as
  select category_id, count(*)::integer as posts
  from (
    select p.id, p.category_id from public.blog_posts p where p.category_id is not null
    union
    select v.post_id, (v.fields ->> 'category_id')::uuid from public.blog_post_pending_versions v
    where v.fields ->> 'category_id' is not null
  ) used
  group by category_id;

comment on view public.blog_category_counts is
  'The number of posts, including pending versions, that use each category and thus prevent its deletion.';

create function public.order_categories(categories uuid[]) returns void
  language plpgsql
  security invoker
  set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Only admins order categories.';
  end if;
  update public.blog_categories c
  set position = asked.place
  from unnest($1) with ordinality as asked (id, place)
  where c.id = asked.id and c.position <> asked.place;
end;
$$;

comment on function public.order_categories is
  'Puts the categories into this order. Categories that are not listed keep their positions.';

create function public.merge_categories(category uuid, target uuid) returns integer
  language plpgsql
  security invoker
  set search_path = ''
as $$
declare
  merged public.blog_categories;
  changed integer;
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Only admins merge categories.';
  end if;
  perform from public.blog_categories c where c.id in ($1, $2) order by c.id for update;
  select c.* into merged from public.blog_categories c
  where c.id = $1 and exists (select from public.blog_categories t where t.id = $2 and t.id <> c.id);
  if merged.id is null then
    return null;
  end if;
  select coalesce(sum(u.posts), 0) into changed from public.blog_category_counts u where u.category_id = $1;

  with before as (
    select p.id, p.updated_at from public.blog_posts p where p.category_id = $1 order by p.id for update
  ), moved as (
    update public.blog_posts p set category_id = $2 from before b where p.id = b.id
    returning p.id, b.updated_at as was, p.updated_at as is_now
  )
  update public.blog_post_pending_versions v
  set base_updated_at = m.is_now, saved_by = auth.uid()
  from moved m where v.post_id = m.id and v.base_updated_at = m.was;
  update public.blog_post_pending_versions v
  set fields = v.fields || jsonb_build_object('category_id', $2), saved_by = auth.uid()
  where v.fields ->> 'category_id' = $1::text;

  update public.blog_redirects r set category_id = $2 where r.category_id = $1;
  delete from public.blog_categories c where c.id = $1;
  insert into public.blog_redirects (kind, slug, category_id) values ('category', merged.slug, $2);
  return changed;
end;
$$;

comment on function public.merge_categories is
  'Moves every post and pending version of one category to another, redirects its address, and deletes it. Returns the number of posts moved; null if either category does not exist. A pending version based on the post before this change is now based on the post after it: both have the same change.';

create function private.replace_in_tags(tags text[], tag text, replacement text) returns text[]
  language sql
  immutable
  set search_path = ''
as $$
  select coalesce(array_agg(kept.name order by kept.place), '{}')
  from (
    select case when t.name = $2 then $3 else t.name end as name, min(t.place) as place
    from unnest($1) with ordinality as t (name, place)
    group by 1
  ) kept
  where kept.name is not null;
$$;

comment on function private.replace_in_tags is
  'The tags with one tag replaced, or removed if the replacement is null; without duplicates.';

create function public.replace_tag(tag text, replacement text default null) returns integer
  language plpgsql
  security invoker
  set search_path = ''
as $$
declare
  changed integer;
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Only admins change tags.';
  end if;
  select count(*) into changed from public.blog_posts p
  where $1 = any (p.tags) or exists (
    select from public.blog_post_pending_versions v where v.post_id = p.id and v.fields -> 'tags' ? $1
  );

  with before as (
    select p.id, p.updated_at from public.blog_posts p where $1 = any (p.tags) order by p.id for update
  ), retagged as (
    update public.blog_posts p set tags = private.replace_in_tags(p.tags, $1, $2) from before b where p.id = b.id
    returning p.id, b.updated_at as was, p.updated_at as is_now
  )
  update public.blog_post_pending_versions v
  set base_updated_at = r.is_now, saved_by = auth.uid()
  from retagged r where v.post_id = r.id and v.base_updated_at = r.was;
  update public.blog_post_pending_versions v
  set fields = v.fields || jsonb_build_object(
        'tags', private.replace_in_tags(array(select jsonb_array_elements_text(v.fields -> 'tags')), $1, $2)
      ),
      saved_by = auth.uid()
  where v.fields -> 'tags' ? $1;
  return changed;
end;
$$;

comment on function public.replace_tag is
  'Renames a tag in every post and pending version, or merges it into an existing tag. Without a replacement, removes it. Returns the number of posts that had it. Pending versions are based on the changed posts, as in merge_categories.';

revoke all on public.blog_category_counts from anon, authenticated, service_role;
grant select on public.blog_category_counts to authenticated, service_role;

revoke execute on function private.replace_in_tags(text[], text, text), public.order_categories(uuid[]),
  public.merge_categories(uuid, uuid), public.replace_tag(text, text) from public, anon, authenticated, service_role;
grant execute on function private.replace_in_tags(text[], text, text), public.order_categories(uuid[]),
  public.merge_categories(uuid, uuid), public.replace_tag(text, text) to authenticated;
