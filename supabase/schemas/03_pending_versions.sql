-- An edit of a published post that visitors do not see yet.

create function private.text_of_post(post public.blog_posts) returns jsonb
  language sql stable
  set search_path = ''
as $$
  select to_jsonb(post) - array['id', 'status', 'first_public_at', 'created_at', 'updated_at'];
$$;

comment on function private.text_of_post is
  'The columns of a post that make its text, by name: all but those that the database itself writes, and the status.';

create function private.is_text_of_post(fields jsonb) returns boolean
  language sql stable
  set search_path = ''
as $$
  select jsonb_typeof(fields) = 'object' and not exists (
    select from jsonb_each(case jsonb_typeof(fields) when 'object' then fields end) given
    where not private.text_of_post(jsonb_populate_record(null::public.blog_posts, '{}')) ? given.key
  );
$$;

comment on function private.is_text_of_post is
  'Whether a JSON value is an object that names nothing but columns of a post''s text; all of them or some.';

create table public.blog_post_pending_versions (
  post_id uuid primary key references public.blog_posts (id) on delete cascade,
  fields jsonb not null check (private.is_text_of_post(fields)),
  base_updated_at timestamptz not null,
  saved_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.blog_post_pending_versions is
  'Texts of published posts that wait to be published; at most one for each post.';
comment on column public.blog_post_pending_versions.base_updated_at is
  'The updated_at of the post that this version started from.';

-- Whoever is deleted leaves their pending versions, which are found by this.
create index blog_post_pending_versions_saved_by on public.blog_post_pending_versions (saved_by);

create trigger blog_post_pending_versions_touch_updated_at
  before insert or update on public.blog_post_pending_versions
  for each row execute function private.touch_updated_at();

alter table public.blog_post_pending_versions enable row level security;
revoke all on public.blog_post_pending_versions from anon, authenticated, service_role;
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

create function public.apply_pending_version(post_id uuid, expected_updated_at timestamptz) returns text
  language plpgsql
  security invoker
  set search_path = ''
as $$
declare
  post public.blog_posts;
  pending public.blog_post_pending_versions;
  columns text;
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

  select string_agg(quote_ident(name), ', ') into columns from jsonb_object_keys(private.text_of_post(post)) name;
  execute format(
    'update public.blog_posts p set (%1$s) = (select %1$s from jsonb_populate_record($1, $2)) where p.id = $3', columns
  ) using post, pending.fields, $1;
  delete from public.blog_post_pending_versions v where v.post_id = $1;
  return 'applied';
end;
$$;

comment on function public.apply_pending_version is
  'Puts a pending version in the place of the published text, whole or not at all. Returns ''applied'', ''missing'' (there is none), ''version_changed'' (somebody saved it after expected_updated_at) or ''post_changed'' (somebody saved the post itself after this version was begun).';

revoke execute on function private.text_of_post(public.blog_posts), private.is_text_of_post(jsonb),
  public.apply_pending_version(uuid, timestamptz) from public, anon, authenticated, service_role;
grant execute on function private.text_of_post(public.blog_posts), private.is_text_of_post(jsonb)
  to authenticated, service_role;
grant execute on function public.apply_pending_version(uuid, timestamptz) to authenticated;
