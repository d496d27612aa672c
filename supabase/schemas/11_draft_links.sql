-- Private links to unpublished posts. A link ends when it expires, is revoked, or its creator stops being an owner.

create table public.draft_links (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  created_by uuid default auth.uid() references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

comment on table public.draft_links is
  'Private links to posts. Only the hash of each token is stored, so that reading the table does not give access.';

comment on column public.draft_links.token_hash is 'SHA-256 of the token, in hexadecimal digits.';

create index draft_links_post_id on public.draft_links (post_id);
create index draft_links_created_by on public.draft_links (created_by);

alter table public.draft_links enable row level security;
revoke all on public.draft_links from anon, authenticated, service_role;
grant select, insert, delete on public.draft_links to authenticated;
grant all on public.draft_links to service_role;

create policy "Admins read draft links"
  on public.draft_links for select
  to authenticated
  using ((select private.is_admin()));

create policy "Admins make draft links in their own name, for a month at most"
  on public.draft_links for insert
  to authenticated
  with check (
    (select private.is_admin())
    and created_by = (select auth.uid())
    and expires_at <= now() + interval '31 days'
  );

create policy "Admins withdraw draft links"
  on public.draft_links for delete
  to authenticated
  using ((select private.is_admin()));

create function private.forget_expired_draft_links() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  delete from public.draft_links where expires_at <= now();
  return null;
end;
$$;

comment on function private.forget_expired_draft_links is
  'Trigger: deletes expired links when a new one is created.';

create function private.require_owner_of_draft_link() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform from public.user_roles as given
  where given.user_id = new.created_by and given.role = 'admin'
  for key share;
  if not found then
    raise insufficient_privilege using message = 'Only an owner may do this.';
  end if;
  return null;
end;
$$;

comment on function private.require_owner_of_draft_link is
  'Trigger: rejects a link if its creator''s role is being revoked in a concurrent transaction. It waits for that transaction and checks again; the policy alone would use the snapshot of the insert.';

create function private.withdraw_links_of_former_owners() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  delete from public.draft_links as link
  where link.created_by is not null and not exists (
    select from public.user_roles as given where given.user_id = link.created_by and given.role = 'admin'
  );
  return null;
end;
$$;

comment on function private.withdraw_links_of_former_owners is
  'Trigger: deletes the links of users who are no longer owners. Statement-level, so that it fires for deletes, updates, truncates and cascades from auth.users. Links created with the secret key have no creator and stay.';

create trigger draft_links_forget_expired
  after insert on public.draft_links
  for each statement execute function private.forget_expired_draft_links();

create trigger draft_links_require_owner
  after insert on public.draft_links
  for each row when (new.created_by is not null)
  execute function private.require_owner_of_draft_link();

create trigger user_roles_withdraw_links
  after delete or update or truncate on public.user_roles
  for each statement execute function private.withdraw_links_of_former_owners();

create function public.read_shared_draft(token text)
  returns table (fields jsonb, category_name text, category_slug text, expires_at timestamptz)
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select private.text_of_post(shown), c.name, c.slug, l.expires_at
  from public.draft_links l
  join public.blog_posts p on p.id = l.post_id
  left join public.blog_post_pending_versions v on v.post_id = p.id
  cross join lateral jsonb_populate_record(p, coalesce(v.fields, '{}'::jsonb)) shown
  left join public.blog_categories c on c.id = shown.category_id
  where l.token_hash = encode(sha256(convert_to($1, 'UTF8')), 'hex') and l.expires_at > now();
$$;

comment on function public.read_shared_draft is
  'The text of the post that a link''s token opens: its pending version if there is one. No row for an unknown, expired or revoked token. Security definer, because visitors may not read links or unpublished posts.';

revoke execute on function private.forget_expired_draft_links(), private.require_owner_of_draft_link(),
  private.withdraw_links_of_former_owners(), public.read_shared_draft(text)
  from public, anon, authenticated, service_role;
grant execute on function public.read_shared_draft(text) to anon, authenticated;
