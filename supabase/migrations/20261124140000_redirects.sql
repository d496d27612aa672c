-- The addresses that posts and categories had before, the order of the categories, and what is done to categories and
-- tags in every post at once.

create table public.blog_redirects (
  kind text not null check (kind in ('post', 'category')),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 100),
  -- To the row, not to a slug: so there are no chains. No foreign key: a deleted post may come back.
  post_id uuid,
  category_id uuid references public.blog_categories (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (kind, slug),
  constraint a_redirect_leads_to_one_of_its_kind check (
    (kind = 'post') = (post_id is not null) and (kind = 'category') = (category_id is not null)
  )
);

comment on table public.blog_redirects is 'Addresses that were public once, and which post or category they lead to.';

create index blog_redirects_post on public.blog_redirects (post_id) where post_id is not null;
create index blog_redirects_category on public.blog_redirects (category_id) where category_id is not null;

alter table public.blog_redirects enable row level security;
revoke all on public.blog_redirects from anon, authenticated;
grant select on public.blog_redirects to anon, authenticated;
grant insert, update, delete on public.blog_redirects to authenticated;
grant all on public.blog_redirects to service_role;

create policy "Visitors read redirects to what is public"
  on public.blog_redirects for select
  to anon
  using (
    kind = 'category'
    or exists (select from public.blog_posts p where p.id = post_id and p.status = 'published')
  );

create policy "Signed-in people read those as well, admins every redirect"
  on public.blog_redirects for select
  to authenticated
  using (
    kind = 'category'
    or exists (select from public.blog_posts p where p.id = post_id and p.status = 'published')
    or (select private.is_admin())
  );

create policy "Admins add redirects"
  on public.blog_redirects for insert
  to authenticated
  with check ((select private.is_admin()));

create policy "Admins change redirects"
  on public.blog_redirects for update
  to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Admins delete redirects"
  on public.blog_redirects for delete
  to authenticated
  using ((select private.is_admin()));

-- Where each leads now. One to nothing public, or to itself, is none.
create view public.blog_redirect_targets with (security_invoker = true) as
  select r.kind, r.slug, p.slug as target, r.created_at
  from public.blog_redirects r join public.blog_posts p on p.id = r.post_id
  where p.status = 'published' and p.slug <> r.slug
  union all
  select r.kind, r.slug, c.slug, r.created_at
  from public.blog_redirects r join public.blog_categories c on c.id = r.category_id
  where c.slug <> r.slug;

revoke all on public.blog_redirect_targets from anon, authenticated;
grant select on public.blog_redirect_targets to anon, authenticated, service_role;

-- A draft may have an old address of another post's: visitors are led on until it is published.
create function private.keep_old_post_address() returns trigger
  language plpgsql
  security invoker
  set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and old.slug <> new.slug and old.first_public_at is not null then
    insert into public.blog_redirects as r (kind, slug, post_id) values ('post', old.slug, new.id)
    on conflict (kind, slug) do update set post_id = excluded.post_id, created_at = now();
  end if;
  if tg_op = 'INSERT' or old.slug <> new.slug or old.status <> new.status then
    delete from public.blog_redirects r
    where r.kind = 'post' and r.slug = new.slug and (r.post_id = new.id or new.status = 'published');
  end if;
  return null;
end;
$$;

create function private.keep_old_category_address() returns trigger
  language plpgsql
  security invoker
  set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and old.slug <> new.slug then
    insert into public.blog_redirects as r (kind, slug, category_id) values ('category', old.slug, new.id)
    on conflict (kind, slug) do update set category_id = excluded.category_id, created_at = now();
  end if;
  delete from public.blog_redirects r where r.kind = 'category' and r.slug = new.slug;
  return null;
end;
$$;

-- What a post's redirects are is public exactly while the post is.
create function private.note_changed_redirect() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  changed public.blog_redirects := coalesce(new, old);
begin
  if changed.kind = 'category'
    or exists (select from public.blog_posts p where p.id = changed.post_id and p.status = 'published')
  then
    perform private.note_public_change();
  end if;
  return null;
end;
$$;

revoke execute on function private.keep_old_post_address() from public, anon, authenticated;
revoke execute on function private.keep_old_category_address() from public, anon, authenticated;
revoke execute on function private.note_changed_redirect() from public, anon, authenticated;

create trigger blog_posts_keep_old_address after insert or update on public.blog_posts
  for each row execute function private.keep_old_post_address();
create trigger blog_categories_keep_old_address after insert or update on public.blog_categories
  for each row execute function private.keep_old_category_address();
-- One that comes or goes with a change of its post or category is noted with that.
create trigger blog_redirects_note after insert or update or delete on public.blog_redirects
  for each row when (pg_trigger_depth() = 0) execute function private.note_changed_redirect();

alter table public.blog_categories add column position integer not null default 0;

comment on column public.blog_categories.position is 'Shown in this order, by name where it is the same: as long as nobody orders them, all of them.';

-- In how many posts each category is used, by themselves or by their pending versions: those that keep it from being
-- deleted. Runs with its reader's rights, as the tags' does.
create view public.blog_category_counts with (security_invoker = true) as
  select category_id, count(*)::integer as posts
  from (
    select p.id, p.category_id from public.blog_posts p where p.category_id is not null
    union
    select v.post_id, (v.fields ->> 'category_id')::uuid from public.blog_post_pending_versions v
    where v.fields ->> 'category_id' is not null
  ) used
  group by category_id;

revoke all on public.blog_category_counts from anon, authenticated;
grant select on public.blog_category_counts to authenticated, service_role;

-- Puts the categories into this order. One that is not named keeps its place among them.
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

-- Gives every post of a category, pending versions included, to another one, to which its address leads from then on, and
-- deletes it; gives how many posts it were. Null: one of the two is not there. A pending version that was begun from the
-- post as it was goes on from the post as it is: both have the same change.
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

-- A post's tags with another one in the place of this, or without it (null); none twice.
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

-- Renames a tag in every post and pending version; where the new one is there already, the two become one. Without a
-- replacement the tag is taken out. Gives in how many posts it was. Pending versions go on as in merge_categories.
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

revoke execute on function public.order_categories(uuid[]) from public, anon;
revoke execute on function public.merge_categories(uuid, uuid) from public, anon;
revoke execute on function private.replace_in_tags(text[], text, text) from public, anon;
revoke execute on function public.replace_tag(text, text) from public, anon;
grant execute on function public.order_categories(uuid[]) to authenticated;
grant execute on function public.merge_categories(uuid, uuid) to authenticated;
grant execute on function private.replace_in_tags(text[], text, text) to authenticated;
grant execute on function public.replace_tag(text, text) to authenticated;
