create table public.blog_redirects (
  kind text not null check (kind in ('post', 'category')),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 100),
  -- The row, not its slug, so that redirects never chain. No foreign key: a deleted post may be restored.
  post_id uuid,
  category_id uuid references public.blog_categories (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (kind, slug),
  constraint a_redirect_leads_to_one_of_its_kind check (
    (kind = 'post') = (post_id is not null) and (kind = 'category') = (category_id is not null)
  )
);

comment on table public.blog_redirects is 'Former public addresses, each with its post or category.';

create index blog_redirects_post on public.blog_redirects (post_id) where post_id is not null;
create index blog_redirects_category on public.blog_redirects (category_id) where category_id is not null;

alter table public.blog_redirects enable row level security;
revoke all on public.blog_redirects from anon, authenticated, service_role;
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

create view public.blog_redirect_targets with (security_invoker = true) as
  select r.kind, r.slug, p.slug as target, r.created_at
  from public.blog_redirects r join public.blog_posts p on p.id = r.post_id
  where p.status = 'published' and p.slug <> r.slug
  union all
  select r.kind, r.slug, c.slug, r.created_at
  from public.blog_redirects r join public.blog_categories c on c.id = r.category_id
  where c.slug <> r.slug;

comment on view public.blog_redirect_targets is
  'The current target of each redirect. Omits redirects to unpublished posts and redirects that lead to themselves.';

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

comment on function private.keep_old_post_address is
  'Trigger: adds a redirect from a public post''s former address, and deletes the redirect whose address a post now has. A draft may have a redirect''s address; the redirect works until the draft is published.';

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

comment on function private.keep_old_category_address is
  'Trigger: adds a redirect from a category''s former address, and deletes the redirect whose address a category now has.';

revoke all on public.blog_redirect_targets from anon, authenticated, service_role;
grant select on public.blog_redirect_targets to anon, authenticated, service_role;

revoke execute on function private.keep_old_post_address(), private.keep_old_category_address()
  from public, anon, authenticated, service_role;
