create table public.blog_categories (
  id uuid primary key default gen_random_uuid(),
  name text not null unique,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);

create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  title text not null check (btrim(title) <> ''),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  excerpt text not null default '',
  content text not null default '',
  status text not null default 'draft' check (status in ('draft', 'scheduled', 'published', 'archived')),
  category_id uuid references public.blog_categories (id) on delete restrict,
  author text not null default 'The Brightwren Studio',
  published_at timestamptz,
  read_time_minutes integer not null default 1 check (read_time_minutes > 0),
  featured_image_url text,
  tags text[] not null default '{}',
  seo_meta_description text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint published_posts_have_a_date check (status not in ('published', 'scheduled') or published_at is not null)
);

-- The public list: published, newest first, optionally one category.
create index blog_posts_published on public.blog_posts (published_at desc, id) where status = 'published';
create index blog_posts_published_in_category on public.blog_posts (category_id, published_at desc, id) where status = 'published';
-- The admin's recent posts.
create index blog_posts_recent on public.blog_posts (created_at desc, id);
create index blog_posts_category on public.blog_posts (category_id);

create trigger blog_posts_touch_updated_at
  before update on public.blog_posts
  for each row execute function private.touch_updated_at();

alter table public.blog_categories enable row level security;
alter table public.blog_posts enable row level security;

grant select on public.blog_categories, public.blog_posts to anon, authenticated;
grant insert, update, delete on public.blog_categories, public.blog_posts to authenticated;
grant all on public.blog_categories, public.blog_posts to service_role;

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

create policy "Visitors read published posts"
  on public.blog_posts for select
  to anon
  using (status = 'published');

create policy "Signed-in people read published posts and admins read every post"
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
