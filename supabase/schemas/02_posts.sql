-- Categories and posts. Their triggers are in 16_post_triggers.sql, in firing order.

create table public.blog_categories (
  id uuid primary key default gen_random_uuid(),
  name text not null unique,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 100),
  position integer not null default 0
);

comment on table public.blog_categories is 'Categories of posts. Each category has a button above the list.';
comment on column public.blog_categories.position is
  'The display order; categories with the same position are sorted by name. Until an owner orders them, all have the same position.';

alter table public.blog_categories enable row level security;
revoke all on public.blog_categories from anon, authenticated, service_role;
grant select on public.blog_categories to anon, authenticated;
grant insert, update, delete on public.blog_categories to authenticated;
grant all on public.blog_categories to service_role;

create policy "Everybody reads categories"
  on public.blog_categories for select
  to anon, authenticated
  using (true);

create policy "Admins add categories"
  on public.blog_categories for insert
  to authenticated
  with check ((select private.is_admin()));

create policy "Admins change categories"
  on public.blog_categories for update
  to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Admins delete categories"
  on public.blog_categories for delete
  to authenticated
  using ((select private.is_admin()));

create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  title text not null check (btrim(title) <> ''),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  excerpt text not null default '',
  content text not null default '',
  status text not null default 'draft' check (status in ('draft', 'scheduled', 'published', 'archived')),
  category_id uuid references public.blog_categories (id) on delete restrict,
  author text not null default 'Nell Charlton',
  published_at timestamptz,
  read_time_minutes integer not null default 1 check (read_time_minutes > 0),
  featured_image_url text,
  featured_image_alt text check (char_length(featured_image_alt) <= 500),
  tags text[] not null default '{}',
  seo_title text,
  seo_meta_description text,
  first_public_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint published_posts_have_a_date check (status not in ('published', 'scheduled') or published_at is not null),
  constraint post_slugs_are_short check (char_length(slug) <= 100),
  constraint posts_have_no_empty_tag check (array_position(tags, null) is null and array_position(tags, '') is null),
  constraint post_tags_are_a_short_list check (
    coalesce(array_ndims(tags), 1) = 1 and cardinality(tags) <= 50 and char_length(array_to_string(tags, '')) <= 5000
  ),
  -- A date outside the calendar's range would break the list of posts for every visitor.
  constraint posts_are_dated_in_this_century check (
    published_at between timestamptz '2000-01-01 00:00+00' and timestamptz '2100-01-01 00:00+00'
    and created_at between timestamptz '2000-01-01 00:00+00' and timestamptz '2100-01-01 00:00+00'
  )
);

comment on table public.blog_posts is 'Posts in every status. Visitors read every column of published posts.';
comment on column public.blog_posts.featured_image_alt is
  'The text alternative of the featured image; null if there is none.';
comment on column public.blog_posts.seo_title is
  'The title for search results and browser tabs; null: the post''s title.';
comment on column public.blog_posts.first_public_at is
  'When the post first became public; null: never. Only the database writes it.';
comment on column public.blog_posts.updated_at is 'The version of the row; see private.touch_updated_at.';

create index blog_posts_published on public.blog_posts (published_at desc, id) where status = 'published';
create index blog_posts_published_in_category on public.blog_posts (category_id, published_at desc, id) where status = 'published';
create index blog_posts_recent on public.blog_posts (created_at desc, id);
create index blog_posts_category on public.blog_posts (category_id);
create index blog_posts_scheduled on public.blog_posts (published_at) where status = 'scheduled';

alter table public.blog_posts enable row level security;
revoke all on public.blog_posts from anon, authenticated, service_role;
grant select on public.blog_posts to anon, authenticated;
grant insert, update, delete on public.blog_posts to authenticated;
grant all on public.blog_posts to service_role;

create policy "Visitors read published posts"
  on public.blog_posts for select
  to anon
  using (status = 'published');

create policy "Signed-in people read published posts, admins every post"
  on public.blog_posts for select
  to authenticated
  using (status = 'published' or (select private.is_admin()));

create policy "Admins add posts"
  on public.blog_posts for insert
  to authenticated
  with check ((select private.is_admin()));

create policy "Admins change posts"
  on public.blog_posts for update
  to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Admins delete posts"
  on public.blog_posts for delete
  to authenticated
  using ((select private.is_admin()));

create function private.keep_first_public_at() returns trigger
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

comment on function private.keep_first_public_at is
  'Trigger: records when a post first became public and ignores what the client sent. A post restored from the trash gets its earlier time back.';

create function private.accept_first_public_at() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.first_public_at := least(new.first_public_at, now());
  return new;
end;
$$;

comment on function private.accept_first_public_at is
  'Trigger: accepts the time at which an imported post first became public, so that its address counts as known. A future time becomes now.';

create function private.compose_text() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.title := normalize(new.title, NFC);
  new.excerpt := normalize(new.excerpt, NFC);
  new.content := normalize(new.content, NFC);
  -- As one text, so that invalid tags are still refused.
  new.tags := normalize(new.tags::text, NFC)::text[];
  return new;
end;
$$;

comment on function private.compose_text is
  'Trigger: composes letters, so that a search finds text from a PDF or a Mac''s file names, where they are decomposed.';

create function private.name_posts_of_category() returns trigger
  language plpgsql
  security invoker
  set search_path = ''
as $$
declare
  titles text[];
  posts integer;
begin
  select array_agg(format('"%s"', p.title) order by p.title), count(*) into titles, posts
  from public.blog_posts p
  left join public.blog_post_pending_versions v on v.post_id = p.id
  where p.category_id = old.id or v.fields ->> 'category_id' = old.id::text;

  if posts > 0 then
    raise foreign_key_violation using message = format(
      'The category "%s" has %s: %s%s. Give %s another category first.',
      old.name,
      case when posts = 1 then '1 post' else posts || ' posts' end,
      array_to_string(titles[1:5], ', '),
      case when posts > 5 then format(' and %s more', posts - 5) else '' end,
      case when posts = 1 then 'it' else 'them' end
    );
  end if;
  return old;
end;
$$;

comment on function private.name_posts_of_category is
  'Trigger: rejects the deletion of a category that posts use, and lists the posts. Pending versions count too, because they would later refer to a deleted category.';

create view public.blog_post_counts with (security_invoker = true) as
  select status, count(*)::integer as posts from public.blog_posts group by status;

comment on view public.blog_post_counts is
  'The number of posts in each status. Security invoker, like all views here.';

create view public.blog_post_tags with (security_invoker = true) as
  select tag, count(*)::integer as posts from public.blog_posts cross join unnest(tags) as tag group by tag;

comment on view public.blog_post_tags is
  'Every tag and the number of posts that have it.';

create view public.blog_post_authors with (security_invoker = true) as
  select author, count(*)::integer as posts from public.blog_posts group by author;

comment on view public.blog_post_authors is
  'Every author and the number of their posts.';

revoke all on public.blog_post_counts, public.blog_post_tags, public.blog_post_authors
  from anon, authenticated, service_role;
grant select on public.blog_post_counts, public.blog_post_tags, public.blog_post_authors to authenticated, service_role;

revoke execute on function private.keep_first_public_at(), private.accept_first_public_at(),
  private.compose_text(), private.name_posts_of_category() from public, anon, authenticated, service_role;
