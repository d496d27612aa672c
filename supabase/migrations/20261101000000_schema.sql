-- Written by `npm run schema` from supabase/schemas. Change those, not this.

-- 01_access.sql

-- Roles and sessions. The admin's screens check the role for convenience only; these policies enforce it.

create schema private;

comment on schema private is
  'Not exposed by any API: helpers of policies and triggers, and tables that only functions use.';

grant usage on schema private to anon, authenticated, service_role;

create table public.user_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null check (role in ('admin')),
  granted_at timestamptz not null default now(),
  primary key (user_id, role)
);

comment on table public.user_roles is
  'The owners of the site. `npm run owner` and invitations grant roles.';

alter table public.user_roles enable row level security;
revoke all on public.user_roles from anon, authenticated, service_role;
grant select on public.user_roles to authenticated;
grant all on public.user_roles to service_role;

create function private.is_session_live() returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select claims.session_id is null or exists (
    select from auth.sessions as session
    where session.user_id = (select auth.uid()) and session.id::text = claims.session_id
      and (session.not_after is null or session.not_after > now())
  )
  from (
    select nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id' as session_id
  ) as claims;
$$;

comment on function private.is_session_live is
  'Whether the session of the caller''s token is still active. A token stays valid until it expires, so policies must refuse one whose session was ended, on the account screen or by a new password (https://supabase.com/docs/guides/auth/sessions). A token without a session cannot be ended; Auth does not issue such tokens.';

create function private.is_admin() returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select exists (
    select 1 from public.user_roles
    where user_id = (select auth.uid()) and role = 'admin'
  ) and (select private.is_session_live());
$$;

comment on function private.is_admin is
  'Whether the caller is an owner. Security definer, so that policies can read a table that callers may not read.';

create policy "Signed-in people read their own roles"
  on public.user_roles for select
  to authenticated
  using (user_id = (select auth.uid()) and (select private.is_session_live()));

create function private.touch_updated_at() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.updated_at := greatest(now(), old.updated_at + interval '1 microsecond');
  return new;
end;
$$;

comment on function private.touch_updated_at is
  'Trigger: sets `updated_at`, which identifies a version of its row. A save names the version it started from, so the time never repeats and never goes back: not for two saves within one clock tick, nor after the clock was set back.';

create function public.grant_admin(email text) returns text
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  accounts integer;
  confirmed uuid[];
begin
  select count(*), array_agg(u.id) filter (where u.email_confirmed_at is not null) into accounts, confirmed
  from auth.users u where lower(u.email) = lower(btrim($1));
  if accounts = 0 then
    return 'unknown_user';
  elsif confirmed is null then
    return 'unconfirmed';
  elsif cardinality(confirmed) > 1 then
    return 'several_users';
  end if;
  insert into public.user_roles (user_id, role) values (confirmed[1], 'admin') on conflict do nothing;
  return case when found then 'granted' else 'already_admin' end;
end;
$$;

comment on function public.grant_admin is
  'Makes a user an owner, for `npm run owner`. Returns ''granted'', ''already_admin'', ''unknown_user'', ''unconfirmed'' (the address was never confirmed, so it may belong to someone else) or ''several_users'' (single sign-on can give one address several confirmed accounts; the function chooses none). Security definer, because the service role cannot read Auth''s table in every project.';

revoke execute on function private.is_session_live(), private.is_admin(), private.touch_updated_at(),
  public.grant_admin(text) from public, anon, authenticated, service_role;
grant execute on function private.is_admin() to anon, authenticated, service_role;
grant execute on function private.is_session_live() to authenticated;
grant execute on function public.grant_admin(text) to service_role;

-- 02_posts.sql

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

-- 03_saving.sql

-- The editor's saves: pending versions of published posts, and public.save_post.

create function private.text_of_post(post public.blog_posts) returns jsonb
  language sql stable
  set search_path = ''
as $$
  select to_jsonb(post) - array['id', 'status', 'first_public_at', 'created_at', 'updated_at'];
$$;

comment on function private.text_of_post is
  'The columns that make up a post''s text, by name: all except the status and those that only the database writes.';

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
  'Whether a JSON value is an object whose keys are all columns of a post''s text. Columns may be missing.';

create table public.blog_post_pending_versions (
  post_id uuid primary key references public.blog_posts (id) on delete cascade,
  fields jsonb not null check (private.is_text_of_post(fields)),
  base_updated_at timestamptz not null,
  saved_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.blog_post_pending_versions is
  'Unpublished changes of published posts; at most one version for each post.';
comment on column public.blog_post_pending_versions.base_updated_at is
  'The updated_at of the post that this version is based on.';

-- For the foreign key check when a user is deleted.
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

create table public.blog_post_saves (
  revision uuid,
  post_id uuid,
  post_version timestamptz,
  pending_version timestamptz,
  published_from timestamptz,
  saved_by uuid default auth.uid() references auth.users (id) on delete set null,
  saved_by_email text default nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email',
  saved_at timestamptz not null default now(),
  primary key (post_id, revision)
);

comment on table public.blog_post_saves is
  'One row for each save, for 60 days. A client that received no response retries with the same revision to learn the outcome.';
comment on column public.blog_post_saves.post_version is
  'The updated_at that the save gave the post; null: the save did not change the post.';
comment on column public.blog_post_saves.pending_version is
  'The updated_at that the save gave the pending version; null: the save left no pending version.';
comment on column public.blog_post_saves.published_from is
  'Set when the timer published the post: the updated_at before that, for the same text.';

create index blog_post_saves_of_post on public.blog_post_saves (post_id, post_version);
create index blog_post_saves_saved_by on public.blog_post_saves (saved_by);

alter table public.blog_post_saves enable row level security;
revoke all on public.blog_post_saves from anon, authenticated, service_role;
grant select, insert, update on public.blog_post_saves to authenticated;
grant select, insert on public.blog_post_saves to service_role;

create policy "Admins read saves"
  on public.blog_post_saves for select
  to authenticated
  using ((select private.is_admin()));

create policy "Admins note saves in their own name"
  on public.blog_post_saves for insert
  to authenticated
  with check ((select private.is_admin()) and saved_by = (select auth.uid()));

create policy "Admins note again what they save again"
  on public.blog_post_saves for update
  to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()) and saved_by = (select auth.uid()));

create function private.save_answer(
  outcome text,
  post public.blog_posts,
  pending public.blog_post_pending_versions
) returns jsonb
  language sql immutable
  set search_path = ''
as $$
  select jsonb_build_object(
    'outcome', outcome,
    'post', case when post.id is not null then to_jsonb(post) end,
    'pending', case when pending.post_id is not null then to_jsonb(pending) end
  );
$$;

comment on function private.save_answer is 'A result of public.save_post, with the current rows.';

create function private.conflict_of(
  source text,
  post public.blog_posts,
  pending public.blog_post_pending_versions,
  is_post_known boolean
) returns jsonb
  language sql stable
  set search_path = ''
as $$
  select private.save_answer('conflict', post, pending) || jsonb_build_object(
    'source', source,
    'is_post_known', is_post_known,
    'saved_at', case source when 'post' then post.updated_at when 'pending' then pending.updated_at end,
    'saved_by', (
      select s.saved_by_email from public.blog_post_saves s
      where s.post_id = post.id and case source
        when 'post' then s.post_version = post.updated_at
        when 'pending' then s.pending_version = pending.updated_at
      end
      order by s.saved_at desc limit 1
    )
  );
$$;

comment on function private.conflict_of is
  'The result of public.save_post for a client that does not know the stored version: the post and the pending version, which of the two conflicts, and who saved it when.';

create function public.save_post(
  command text,
  revision uuid,
  post_id uuid,
  base timestamptz,
  pending_base timestamptz,
  fields jsonb,
  changes_address boolean default false,
  unanswered uuid[] default '{}'
) returns jsonb
  language plpgsql
  security invoker
  set search_path = ''
as $$
declare
  post public.blog_posts;
  pending public.blog_post_pending_versions;
  wanted public.blog_posts;
  own constant uuid[] := unanswered || revision;
  before_timer timestamptz;
  is_post_known boolean;
  is_pending_known boolean;
  is_made boolean := false;
  changes jsonb := fields;
  columns text;
  broken text;
begin
  if not private.is_admin() then
    return jsonb_build_object('outcome', 'not_allowed');
  end if;
  if array_position('{save,background,pending,publish,unpublish,archive,restore,discard,verify}', command) is null then
    raise invalid_parameter_value using message = 'save_post does not know this command.';
  end if;
  if fields is not null and not private.is_text_of_post(fields) then
    raise check_violation using message = 'Only columns of a post''s text can be saved.';
  end if;

  -- Serialises attempts at one post, even before its row exists. Row locks follow, the post first.
  perform pg_advisory_xact_lock(hashtextextended(save_post.post_id::text, 0));
  select p.* into post from public.blog_posts p where p.id = save_post.post_id for update;
  select v.* into pending from public.blog_post_pending_versions v where v.post_id = save_post.post_id for update;

  -- A client knows the versions that its text is based on, and those that it stored itself.
  select s.published_from into before_timer from public.blog_post_saves s
  where s.post_id = post.id and s.post_version = post.updated_at and s.published_from is not null;
  is_post_known := coalesce(base in (post.updated_at, before_timer), false) or exists (
    select from public.blog_post_saves s
    where s.post_id = post.id and s.revision = any (own) and s.post_version in (post.updated_at, before_timer)
  );
  is_pending_known := pending.post_id is null or coalesce(pending.updated_at = pending_base, false) or exists (
    select from public.blog_post_saves s
    where s.post_id = post.id and s.revision = any (own) and s.pending_version = pending.updated_at
  );

  if post.id is null and (
    base is not null or command = 'discard'
    or exists (select from public.blog_post_saves s where s.post_id = save_post.post_id and s.revision = any (own))
  ) then
    return private.conflict_of('deleted', null, null, false);
  end if;

  -- A retry: the stored row is what this attempt wrote, unless a later save has changed it.
  if exists (
    select from public.blog_post_saves s
    where s.post_id = save_post.post_id and s.revision = save_post.revision and case
      when s.pending_version is not null then s.pending_version = pending.updated_at
      when s.post_version is not null then s.post_version in (post.updated_at, before_timer)
      else true
    end
  ) then
    if not is_pending_known or command not in ('save', 'background', 'pending') then
      pending := null;
    end if;
    return private.save_answer('already_stored', post, pending);
  end if;

  if command = 'verify' then
    if post.id is not null and not is_post_known then
      return private.conflict_of('post', post, case when is_pending_known then pending end, false);
    elsif not is_pending_known then
      return private.conflict_of('pending', post, pending, true);
    end if;
    return private.save_answer('unchanged', post, pending);
  end if;

  -- A public address changes only on the owner's request; background saves never change it.
  if post.first_public_at is not null and not changes_address then
    if command <> 'background' and is_post_known and changes ->> 'slug' <> post.slug then
      return jsonb_build_object('outcome', 'address_locked');
    end if;
    changes := changes - 'slug';
  end if;

  if command = 'discard' then
    if not is_pending_known then
      return private.conflict_of('pending', post, pending, is_post_known);
    end if;
    delete from public.blog_post_pending_versions v where v.post_id = post.id;
    pending := null;
  elsif post.status = 'published' and command in ('save', 'background', 'pending')
    and (is_post_known or (command = 'pending' and base is not null))
  then
    -- Saves of a published post go into its pending version; they never publish.
    if not is_pending_known then
      return private.conflict_of('pending', post, pending, is_post_known);
    elsif pending.post_id is null and pending_base is not null and not is_post_known then
      return private.conflict_of('post', post, null, false);
    end if;
    wanted := jsonb_populate_record(post, changes);
    if pending.post_id is not null or wanted is distinct from post then
      insert into public.blog_post_pending_versions as v (post_id, fields, base_updated_at)
      values (post.id, changes, case when is_post_known then post.updated_at else base end)
      on conflict on constraint blog_post_pending_versions_pkey do update
      set fields = excluded.fields, base_updated_at = excluded.base_updated_at, saved_by = auth.uid()
      where (v.fields, v.base_updated_at) is distinct from (excluded.fields, excluded.base_updated_at);
      select v.* into pending from public.blog_post_pending_versions v where v.post_id = post.id;
    end if;
  elsif post.id is not null and not is_post_known then
    return private.conflict_of('post', post, case when is_pending_known then pending end, false);
  elsif command = 'publish' and post.status = 'published' and pending_base is not null and not is_pending_known then
    return private.conflict_of('pending', post, pending, true);
  else
    wanted := jsonb_populate_record(post, coalesce(changes, '{}'));
    wanted.id := save_post.post_id;
    if command = 'publish' then
      wanted.published_at := coalesce(wanted.published_at, now());
    end if;
    wanted.status := case
      when command = 'publish' and wanted.published_at > now() then 'scheduled'
      when command = 'publish' then 'published'
      when command = 'archive' then 'archived'
      when command in ('unpublish', 'restore') then 'draft'
      else coalesce(post.status, 'draft')
    end;
    select string_agg(quote_ident(name), ', ') into columns
    from jsonb_object_keys(coalesce(changes, '{}') || '{"id": null, "status": null, "published_at": null}') name;
    begin
      if post.id is null then
        execute format('insert into public.blog_posts (%1$s) select %1$s from (select ($1).*) w returning *', columns)
        into post using wanted;
      elsif wanted is distinct from post then
        execute format('update public.blog_posts p set (%1$s) = (select %1$s from (select ($1).*) w) where p.id = ($1).id returning *', columns)
        into post using wanted;
      end if;
    exception
      when unique_violation then
        get stacked diagnostics broken = constraint_name;
        if broken <> 'blog_posts_slug_key' then
          raise;
        end if;
        return jsonb_build_object('outcome', 'address_taken');
      when foreign_key_violation then
        return jsonb_build_object('outcome', 'category_gone');
    end;
    if is_pending_known then
      delete from public.blog_post_pending_versions v where v.post_id = post.id;
    end if;
    pending := null;
    is_made := true;
  end if;

  insert into public.blog_post_saves as s (revision, post_id, post_version, pending_version)
  values (save_post.revision, post.id, case when is_made then post.updated_at end, pending.updated_at)
  on conflict on constraint blog_post_saves_pkey do update
  set post_version = excluded.post_version, pending_version = excluded.pending_version, saved_at = excluded.saved_at;
  return private.save_answer('stored', post, pending);
end;
$$;

comment on function public.save_post is
  'Runs one command of an editor in one transaction: save, background (an automatic save), pending, publish, unpublish, archive, restore, discard (deletes the pending version), or verify (writes nothing). base and pending_base: updated_at of the post and of the pending version that the text is based on. fields: columns of the text; null: unchanged. revision: idempotency key of this attempt at this post, created by the client and repeated on each retry; unanswered: earlier revisions without a response. Outcomes: stored; already_stored; unchanged (verify only); conflict (see private.conflict_of); address_taken; address_locked; category_gone; not_allowed.';

revoke execute on function private.text_of_post(public.blog_posts), private.is_text_of_post(jsonb),
  private.save_answer(text, public.blog_posts, public.blog_post_pending_versions),
  private.conflict_of(text, public.blog_posts, public.blog_post_pending_versions, boolean),
  public.save_post(text, uuid, uuid, timestamptz, timestamptz, jsonb, boolean, uuid[])
  from public, anon, authenticated, service_role;
grant execute on function private.text_of_post(public.blog_posts), private.is_text_of_post(jsonb)
  to authenticated, service_role;
grant execute on function private.save_answer(text, public.blog_posts, public.blog_post_pending_versions),
  private.conflict_of(text, public.blog_posts, public.blog_post_pending_versions, boolean),
  public.save_post(text, uuid, uuid, timestamptz, timestamptz, jsonb, boolean, uuid[])
  to authenticated;

-- 04_post_history.sql

create table public.blog_post_trash (
  post_id uuid primary key,
  post jsonb not null,
  pending jsonb,
  trashed_at timestamptz not null default now(),
  trashed_by uuid references auth.users (id) on delete set null
);

comment on table public.blog_post_trash is 'Deleted posts, complete, for 30 days.';

create index blog_post_trash_recent on public.blog_post_trash (trashed_at desc, post_id);
create index blog_post_trash_trashed_by on public.blog_post_trash (trashed_by);

alter table public.blog_post_trash enable row level security;
revoke all on public.blog_post_trash from anon, authenticated, service_role;
grant select, delete on public.blog_post_trash to authenticated, service_role;

create policy "Admins read the trash"
  on public.blog_post_trash for select
  to authenticated
  using ((select private.is_admin()));

create policy "Admins delete posts for good"
  on public.blog_post_trash for delete
  to authenticated
  using ((select private.is_admin()));

create function private.trash_post() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  -- Two deleted posts can share an id if the client repeated a create request. Keep both.
  update public.blog_post_trash t set post_id = gen_random_uuid() where t.post_id = old.id;
  insert into public.blog_post_trash (post_id, post, pending, trashed_by)
  values (
    old.id,
    to_jsonb(old),
    (select to_jsonb(v) from public.blog_post_pending_versions v where v.post_id = old.id),
    auth.uid()
  );
  return old;
end;
$$;

comment on function private.trash_post is
  'Trigger: moves every deleted post and its pending version to the trash. Security definer, because no API role may write to the trash.';

create function public.restore_trashed_posts(ids uuid[])
  returns table (trashed_id uuid, post_id uuid, slug text, changed text[])
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  trashed public.blog_post_trash;
  columns text;
  wanted text;
  restored public.blog_posts;
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Only admins restore posts.';
  end if;

  foreach trashed_id in array ids loop
    post_id := null;
    slug := null;
    changed := '{}';
    select t.* into trashed from public.blog_post_trash t where t.post_id = trashed_id for update;
    if not found then
      return next;
      continue;
    end if;

    wanted := trashed.post ->> 'slug';
    trashed.post := trashed.post || jsonb_build_object(
      'status', case when trashed.post ->> 'status' = 'archived' then 'archived' else 'draft' end
    );
    if exists (select from public.blog_posts p where p.id = (trashed.post ->> 'id')::uuid) then
      trashed.post := trashed.post || jsonb_build_object('id', gen_random_uuid());
    end if;
    if trashed.post ->> 'category_id' is not null
      and not exists (select from public.blog_categories c where c.id = (trashed.post ->> 'category_id')::uuid)
    then
      trashed.post := trashed.post || '{"category_id": null}';
      changed := array['category_id'];
    end if;

    -- Columns added since the deletion get their defaults.
    select string_agg(quote_ident(a.attname), ', ') into columns from pg_catalog.pg_attribute a
    where a.attrelid = 'public.blog_posts'::regclass and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = '' and trashed.post ? a.attname;
    for n in 1..1000 loop
      execute format(
        'insert into public.blog_posts (%1$s) select %1$s from jsonb_populate_record(null::public.blog_posts, $1)
         on conflict on constraint blog_posts_slug_key do nothing returning *', columns
      ) into restored using trashed.post;
      exit when restored.id is not null;
      trashed.post := trashed.post || jsonb_build_object(
        'slug', rtrim(left(wanted, 99 - length((n + 1)::text)), '-') || '-' || n + 1
      );
    end loop;
    if restored.id is null then
      raise exception 'No free slug for a restored post';
    end if;
    if restored.slug <> wanted then
      changed := changed || 'slug'::text;
    end if;

    if trashed.pending is not null then
      insert into public.blog_post_pending_versions (post_id, fields, base_updated_at, saved_by, created_at)
      select restored.id, v.fields,
        case when v.base_updated_at = (trashed.post ->> 'updated_at')::timestamptz then restored.updated_at else v.base_updated_at end,
        (select u.id from auth.users u where u.id = v.saved_by), v.created_at
      from jsonb_populate_record(null::public.blog_post_pending_versions, trashed.pending) v;
    end if;

    delete from public.blog_post_trash t where t.post_id = trashed_id;
    post_id := restored.id;
    slug := restored.slug;
    return next;
  end loop;
end;
$$;

comment on function public.restore_trashed_posts is
  'Restores posts from the trash with their pending versions: archived posts as archived, all others as drafts. Returns one row for each id: the restored post, and the columns that had to change because another post has the address or the category is gone; no post_id if the trash has no such post. Security definer, so that saved_by of a pending version stays as it was.';

create table public.blog_post_versions (
  id uuid primary key default gen_random_uuid(),
  -- No foreign key: versions outlive their post while it is in the trash.
  post_id uuid not null,
  fields jsonb not null,
  made_at timestamptz not null default clock_timestamp(),
  made_by uuid references auth.users (id) on delete set null,
  made_by_email text
);

comment on table public.blog_post_versions is 'Every published text, including the current one.';
comment on column public.blog_post_versions.made_by_email is
  'The address at the time; null: no user was signed in, so a timer or a function made the version.';

create index blog_post_versions_of_post on public.blog_post_versions (post_id, made_at desc);
create index blog_post_versions_made_by on public.blog_post_versions (made_by);

alter table public.blog_post_versions enable row level security;
revoke all on public.blog_post_versions from anon, authenticated, service_role;
grant select on public.blog_post_versions to authenticated, service_role;

create policy "Admins read kept versions"
  on public.blog_post_versions for select
  to authenticated
  using ((select private.is_admin()));

create function private.keep_version() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  shown constant jsonb := private.text_of_post(new);
begin
  if shown is distinct from (
    select v.fields from public.blog_post_versions v where v.post_id = new.id order by v.made_at desc limit 1
  ) then
    insert into public.blog_post_versions (post_id, fields, made_by, made_by_email)
    values (new.id, shown, auth.uid(), (select u.email from auth.users u where u.id = auth.uid()));
  end if;
  return null;
end;
$$;

comment on function private.keep_version is
  'Trigger: stores the text of a published post as a version if it differs from the last one. Security definer, because no API role may write versions.';

create function private.forget_versions() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  delete from public.blog_post_versions v
  where v.post_id = old.post_id and not exists (select from public.blog_posts p where p.id = old.post_id);
  return null;
end;
$$;

comment on function private.forget_versions is
  'Trigger: deletes the versions of a post that is neither stored nor in the trash.';

create trigger blog_post_trash_forget_versions
  after delete on public.blog_post_trash
  for each row execute function private.forget_versions();

revoke execute on function private.trash_post(), private.keep_version(), private.forget_versions(),
  public.restore_trashed_posts(uuid[]) from public, anon, authenticated, service_role;
grant execute on function public.restore_trashed_posts(uuid[]) to authenticated;

-- 05_redirects.sql

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

-- 06_taxonomy.sql

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

-- 07_pictures.sql

-- Files are in the bucket post-images, under <hash>/. A file's name states its size, so that pages need no query.

create table public.post_pictures (
  -- The first 32 hexadecimal digits of the SHA-256 of the largest file.
  hash text primary key check (hash ~ '^[0-9a-f]{32}$'),
  -- The largest file's name in the folder <hash>/ of the bucket: 2400x1800-c8a07b.webp.
  file text not null check (file ~ '^[1-9][0-9]{0,4}x[1-9][0-9]{0,4}-[0-9a-f]{6}\.(webp|jpg|png|gif)$'),
  name text not null check (char_length(name) <= 200),
  width integer not null check (width between 1 and 20000),
  height integer not null check (height between 1 and 20000),
  bytes integer not null check (bytes > 0),
  alt text not null default '' check (char_length(alt) <= 500),
  is_decorative boolean not null default false,
  credit text not null default '' check (char_length(credit) <= 200),
  created_at timestamptz not null default now(),
  unused_since timestamptz,
  removing_since timestamptz
);

comment on table public.post_pictures is 'The pictures uploaded for posts.';
comment on column public.post_pictures.unused_since is
  'When the picture was first found to be unused in posts and pending versions; null: it is in use, or has not been checked.';
comment on column public.post_pictures.removing_since is
  'When the deletion of its files began; the library then hides the picture. The row is deleted last, so that the next run retries a failed deletion.';

alter table public.post_pictures enable row level security;
revoke all on public.post_pictures from anon, authenticated, service_role;
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

create view public.post_picture_uses with (security_invoker = true) as
  select part as hash, p.id as post_id, p.title, p.status, bool_or(in_post) as in_post,
    bool_or(not in_post) as in_pending_version
  from (
    select t.id, true as in_post, string_to_table(t.content || ' /' || coalesce(t.featured_image_url, ''), '/') as part
    from public.blog_posts t
    union all
    select v.post_id, false, string_to_table(v.fields::text, '/')
    from public.blog_post_pending_versions v
  ) parts join public.blog_posts p on p.id = parts.id
  where octet_length(part) = 32 and part ~ '^[0-9a-f]{32}$'
  group by part, p.id;

comment on view public.post_picture_uses is
  'One row for each post that names a picture''s folder, in the post or in its pending version. The search covers the whole row as text, so a picture without a row here is not shown anywhere. Splitting at slashes is many times faster than a regular expression over the text.';

create view public.post_picture_use_counts with (security_invoker = true) as
  select hash, count(*)::integer as posts from public.post_picture_uses group by hash;

comment on view public.post_picture_use_counts is
  'The number of posts that show each picture.';

create view public.post_picture_totals with (security_invoker = true) as
  select count(*)::integer as pictures, coalesce(sum(bytes), 0)::bigint as bytes
  from public.post_pictures where removing_since is null;

comment on view public.post_picture_totals is
  'The number of pictures in the library, and their total size in bytes.';

create view private.kept_picture_uses with (security_invoker = true) as
  select distinct part as hash, is_trashed from (
    select true as is_trashed, string_to_table(t.post::text || '/' || coalesce(t.pending::text, ''), '/') as part
    from public.blog_post_trash t
    union all
    select false, string_to_table(v.fields::text, '/') from public.blog_post_versions v
  ) parts
  where octet_length(part) = 32 and part ~ '^[0-9a-f]{32}$';

comment on view private.kept_picture_uses is
  'The pictures of posts in the trash and of stored versions, which would show them again when restored.';

revoke all on public.post_picture_uses, public.post_picture_use_counts, public.post_picture_totals,
  private.kept_picture_uses from public, anon, authenticated, service_role;
grant select on public.post_picture_uses, public.post_picture_use_counts, public.post_picture_totals,
  private.kept_picture_uses to authenticated, service_role;

create function private.change_picture_in_text(
  markdown text, picture text, alt text, is_decorative boolean, substitute text
) returns text
  language plpgsql immutable
  set search_path = ''
as $$
declare
  -- The inside of a description: escaped characters, anything but brackets, line breaks without a blank line.
  words constant text := '\\[^\n]|\\(?=\n)|[^][\\\n]|\n(?![ \t\r]*\n)';
  pattern constant text := '(?<!\\)!\[(?:' || words || '|\[(?:' || words || ')*\])*\]'
    || '(\(\s*<?)([^\s()<>#]*/' || picture || '/[^\s()<>#]*)(#[^\s()<>]*)?([\s>)])';
  description constant text := case when is_decorative then '' else regexp_replace(
    btrim(regexp_replace(alt, '\s+', ' ', 'g')), '[][\\`*_~<]|&(?=#?[0-9A-Za-z]+;)', '\\\&', 'g') end;
  changed text := markdown;
  found text[];
begin
  if strpos(markdown, picture) = 0 then
    return markdown;
  end if;
  if alt is not null then
    for found in select distinct regexp_matches(markdown, '(' || pattern || ')', 'g') loop
      changed := replace(changed, found[1], '![' || description || ']' || found[2] || found[3] || concat('#' || nullif(
        concat_ws(',', case when found[4] ~ '[#,]wide(,|$)' then 'wide' end, case when is_decorative then 'decorative' end),
        '')) || found[5]);
    end loop;
  end if;
  if substitute is not null then
    changed := regexp_replace(changed, '/' || picture || '/[^][\s()<>"''#]*', '/' || substitute, 'g');
  end if;
  return changed;
end;
$$;

comment on function private.change_picture_in_text is
  'Changes a picture''s description in a Markdown text, unless `alt` is null, and replaces the picture with `substitute` (<hash>/<file>), if given. An image whose description contains a blank line is not an image in Markdown, so it stays.';

create function private.change_picture_in_posts(picture text, alt text, is_decorative boolean, substitute text) returns integer
  language plpgsql
  security invoker
  set search_path = ''
as $$
declare
  post public.blog_posts;
  saved public.blog_posts;
  pending public.blog_post_pending_versions;
  changes jsonb;
  changed integer := 0;
  ids uuid[];
  featured_alt constant text := case when not is_decorative then nullif(btrim(regexp_replace(alt, '\s+', ' ', 'g')), '') end;
begin
  -- Locks all rows in id order before the first write, as in change_posts.
  ids := array(
    select p.id from public.blog_posts p
    where strpos(p.content, picture) > 0 or strpos(p.featured_image_url, picture) > 0 or exists (
      select from public.blog_post_pending_versions v where v.post_id = p.id and strpos(v.fields::text, picture) > 0
    )
    order by p.id for update
  );
  for post in select p.* from public.blog_posts p where p.id = any (ids) order by p.id loop
    select v.* into pending from public.blog_post_pending_versions v where v.post_id = post.id for update;

    saved := post;
    saved.content := private.change_picture_in_text(post.content, picture, alt, is_decorative, substitute);
    if strpos(post.featured_image_url, picture) > 0 then
      saved.featured_image_alt := case when alt is null then post.featured_image_alt else featured_alt end;
      saved.featured_image_url :=
        private.change_picture_in_text(post.featured_image_url, picture, null, false, substitute);
    end if;
    if saved is distinct from post then
      update public.blog_posts p
      set content = saved.content,
          featured_image_url = saved.featured_image_url,
          featured_image_alt = saved.featured_image_alt
      where p.id = post.id
      returning p.updated_at into saved.updated_at;
    end if;

    if pending.post_id is not null then
      changes := pending.fields;
      if changes ? 'content' then
        changes := changes || jsonb_build_object('content',
          private.change_picture_in_text(changes ->> 'content', picture, alt, is_decorative, substitute));
      end if;
      if strpos(changes ->> 'featured_image_url', picture) > 0 then
        changes := changes || jsonb_build_object('featured_image_url',
          private.change_picture_in_text(changes ->> 'featured_image_url', picture, null, false, substitute));
        if alt is not null then
          changes := changes || jsonb_build_object('featured_image_alt', featured_alt);
        end if;
      end if;
      if changes <> pending.fields
        or saved.updated_at <> post.updated_at and pending.base_updated_at = post.updated_at
      then
        update public.blog_post_pending_versions v
        set fields = changes,
            base_updated_at = case when v.base_updated_at = post.updated_at then saved.updated_at else v.base_updated_at end,
            saved_by = auth.uid()
        where v.post_id = post.id;
      end if;
    end if;

    if saved.updated_at <> post.updated_at or changes <> pending.fields then
      changed := changed + 1;
    end if;
  end loop;
  return changed;
end;
$$;

comment on function private.change_picture_in_posts is
  'Changes a picture in every post and pending version, for an owner. Returns the number of posts changed. A pending version based on the post before this change is now based on the post after it: both have the same change.';

create function public.describe_picture_everywhere(picture text, alt text, is_decorative boolean) returns integer
  language plpgsql
  security invoker
  set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Only admins describe pictures.';
  end if;
  update public.post_pictures p set alt = $2, is_decorative = $3 where p.hash = $1;
  if not found then
    return null;
  end if;
  return private.change_picture_in_posts($1, $2, $3, null);
end;
$$;

comment on function public.describe_picture_everywhere is
  'Changes a picture''s description in the library and in every post, in one transaction. Returns the number of posts changed; null: there is no such picture.';

create function public.replace_picture_everywhere(picture text, substitute text) returns integer
  language plpgsql
  security invoker
  set search_path = ''
as $$
declare
  other public.post_pictures;
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Only admins replace pictures.';
  end if;
  -- Marks the substitute as used, so that tidy-pictures does not delete it.
  update public.post_pictures p set unused_since = null
  where p.hash = $2 and p.removing_since is null
  returning p.* into other;
  if other.hash is null or not exists (select from public.post_pictures p where p.hash = $1) then
    return null;
  end if;
  return private.change_picture_in_posts(
    $1,
    case when other.is_decorative or other.alt <> '' then other.alt end,
    other.is_decorative,
    other.hash || '/' || other.file
  );
end;
$$;

comment on function public.replace_picture_everywhere is
  'Replaces a picture with another one from the library in every post, in one transaction. The new picture''s description is used, if it has one. Returns the number of posts changed; null: one of the two does not exist.';

create function public.claim_picture_removal(picture text) returns boolean
  language plpgsql
  security invoker
  set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Only admins delete pictures.';
  end if;
  update public.post_pictures p
  set removing_since = now(), unused_since = coalesce(p.unused_since, now())
  where p.hash = $1
    and not exists (select from public.post_picture_uses u where u.hash = $1)
    and not exists (select from private.kept_picture_uses u where u.hash = $1 and u.is_trashed);
  return found;
end;
$$;

comment on function public.claim_picture_removal is
  'Whether the caller may now delete a picture''s files, then its row: neither a post nor a post in the trash shows it. Stored versions do not prevent an owner from deleting it.';

create function public.claim_unused_pictures(batch_size integer)
  returns table (hash text, files text[])
  language plpgsql
  security invoker
  set search_path = ''
as $$
declare
  has_storage constant boolean := to_regclass('storage.objects') is not null;
  claimed text;
begin
  for claimed in
    update public.post_pictures p set removing_since = now()
    where p.hash in (
      select c.hash from public.post_pictures c
      where (c.unused_since < now() - interval '30 days' and c.removing_since is null
            and c.hash not in (select u.hash from private.kept_picture_uses u)
          or c.removing_since < now() - interval '5 minutes')
        and c.hash not in (select u.hash from public.post_picture_uses u)
      order by c.unused_since limit batch_size
      for update skip locked
    )
    returning p.hash
  loop
    hash := claimed;
    files := '{}';
    if has_storage then
      execute $query$
        select coalesce(array_agg(o.name), '{}') from storage.objects o
        where o.bucket_id = 'post-images' and o.name like $1 || '/%'
      $query$ into files using claimed;
    end if;
    return next;
  end loop;

  if has_storage then
    return query execute $query$
      select split_part(o.name, '/', 1), array_agg(o.name) from storage.objects o
      where o.bucket_id = 'post-images' and o.name ~ '^[0-9a-f]{32}/'
      group by 1
      having max(o.created_at) < now() - interval '30 days'
        and split_part(o.name, '/', 1) not in (select p.hash from public.post_pictures p)
        and split_part(o.name, '/', 1) not in (select u.hash from public.post_picture_uses u)
        and split_part(o.name, '/', 1) not in (select u.hash from private.kept_picture_uses u where u.is_trashed)
      limit $1
    $query$ using batch_size;
  end if;
end;
$$;

comment on function public.claim_unused_pictures is
  'For the function tidy-pictures: pictures that have been unused for 30 days, or whose deletion was not finished, with the names of their files in the bucket; and unused folders without a row that an upload left 30 days ago. Pictures of the trash and of stored versions stay. Each picture is leased for five minutes.';

revoke execute on function private.change_picture_in_text(text, text, text, boolean, text),
  private.change_picture_in_posts(text, text, boolean, text), public.describe_picture_everywhere(text, text, boolean),
  public.replace_picture_everywhere(text, text), public.claim_picture_removal(text),
  public.claim_unused_pictures(integer) from public, anon, authenticated, service_role;
grant execute on function private.change_picture_in_text(text, text, text, boolean, text),
  private.change_picture_in_posts(text, text, boolean, text), public.describe_picture_everywhere(text, text, boolean),
  public.replace_picture_everywhere(text, text), public.claim_picture_removal(text) to authenticated;
grant execute on function public.claim_unused_pictures(integer) to service_role;

-- The bucket is public; only owners write to it. Without Storage, the editor accepts picture addresses instead.
do $$
begin
  if to_regclass('storage.buckets') is null then
    return;
  end if;

  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('post-images', 'post-images', true, 5 * 1024 * 1024,
    array['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'])
  on conflict (id) do nothing;

  create policy "Admins list post images"
    on storage.objects for select
    to authenticated
    using (bucket_id = 'post-images' and (select private.is_admin()));

  create policy "Admins add post images"
    on storage.objects for insert
    to authenticated
    with check (bucket_id = 'post-images' and (select private.is_admin()));

  create policy "Admins change post images"
    on storage.objects for update
    to authenticated
    using (bucket_id = 'post-images' and (select private.is_admin()))
    with check (bucket_id = 'post-images' and (select private.is_admin()));

  create policy "Admins delete post images"
    on storage.objects for delete
    to authenticated
    using (bucket_id = 'post-images' and (select private.is_admin()));
end;
$$;

-- 08_enquiries.sql

-- Enquiries. Only the function send-contact-email (service role) stores them; it then sends the email.

create table public.contact_enquiries (
  id uuid primary key default gen_random_uuid(),
  submission_id uuid not null unique default gen_random_uuid(),
  first_name text not null check (char_length(first_name) between 1 and 100),
  last_name text not null check (char_length(last_name) between 1 and 100),
  email text not null check (char_length(email) between 3 and 255),
  phone text check (char_length(phone) <= 20),
  business_type text check (char_length(business_type) <= 100),
  package text check (char_length(package) <= 100),
  message text not null check (char_length(message) between 1 and 5000),
  status text not null default 'new' check (status in ('new', 'doubtful', 'handled', 'spam')),
  mail_state text not null default 'pending' check (mail_state in ('pending', 'sent', 'failed', 'withheld', 'held')),
  mail_attempts integer not null default 0,
  mail_next_attempt_at timestamptz not null default now(),
  mail_error text,
  sender_hash text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint enquiries_are_dated_in_this_century check (
    created_at between timestamptz '2000-01-01 00:00+00' and timestamptz '2100-01-01 00:00+00'
  )
);

comment on table public.contact_enquiries is 'Enquiries from the contact form, for twelve months.';
comment on column public.contact_enquiries.submission_id is
  'Idempotency key of one press of Send: the same id with the same text is one enquiry.';
comment on column public.contact_enquiries.status is
  'doubtful: the honeypot field was filled in, and there was no other sign of spam.';
comment on column public.contact_enquiries.mail_state is
  'pending: being sent; due again at mail_next_attempt_at. withheld: spam or doubtful on arrival, so no email was sent. held: arrived during a burst; the email is due at mail_next_attempt_at.';
comment on column public.contact_enquiries.mail_attempts is
  'The number of attempts begun, including the attempt by the request that stored the enquiry.';
comment on column public.contact_enquiries.sender_hash is
  'Keyed hash of the network address, for the rate limit; the address itself is not stored.';

create index contact_enquiries_recent on public.contact_enquiries (created_at desc, id);
create index contact_enquiries_by_sender on public.contact_enquiries (sender_hash, created_at desc);
create index contact_enquiries_undelivered on public.contact_enquiries (mail_next_attempt_at)
  where mail_state in ('pending', 'failed', 'held');

create trigger contact_enquiries_touch_updated_at
  before insert or update on public.contact_enquiries
  for each row execute function private.touch_updated_at();

alter table public.contact_enquiries enable row level security;
revoke all on public.contact_enquiries from anon, authenticated, service_role;
grant select, insert, update on public.contact_enquiries to service_role;
grant select, update, delete on public.contact_enquiries to authenticated;

create policy "Admins read enquiries"
  on public.contact_enquiries for select
  to authenticated
  using ((select private.is_admin()));

create policy "Admins change enquiries"
  on public.contact_enquiries for update
  to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Admins delete enquiries"
  on public.contact_enquiries for delete
  to authenticated
  using ((select private.is_admin()));

create function public.submit_contact_enquiry(
  submission_id uuid,
  enquiry jsonb,
  sender_hash text,
  is_spam boolean,
  limit_count integer,
  limit_window interval,
  busy_count integer,
  -- Has a default, because the deployed function may be older than this migration.
  is_doubtful boolean default false
) returns table (outcome text, enquiry_id uuid)
  language plpgsql
  security invoker
  set search_path = ''
as $$
declare
  known public.contact_enquiries;
  columns text := (select string_agg(pg_catalog.quote_ident(name), ', ') from pg_catalog.jsonb_object_keys($2) name);
  status text := case when $4 then 'spam' when $8 then 'doubtful' else 'new' end;
  mail text := case when status = 'new' then 'pending' else 'withheld' end;
  -- The storing request also sends the email; retries start only after that request has ended.
  due timestamptz := now() + interval '2 minutes';
begin
  -- Serialises submissions: two concurrent ones could both pass a limit or miss each other's submission_id.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('submit_contact_enquiry', 0));

  select e.* into known from public.contact_enquiries e where e.submission_id = $1;
  if known.id is not null then
    if pg_catalog.to_jsonb(known) @> $2 then
      return query select 'duplicate'::text, known.id;
    else
      return query select 'different_text'::text, null::uuid;
    end if;
    return;
  end if;

  if $3 is not null and (
    select count(*) from public.contact_enquiries e
    where e.sender_hash = $3 and e.created_at > now() - $6
  ) >= $5 then
    return query select 'rate_limited'::text, null::uuid;
    return;
  end if;

  if mail = 'pending' and (
    select count(*) from public.contact_enquiries e
    where e.created_at > now() - $6 and e.mail_state <> 'withheld'
  ) >= $7 then
    mail := 'held';
    -- Spreads held emails to one every limit_window / busy_count.
    select greatest(now(), max(e.mail_next_attempt_at)) + $6 / greatest($7, 1) into due
    from public.contact_enquiries e where e.mail_state = 'held';
  end if;

  -- Postgres refuses a column named twice, so a visitor cannot set the columns listed here.
  return query execute pg_catalog.format(
    'insert into public.contact_enquiries
       (%1$s, submission_id, sender_hash, status, mail_state, mail_attempts, mail_next_attempt_at)
     select %1$s, $2, $3, $4, $5, $6, $7 from pg_catalog.jsonb_populate_record(null::public.contact_enquiries, $1)
     returning case when mail_state = ''held'' then ''held'' else ''stored'' end, id', columns)
  using $2, $1, $3, status, mail, case when mail = 'pending' then 1 else 0 end, due;
end;
$$;

comment on function public.submit_contact_enquiry is
  'Stores one enquiry. Returns ''stored'' (the caller sends the email, unless the enquiry is spam or doubtful), ''held'' (at least busy_count enquiries arrived within limit_window, so the email is sent later), ''duplicate'' (this submission_id is known), ''different_text'' (it is known with another text: the caller retries with a new id) or ''rate_limited'' (this sender has sent limit_count within limit_window). `enquiry` is the visitor''s input: columns of contact_enquiries and their values. Security invoker: row-level security allows the insert only for the service role.';

create function public.claim_undelivered_enquiries(batch_size integer, only_enquiry uuid default null)
  returns setof public.contact_enquiries
  language sql
  security invoker
  set search_path = ''
as $$
  -- Materialised: in a plain subquery, Postgres could apply the limit again for every row.
  with claimed as materialized (
    select c.id from public.contact_enquiries c
    where
      ($2 is null and c.mail_state in ('pending', 'failed', 'held') and c.mail_next_attempt_at <= now())
      or (c.id = $2 and (c.mail_state in ('failed', 'withheld', 'held') or (c.mail_state = 'pending' and c.mail_next_attempt_at <= now())))
    order by c.mail_next_attempt_at
    limit $1
    for update skip locked
  )
  update public.contact_enquiries e
  set mail_state = 'pending',
      mail_attempts = e.mail_attempts + 1,
      mail_next_attempt_at = now() + interval '5 minutes'
  from claimed
  where e.id = claimed.id
  returning e.*;
$$;

comment on function public.claim_undelivered_enquiries is
  'Leases enquiries whose email is due, each to one caller. A leased one is ''pending'' and not due for five minutes, longer than any run, so that no other run sends it and a failed run is repeated. With only_enquiry, leases that enquiry even if it is not due, withheld or held, unless it was sent or is being sent.';

create table private.enquiry_trash (
  enquiry_id uuid primary key,
  enquiry jsonb not null,
  trashed_at timestamptz not null default now()
);

comment on table private.enquiry_trash is
  'Deleted enquiries, complete, for 24 hours, so that an owner can undo a mistake. They are personal data, so no API role may read them here.';

alter table private.enquiry_trash enable row level security;
revoke all on private.enquiry_trash from public, anon, authenticated, service_role;

create function private.trash_enquiry() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into private.enquiry_trash (enquiry_id, enquiry) values (old.id, to_jsonb(old))
  on conflict (enquiry_id) do update set enquiry = excluded.enquiry, trashed_at = excluded.trashed_at;
  return old;
end;
$$;

comment on function private.trash_enquiry is
  'Trigger: moves a deleted enquiry to the trash for a day.';

-- Enquiries deleted after twelve months do not go to the trash.
create trigger contact_enquiries_to_trash
  before delete on public.contact_enquiries
  for each row when (old.created_at >= now() - interval '12 months')
  execute function private.trash_enquiry();

create function public.restore_trashed_enquiries(ids uuid[]) returns setof uuid
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  trashed jsonb;
  columns text;
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Only admins restore enquiries.';
  end if;
  for trashed in
    delete from private.enquiry_trash t
    where t.enquiry_id = any (ids) and t.trashed_at > now() - interval '24 hours'
    returning t.enquiry
  loop
    -- A visitor who received no response may have resubmitted the enquiry after the deletion.
    if exists (select from public.contact_enquiries e where e.submission_id = (trashed ->> 'submission_id')::uuid) then
      trashed := trashed || jsonb_build_object('submission_id', gen_random_uuid());
    end if;
    select string_agg(quote_ident(a.attname), ', ') into columns from pg_catalog.pg_attribute a
    where a.attrelid = 'public.contact_enquiries'::regclass and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = '' and trashed ? a.attname;
    return query execute format(
      'insert into public.contact_enquiries (%1$s)
       select %1$s from jsonb_populate_record(null::public.contact_enquiries, $1) returning id', columns
    ) using trashed;
  end loop;
end;
$$;

comment on function public.restore_trashed_enquiries is
  'Restores enquiries deleted within the last 24 hours. All columns are as before, except `updated_at`, which identifies a new version. Returns the restored ids.';

create function public.restore_enquiries(enquiries jsonb) returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  added integer;
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Only admins import enquiries.';
  end if;

  insert into public.contact_enquiries
  select (pg_catalog.jsonb_populate_record(
    null::public.contact_enquiries,
    given.enquiry || pg_catalog.jsonb_build_object(
      'submission_id', coalesce(given.enquiry ->> 'submission_id', pg_catalog.gen_random_uuid()::text),
      'sender_hash', null,
      'updated_at', now(),
      'mail_state', case when given.enquiry ->> 'mail_state' in ('sent', 'withheld') then given.enquiry ->> 'mail_state' else 'failed' end,
      'mail_next_attempt_at', '2099-12-31T00:00:00Z'
    )
  )).*
  from pg_catalog.jsonb_array_elements(enquiries) as given (enquiry)
  on conflict do nothing;
  get diagnostics added = row_count;
  return added;
end;
$$;

comment on function public.restore_enquiries is
  'Imports enquiries from an export that are not stored yet. Returns how many. Does not send email: an enquiry whose email was never sent counts as failed, and an owner can send it. Exports do not contain the sender''s hash. Security definer with its own role check, because otherwise only submit_contact_enquiry may store enquiries.';

revoke execute on function private.trash_enquiry(), public.restore_trashed_enquiries(uuid[]),
  public.restore_enquiries(jsonb), public.claim_undelivered_enquiries(integer, uuid),
  public.submit_contact_enquiry(uuid, jsonb, text, boolean, integer, interval, integer, boolean)
  from public, anon, authenticated, service_role;
grant execute on function public.restore_trashed_enquiries(uuid[]), public.restore_enquiries(jsonb) to authenticated;
grant execute on function public.claim_undelivered_enquiries(integer, uuid),
  public.submit_contact_enquiry(uuid, jsonb, text, boolean, integer, interval, integer, boolean) to service_role;

-- 09_generation.sql

-- Generated posts: one row for each request, so that no request is charged twice and unused library topics come first.

create table private.post_generations (
  request_id uuid primary key,
  claim_id uuid not null unique default gen_random_uuid(),
  fingerprint text not null,
  topic text,
  state text not null default 'writing' check (state in ('writing', 'written')),
  expires_at timestamptz not null,
  post_id uuid references public.blog_posts (id) on delete set null,
  created_at timestamptz not null default now()
);

comment on table private.post_generations is
  'Requests for a generated post, in progress or finished. Failed requests are deleted.';
comment on column private.post_generations.request_id is
  'Idempotency key of one press of Generate: the same id returns the same post.';
comment on column private.post_generations.claim_id is
  'Identifies one attempt: an attempt that has lost its claim cannot store a post.';
comment on column private.post_generations.fingerprint is 'A hash of the request.';
comment on column private.post_generations.topic is 'The id of the library topic; null: the owner entered the topic.';
comment on column private.post_generations.expires_at is 'When the claim of an unfinished attempt expires.';
comment on column private.post_generations.post_id is
  'The generated post; null while it is being written and after it was deleted.';

create index post_generations_by_topic on private.post_generations (topic) where topic is not null;
create index post_generations_by_post on private.post_generations (post_id);

alter table private.post_generations enable row level security;
revoke all on private.post_generations from public, anon, authenticated, service_role;
grant select, insert, update, delete on private.post_generations to service_role;

create function public.claim_post_generation(request_id uuid, fingerprint text, topics text[], lease interval)
  returns table (outcome text, claim_id uuid, topic text, post_id uuid)
  language plpgsql
  security invoker
  set search_path = ''
as $$
declare
  known private.post_generations;
  chosen text;
begin
  -- Serialises claims: two concurrent ones could both choose the same unused topic or miss the same request.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('claim_post_generation', 0));
  delete from private.post_generations g where g.state = 'writing' and g.expires_at <= now();

  select g.* into known from private.post_generations g where g.request_id = $1;
  if known.request_id is not null then
    return query select
      case when known.fingerprint <> $2 then 'different_request' else known.state end,
      null::uuid, null::text,
      case when known.fingerprint = $2 then known.post_id end;
    return;
  end if;
  if $3 is null and exists (
    select from private.post_generations g where g.fingerprint = $2 and g.state = 'writing'
  ) then
    return query select 'writing'::text, null::uuid, null::text, null::uuid;
    return;
  end if;

  select t.topic into chosen
  from unnest($3) as t (topic)
  left join private.post_generations g on g.topic = t.topic
  group by t.topic
  order by count(g.request_id), random()
  limit 1;

  return query
    insert into private.post_generations as g (request_id, fingerprint, topic, expires_at)
    values ($1, $2, chosen, now() + $4)
    returning 'claimed'::text, g.claim_id, g.topic, null::uuid;
end;
$$;

comment on function public.claim_post_generation is
  'Grants one caller the right to write a post. Outcomes: ''claimed''; ''writing'' (in progress, under this id or for the same custom topic); ''written'' (with the post, or null if it was deleted); ''different_request'' (this id was used for another request). With topics, a claim includes one of the least used, chosen at random.';

create function public.store_generated_post(
  claim_id uuid,
  title text,
  slug text,
  excerpt text,
  content text,
  status text,
  category_id uuid,
  author text,
  read_time_minutes integer,
  tags text[],
  seo_meta_description text
) returns setof public.blog_posts
  language plpgsql
  security invoker
  set search_path = ''
as $$
declare
  claim private.post_generations;
  stored public.blog_posts;
begin
  select g.* into claim from private.post_generations g where g.claim_id = $1 for update;
  if claim.request_id is null then
    return;
  end if;
  if claim.state = 'written' then
    return query select p.* from public.blog_posts p where p.id = claim.post_id;
    return;
  end if;

  for n in 1..1000 loop
    insert into public.blog_posts as p
      (title, slug, excerpt, content, status, category_id, author, published_at, read_time_minutes, tags, seo_meta_description)
    values
      ($2, case when n = 1 then $3 else $3 || '-' || n end, $4, $5, $6, $7, $8,
       case when $6 = 'published' then now() end, $9, $10, $11)
    on conflict on constraint blog_posts_slug_key do nothing
    returning p.* into stored;
    exit when stored.id is not null;
  end loop;
  if stored.id is null then
    raise exception 'No free slug for a generated post';
  end if;

  update private.post_generations g set state = 'written', post_id = stored.id where g.claim_id = $1;
  return next stored;
end;
$$;

comment on function public.store_generated_post is
  'Stores the post of an attempt and completes the request in one transaction. A slug that is taken gets -2, -3 and so on. Idempotent: a retry returns the same post. Returns nothing for an attempt that has lost its claim.';

create function public.release_post_generation(claim_id uuid) returns void
  language sql
  security invoker
  set search_path = ''
as $$
  delete from private.post_generations g where g.claim_id = $1 and g.state = 'writing';
$$;

comment on function public.release_post_generation is
  'Deletes the request of a failed attempt, so that it and its topic can be used again.';

revoke execute on function public.claim_post_generation(uuid, text, text[], interval),
  public.store_generated_post(uuid, text, text, text, text, text, uuid, text, integer, text[], text),
  public.release_post_generation(uuid) from public, anon, authenticated, service_role;
grant execute on function public.claim_post_generation(uuid, text, text[], interval),
  public.store_generated_post(uuid, text, text, text, text, text, uuid, text, integer, text[], text),
  public.release_post_generation(uuid) to service_role;

-- 10_search.sql

create function private.fold_words(words text) returns text
  language sql immutable strict parallel safe
  set search_path = ''
as $$
  select regexp_replace(
    translate(replace(replace(replace(
      lower(regexp_replace(normalize($1, NFKD), '[\u0300-\u036f\u00ad''\u2018\u2019\u02bc]', '', 'g')),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'øłđıØŁĐ', 'oldiold'),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+', ' ', 'g'
  );
$$;

comment on function private.fold_words is
  'Normalises a text for the search: lower case, no accents, words separated by spaces, no query syntax. A word with an apostrophe is one word.';

create table private.blog_post_words (
  post_id uuid primary key references public.blog_posts (id) on delete cascade,
  title tsvector not null,
  everything tsvector not null
);

comment on table private.blog_post_words is
  'The index of public.find_posts, maintained by triggers. A separate table, so that reading a whole post does not read its index.';

comment on column private.blog_post_words.everything is 'Title, excerpt, text, author, category and tags.';

create index blog_post_words_everything on private.blog_post_words using gin (everything);

alter table private.blog_post_words enable row level security;
revoke all on private.blog_post_words from public, anon, authenticated, service_role;

create function private.keep_post_words(post public.blog_posts) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  title tsvector := to_tsvector('pg_catalog.simple', private.fold_words(post.title));
  everything tsvector;
begin
  begin
    everything := to_tsvector('pg_catalog.simple', private.fold_words(concat_ws(' ',
      post.title, post.excerpt, post.author, array_to_string(post.tags, ' '),
      (select c.name from public.blog_categories c where c.id = post.category_id), post.content)));
  exception when program_limit_exceeded then
    -- A tsvector holds at most 1 MB of distinct words. Indexes the beginning rather than refusing the post.
    everything := to_tsvector('pg_catalog.simple', private.fold_words(left(concat_ws(' ',
      post.title, post.excerpt, post.content), 50000)));
  end;
  insert into private.blog_post_words as w (post_id, title, everything) values (post.id, title, everything)
  on conflict (post_id) do update set title = excluded.title, everything = excluded.everything;
end;
$$;

comment on function private.keep_post_words is
  'Indexes a post with the simple configuration: every word counts, unstemmed, in any language.';

create function private.note_post_words() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.keep_post_words(new);
  return null;
end;
$$;

comment on function private.note_post_words is
  'Trigger: indexes a new or changed post.';

create function private.note_category_words() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.keep_post_words(p) from public.blog_posts p where p.category_id = new.id;
  return null;
end;
$$;

comment on function private.note_category_words is
  'Trigger: indexes every post of a renamed category.';

create view public.blog_post_choices with (security_invoker = true) as
  select 'author' as kind, author as value, count(*)::integer as posts from public.blog_posts group by author
  union all
  select 'category', c.slug, count(*)::integer
  from public.blog_posts p left join public.blog_categories c on c.id = p.category_id group by c.slug
  union all
  select 'month', to_char(coalesce(published_at, created_at) at time zone 'Europe/London', 'YYYY-MM'), count(*)::integer
  from public.blog_posts group by 2
  union all
  select 'tag', tag, count(*)::integer from public.blog_posts cross join unnest(tags) as tag group by tag;

comment on view public.blog_post_choices is
  'The values that posts can be filtered by, with the number of posts for each. The month is that of the post''s date, or of its creation if it has none, in the studio''s time zone.';

create function public.find_posts(request jsonb) returns jsonb
  language plpgsql stable security definer
  set search_path = ''
as $$
declare
  words tsquery;
  source text := 'public.blog_posts p';
  conditions text := 'true';
  sort text := coalesce($1 ->> 'sort', 'created_at');
  is_brief boolean := coalesce(($1 ->> 'brief')::boolean, false);
  size integer := least(greatest(coalesce(($1 ->> 'size')::integer, 25), 1), 1000);
  skipped bigint := (greatest(coalesce(($1 ->> 'page')::bigint, 1), 1) - 1) * size;
  direction text := case when ($1 ->> 'ascending')::boolean then 'asc' else 'desc' end;
  total bigint;
  posts jsonb;
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Only admins search all posts.';
  end if;

  if $1 ->> 'search' ~ '\S' then
    select to_tsquery('pg_catalog.simple', string_agg(quote_literal(word) || ':*', ' & ')) into words
    from regexp_split_to_table(private.fold_words(left($1 ->> 'search', 200)), ' ') word where word <> '';
    source := source || ' join private.blog_post_words w on w.post_id = p.id';
    conditions := 'w.everything @@ $2';
  elsif sort = 'match' then
    sort := 'created_at';
  end if;
  if $1 ? 'status' then conditions := conditions || ' and p.status = $1 ->> ''status'''; end if;
  if $1 ? 'author' then conditions := conditions || ' and p.author = $1 ->> ''author'''; end if;
  if $1 ? 'tag' then conditions := conditions || ' and p.tags @> array[$1 ->> ''tag'']'; end if;
  if $1 ->> 'category' = '-' then
    conditions := conditions || ' and p.category_id is null';
  elsif $1 ? 'category' then
    conditions := conditions || ' and p.category_id = (select c.id from public.blog_categories c where c.slug = $1 ->> ''category'')';
  end if;
  if $1 ? 'month' then
    conditions := conditions || '
      and coalesce(p.published_at, p.created_at) >= ($1 ->> ''month'' || ''-01'')::timestamp at time zone ''Europe/London''
      and coalesce(p.published_at, p.created_at)
        < (($1 ->> ''month'' || ''-01'')::timestamp + interval ''1 month'') at time zone ''Europe/London''';
  end if;

  if is_brief then
    execute 'select coalesce(jsonb_agg(jsonb_build_object(
        ''id'', p.id, ''title'', p.title, ''status'', p.status, ''updated_at'', p.updated_at)), ''[]'')
      from ' || source || ' where ' || conditions into posts using $1, words;
    return jsonb_build_object('total', jsonb_array_length(posts), 'posts', posts);
  end if;

  execute 'select count(*) from ' || source || ' where ' || conditions into total using $1, words;
  execute format(
    'select coalesce(jsonb_agg(found.post order by found.place), ''[]'') from (
      select to_jsonb(chosen) - ''content'' - ''first_public_at'' || jsonb_build_object(''category'',
          (select jsonb_build_object(''name'', c.name, ''slug'', c.slug)
           from public.blog_categories c where c.id = chosen.category_id)) as post,
        row_number() over () as place
      from (select p.* from %s where %s order by %s, p.id limit %s offset %s) chosen) found',
    source, conditions,
    case sort
      when 'match' then '(w.title @@ $2) desc, p.created_at desc'
      when 'published_at' then 'p.published_at ' || direction || ' nulls last'
      when 'title' then 'p.title ' || direction
      when 'status' then 'p.status ' || direction
      when 'updated_at' then 'p.updated_at ' || direction
      when 'created_at' then 'p.created_at ' || direction
    end,
    size, skipped
  ) into posts using $1, words;
  return jsonb_build_object('total', total, 'posts', posts);
end;
$$;

comment on function public.find_posts is
  'The posts that match a request, filtered and sorted: { total, posts }, without bodies. All keys are optional: search (words, each a prefix of a word in the post); status, author, tag, month (''2026-11''), category (a slug, or ''-'' for none); sort and ascending (a column, or ''match'': posts whose title has all words first, then the newest); page and size (from page 1); brief (id, title, status and updated_at of every match). Security definer, because the search operators are not leakproof, so row-level security would prevent the use of the index.';

create function public.change_posts(posts jsonb, change jsonb)
  returns table (id uuid, outcome text, updated_at timestamptz, before jsonb, reason text)
  language plpgsql
  security invoker
  set search_path = ''
as $$
#variable_conflict use_column
declare
  entry jsonb;
  post public.blog_posts;
  changed public.blog_posts;
  category uuid := (change ->> 'category_id')::uuid;
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Only admins change posts.';
  end if;
  if jsonb_array_length($1) > 1000 then
    raise invalid_parameter_value using message = 'A thousand posts at a time.';
  end if;

  -- Locks all rows first, in id order, so that transactions that write several posts cannot deadlock.
  perform from public.blog_posts p
  where p.id in (select (e.value ->> 'id')::uuid from jsonb_array_elements($1) e)
  order by p.id for update;

  for entry in select e.value from jsonb_array_elements($1) e order by e.value ->> 'id' loop
    id := (entry ->> 'id')::uuid;
    outcome := 'changed';
    updated_at := null;
    before := null;
    reason := null;
    select p.* into post from public.blog_posts p where p.id = (entry ->> 'id')::uuid for update;
    if not found then
      outcome := 'gone';
    elsif post.updated_at <> (entry ->> 'updated_at')::timestamptz then
      outcome := 'conflict';
    elsif exists (select from public.blog_post_pending_versions v where v.post_id = post.id) then
      outcome := 'refused';
      reason := 'pending_version';
    else
      before := jsonb_build_object('status', post.status, 'published_at', post.published_at,
        'category_id', post.category_id, 'tags', post.tags);
      changed := post;
      if change ? 'undo' then
        changed := jsonb_populate_record(post, jsonb_build_object('status', entry #> '{before,status}',
          'published_at', entry #> '{before,published_at}', 'category_id', entry #> '{before,category_id}',
          'tags', entry #> '{before,tags}'));
      end if;
      if change ->> 'status' = 'published' then
        if post.status not in ('published', 'scheduled') then
          changed.published_at := coalesce(post.published_at, now());
          changed.status := case when changed.published_at > now() then 'scheduled' else 'published' end;
        end if;
      elsif change ? 'status' then
        changed.status := change ->> 'status';
      end if;
      if change ? 'category_id' then
        changed.category_id := category;
      end if;
      if change ? 'add_tags' then
        changed.tags := post.tags || array(
          select t from jsonb_array_elements_text(change -> 'add_tags') t
          where lower(t) <> all (array(select lower(known) from unnest(post.tags) known)));
      end if;
      if change ? 'remove_tags' then
        changed.tags := array(
          select t.tag from unnest(post.tags) with ordinality as t (tag, place)
          where lower(t.tag) <> all (array(select lower(r) from jsonb_array_elements_text(change -> 'remove_tags') r))
          order by t.place);
      end if;

      begin
        if cardinality(changed.tags) > greatest(10, cardinality(post.tags)) then
          -- The editor's limit: it could not save the post.
          outcome := 'refused';
          reason := 'too_many_tags';
        elsif change ? 'delete' then
          delete from public.blog_posts p where p.id = post.id;
        elsif changed is not distinct from post then
          outcome := 'unchanged';
          updated_at := post.updated_at;
        else
          update public.blog_posts p
          set status = changed.status, published_at = changed.published_at,
              category_id = changed.category_id, tags = changed.tags
          where p.id = post.id
          returning p.updated_at into updated_at;
        end if;
      exception when integrity_constraint_violation then
        outcome := 'refused';
        get stacked diagnostics reason = constraint_name;
      end;
    end if;
    return next;
  end loop;
end;
$$;

comment on function public.change_posts is
  'Changes posts, each in full or not at all: [{ id, updated_at }], with the versions that the caller has seen. `change` is one of { "status": "published" } (immediately, or on the post''s date), "draft" or "archived"; { "delete": true }; { "category_id": uuid or null }; { "add_tags": [...] }; { "remove_tags": [...] }; { "undo": true } (restores `before` of each post, as an earlier call returned it). Outcomes: ''changed'', with the new version and the values before; ''unchanged''; ''conflict'': the post has changed since; ''gone''; ''refused'', with the reason: ''pending_version'' (the post has a pending version), ''too_many_tags'' (more than ten), or the name of the violated constraint.';

revoke all on public.blog_post_choices from anon, authenticated, service_role;
grant select on public.blog_post_choices to authenticated, service_role;

revoke execute on function private.fold_words(text), private.keep_post_words(public.blog_posts),
  private.note_post_words(), private.note_category_words(), public.find_posts(jsonb), public.change_posts(jsonb, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.find_posts(jsonb), public.change_posts(jsonb, jsonb) to authenticated;

-- 11_draft_links.sql

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

-- 12_account.sql

-- These functions read Auth's tables, so they are security definer and check the caller's role themselves.

create function private.may_end_sessions_of(person uuid) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select (select private.is_session_live()) and (
    person = (select auth.uid()) or (
      (select private.is_admin())
      and exists (select from public.user_roles as given where given.user_id = person and given.role = 'admin')
    )
  );
$$;

comment on function private.may_end_sessions_of is
  'Whether the caller may list and end a user''s sessions: their own, and for an owner those of other owners.';

create function public.list_sessions()
  returns table (
    id uuid, user_id uuid, user_agent text, ip text, created_at timestamptz, last_used_at timestamptz, is_current boolean
  )
  language sql stable security definer
  set search_path = ''
as $$
  select session.id, session.user_id, session.user_agent, host(session.ip), session.created_at,
    greatest(session.created_at, session.refreshed_at at time zone 'utc'),
    session.id::text is not distinct from
      nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id'
  from auth.sessions as session
  where private.may_end_sessions_of(session.user_id) and (session.not_after is null or session.not_after > now())
  order by 6 desc, 1;
$$;

comment on function public.list_sessions is
  'The sessions that the caller may see, most recently used first. Auth stores the refresh time in UTC without a time zone, and the address with its netmask.';

create function public.end_session(session_id uuid) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
begin
  delete from auth.sessions as session where session.id = $1 and private.may_end_sessions_of(session.user_id);
  return found;
end;
$$;

comment on function public.end_session is
  'Ends a session and its refresh tokens. Returns false if there is no such session that the caller may end.';

create function public.list_owners()
  returns table (user_id uuid, email text, granted_at timestamptz, last_sign_in_at timestamptz, invited_at timestamptz)
  language sql stable security definer
  set search_path = ''
as $$
  select account.id, account.email::text, given.granted_at, account.last_sign_in_at,
    case when account.email_confirmed_at is null then coalesce(account.invited_at, given.granted_at) end
  from public.user_roles as given join auth.users as account on account.id = given.user_id
  where given.role = 'admin' and (select private.is_admin())
  order by given.granted_at, account.email;
$$;

comment on function public.list_owners is
  'The owners, for an owner; `invited_at` is set while an invitation is pending. No rows for other callers.';

create function public.take_owner_role(owner_id uuid) returns text
  language plpgsql security definer
  set search_path = ''
as $$
declare
  is_confirmed boolean;
begin
  -- Checks the role after taking the lock: two owners may revoke each other's role concurrently.
  lock table public.user_roles in share row exclusive mode;
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Only an owner may do this.';
  end if;
  select account.email_confirmed_at is not null into is_confirmed
  from public.user_roles as given join auth.users as account on account.id = given.user_id
  where given.user_id = owner_id and given.role = 'admin' for update of account;
  if not found then
    return 'missing';
  elsif not is_confirmed then
    delete from auth.users as account where account.id = owner_id;
    return 'withdrawn';
  elsif not exists (
    select from public.user_roles as given join auth.users as account on account.id = given.user_id
    where given.user_id <> owner_id and given.role = 'admin' and account.email_confirmed_at is not null
  ) then
    return 'last_owner';
  end if;
  delete from public.user_roles as given where given.user_id = owner_id and given.role = 'admin';
  return 'taken';
end;
$$;

comment on function public.take_owner_role is
  'Revokes the role. Returns ''taken'', ''missing'' (not an owner), ''last_owner'', or ''withdrawn'' for a pending invitation: its account is deleted, and so its link stops working.';

create function public.invite_owner(invited_id uuid) returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  update auth.users as account set encrypted_password = ''
  where account.id = invited_id and account.email_confirmed_at is null;
  insert into public.user_roles (user_id, role) values (invited_id, 'admin') on conflict do nothing;
end;
$$;

comment on function public.invite_owner is
  'Makes a newly invited user an owner. Clears the password of an unconfirmed address, because someone else may have set it.';

create table public.owner_settings (
  only_row boolean primary key default true check (only_row),
  generated_posts text not null default 'draft' check (generated_posts in ('draft', 'published')),
  author text check (char_length(author) between 1 and 100),
  generated_author text check (char_length(generated_author) between 1 and 100)
);

comment on table public.owner_settings is 'One row: the owner''s settings.';
comment on column public.owner_settings.generated_posts is
  'The status of generated posts: draft, or published immediately.';
comment on column public.owner_settings.author is 'The author of new posts; null: the brand''s name.';
comment on column public.owner_settings.generated_author is 'The author of generated posts; null: the brand''s name.';

insert into public.owner_settings default values;

alter table public.owner_settings enable row level security;
revoke all on public.owner_settings from anon, authenticated, service_role;
grant select, update on public.owner_settings to authenticated;
grant select on public.owner_settings to service_role;

create policy "Admins read the settings"
  on public.owner_settings for select
  to authenticated
  using ((select private.is_admin()));

create policy "Admins change the settings"
  on public.owner_settings for update
  to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

revoke execute on function private.may_end_sessions_of(uuid), public.list_sessions(), public.end_session(uuid),
  public.list_owners(), public.take_owner_role(uuid), public.invite_owner(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.list_sessions(), public.end_session(uuid), public.list_owners(),
  public.take_owner_role(uuid) to authenticated;
grant execute on function public.invite_owner(uuid) to service_role;

-- 13_checkout.sql

create table private.checkout_starts (
  id bigint generated always as identity primary key,
  sender_hash text not null check (sender_hash ~ '^[0-9a-f]{64}$'),
  started_at timestamptz not null default now()
);

comment on table private.checkout_starts is
  'Checkouts started in the last 24 hours, for the rate limit. Purchases are not recorded here.';
comment on column private.checkout_starts.sender_hash is
  'A keyed hash of the network address, as in contact_enquiries.';

create index checkout_starts_by_sender on private.checkout_starts (sender_hash, started_at desc);

alter table private.checkout_starts enable row level security;
revoke all on private.checkout_starts from public, anon, authenticated, service_role;
grant select, insert, delete on private.checkout_starts to service_role;

create function public.note_checkout_start(
  sender_hash text, limit_count integer, limit_window interval, day_count integer
) returns integer
  language plpgsql
  security invoker
  set search_path = ''
as $$
declare
  free_at timestamptz;
begin
  -- Serialises the starts of one sender: two concurrent ones could both pass the limit.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('note_checkout_start' || $1, 0));
  delete from private.checkout_starts s where s.started_at <= now() - interval '1 day';

  select max(latest.started_at + latest.lasts) into free_at
  from (
    (select s.started_at, $3 as lasts from private.checkout_starts s
     where s.sender_hash = $1 order by s.started_at desc offset $2 - 1 limit 1)
    union all
    (select s.started_at, interval '1 day' from private.checkout_starts s
     where s.sender_hash = $1 order by s.started_at desc offset $4 - 1 limit 1)
  ) as latest;
  if free_at > now() then
    return ceil(extract(epoch from free_at - now()));
  end if;

  insert into private.checkout_starts (sender_hash) values ($1);
  return 0;
end;
$$;

comment on function public.note_checkout_start is
  'Records a start and returns 0. If the sender has reached limit_count within limit_window, or day_count within a day, records nothing and returns the seconds to wait.';

revoke execute on function public.note_checkout_start(text, integer, interval, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.note_checkout_start(text, integer, interval, integer) to service_role;

-- 14_site_rebuild.sql

-- Triggers record public changes here; the function request-rebuild then requests a build of the static site.

create table private.site_rebuild (
  only_row boolean primary key default true check (only_row),
  change_count bigint not null default 0,
  changed_at timestamptz,
  waiting_since timestamptz,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  requested_at timestamptz
);

comment on table private.site_rebuild is 'One row: the state of public changes against the last requested build.';
comment on column private.site_rebuild.waiting_since is
  'The time of the first public change that is waiting for a build; null: none is waiting.';
comment on column private.site_rebuild.attempts is 'Requests begun since the hosting provider last accepted one.';
comment on column private.site_rebuild.next_attempt_at is
  'No request before this time: one is in progress until then, or the last one failed.';
comment on column private.site_rebuild.requested_at is 'When the hosting provider last accepted a request.';

insert into private.site_rebuild default values;

alter table private.site_rebuild enable row level security;
revoke all on private.site_rebuild from public, anon, authenticated, service_role;
grant select, insert, update on private.site_rebuild to service_role;

create function private.note_public_change() returns void
  language sql
  security definer
  set search_path = ''
as $$
  insert into private.site_rebuild as r (change_count, changed_at, waiting_since)
  values (1, clock_timestamp(), clock_timestamp())
  on conflict (only_row) do update
  set change_count = r.change_count + 1,
      changed_at = clock_timestamp(),
      waiting_since = coalesce(r.waiting_since, clock_timestamp());
$$;

comment on function private.note_public_change is
  'Records a public change. Security definer, like the triggers that call it, because API roles may not write the table. Concurrent changes wait for the row lock, so a visible count includes every change up to it.';

create function private.note_changed_rows() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  noted boolean;
begin
  case tg_op
    when 'INSERT' then noted := exists (
      select from after a where coalesce(to_jsonb(a) ->> 'status', 'published') = 'published'
    );
    when 'DELETE' then noted := exists (
      select from before b where coalesce(to_jsonb(b) ->> 'status', 'published') = 'published'
    );
    when 'UPDATE' then noted := exists (
      select from
        (select b.id, to_jsonb(b) - 'updated_at' as shown from before b
         where coalesce(to_jsonb(b) ->> 'status', 'published') = 'published') b
        full join (select a.id, to_jsonb(a) - 'updated_at' as shown from after a
         where coalesce(to_jsonb(a) ->> 'status', 'published') = 'published') a using (id)
      where a.shown is distinct from b.shown
    );
    else noted := true;
  end case;
  if noted then
    perform private.note_public_change();
  end if;
  return null;
end;
$$;

comment on function private.note_changed_rows is
  'Trigger: records changes to what visitors see of posts and categories: every category, which has no status, and all columns of a published post. Ignores `updated_at`, which changes on every save.';

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

comment on function private.note_changed_redirect is
  'Trigger: records a changed redirect. The redirects of a post are public while the post is published.';

-- At depth 0 only: changes made by other triggers are recorded with their post or category.
create trigger blog_redirects_note after insert or update or delete on public.blog_redirects
  for each row when (pg_trigger_depth() = 0) execute function private.note_changed_redirect();

create function public.claim_site_rebuild(quiet_period interval, longest_wait interval)
  returns table (change_count bigint, attempt integer)
  language sql
  security invoker
  set search_path = ''
as $$
  update private.site_rebuild r
  set attempts = r.attempts + 1,
      next_attempt_at = now() + interval '2 minutes'
  where r.next_attempt_at <= now()
    and (
      (r.waiting_since is not null and r.changed_at <= now() - $1)
      or r.waiting_since <= now() - $2
    )
  returning r.change_count, r.attempts;
$$;

comment on function public.claim_site_rebuild is
  'Leases the build request to one caller if it is due: the last change is older than quiet_period, so that a burst of saves causes one build, or the first is older than longest_wait, so that a long burst still builds. The lease lasts two minutes, longer than any run; a failed run is retried after that.';

create function public.accept_site_rebuild(change_count bigint, attempt integer) returns void
  language sql
  security invoker
  set search_path = ''
as $$
  update private.site_rebuild r
  set waiting_since = case when r.change_count > $1 then now() end,
      attempts = 0,
      next_attempt_at = now(),
      last_error = null,
      requested_at = now()
  where r.waiting_since is not null and r.attempts = $2;
$$;

comment on function public.accept_site_rebuild is
  'Records that the hosting provider accepted this attempt''s request. Changes made since its claim need another build.';

create function public.fail_site_rebuild(attempt integer, reason text) returns void
  language sql
  security invoker
  set search_path = ''
as $$
  update private.site_rebuild r
  set last_error = $2,
      next_attempt_at = now() + least(interval '1 hour', interval '1 minute' * 2 ^ least($1 - 1, 6))
  where r.waiting_since is not null and r.attempts = $1;
$$;

comment on function public.fail_site_rebuild is
  'Records that this attempt''s request failed. Retries follow after 1, 2, 4 … minutes, at most an hour apart, indefinitely.';

create function public.site_rebuild_state()
  returns table (
    asked_at timestamptz,
    waiting_since timestamptz,
    requested_at timestamptz,
    last_error text
  )
  language sql stable security definer
  set search_path = ''
as $$
  select now(), r.waiting_since, r.requested_at, r.last_error
  from private.site_rebuild r
  where (select private.is_admin());
$$;

comment on function public.site_rebuild_state is
  'How far the built site is behind; one row, for owners only. Security definer, because API roles may not read the table. `asked_at` is the database''s time, so that screens need not compare clocks. last_error is one of our own sentences, without addresses.';

revoke execute on function private.note_public_change(), private.note_changed_rows(),
  private.note_changed_redirect(), public.claim_site_rebuild(interval, interval),
  public.accept_site_rebuild(bigint, integer), public.fail_site_rebuild(integer, text), public.site_rebuild_state()
  from public, anon, authenticated, service_role;
grant execute on function public.claim_site_rebuild(interval, interval), public.accept_site_rebuild(bigint, integer),
  public.fail_site_rebuild(integer, text) to service_role;
grant execute on function public.site_rebuild_state() to authenticated;

-- 15_jobs_and_health.sql

-- A hosted project runs these jobs with pg_cron and pg_net, the embedded backend with a timer (docs/functions.md).

create table private.timer (
  only_row boolean primary key default true check (only_row),
  database_ran_at timestamptz,
  functions_ran_at timestamptz,
  mail_is_configured boolean
);

comment on table private.timer is 'One row: when the timer last ran its jobs of every minute.';
comment on column private.timer.database_ran_at is 'When the timer last called publish_due_posts, in SQL.';
comment on column private.timer.functions_ran_at is 'When the timer last reached the function deliver-enquiries.';
comment on column private.timer.mail_is_configured is 'Whether that function had usable email settings at the time.';

insert into private.timer default values;

alter table private.timer enable row level security;
revoke all on private.timer from public, anon, authenticated, service_role;
grant select, insert, update on private.timer to service_role;

create function public.publish_due_posts() returns integer
  language sql
  security invoker
  set search_path = ''
as $$
  insert into private.timer as t (database_ran_at) values (now())
  on conflict (only_row) do update set database_ran_at = excluded.database_ran_at;
  with due as (
    select p.id, p.updated_at as version from public.blog_posts p
    where p.status = 'scheduled' and p.published_at <= now()
    order by p.id for update
  ), published as (
    update public.blog_posts p set status = 'published' from due where p.id = due.id
    returning p.id, due.version as was, p.updated_at as is_now
  ), noted as (
    insert into public.blog_post_saves (revision, post_id, post_version, published_from)
    select gen_random_uuid(), p.id, p.is_now, p.was from published p
  )
  select count(*)::integer from published;
$$;

comment on function public.publish_due_posts is
  'Publishes the scheduled posts that are due and records the run. Returns how many. Called every minute.';

create function public.note_function_timer(mail_is_configured boolean) returns void
  language sql
  security invoker
  set search_path = ''
as $$
  insert into private.timer as t (functions_ran_at, mail_is_configured) values (now(), $1)
  on conflict (only_row) do update
  set functions_ran_at = excluded.functions_ran_at, mail_is_configured = excluded.mail_is_configured;
$$;

comment on function public.note_function_timer is
  'Records that the timer reached a function, and whether that function can send email.';

create table public.housekeeping (
  only_row boolean primary key default true check (only_row),
  tidied_at timestamptz not null
);

comment on table public.housekeeping is 'One row: when private.tidy_up last ran.';

alter table public.housekeeping enable row level security;
revoke all on public.housekeeping from anon, authenticated, service_role;
grant select on public.housekeeping to authenticated;

create policy "Admins read when things were last tidied"
  on public.housekeeping for select
  to authenticated
  using ((select private.is_admin()));

create function private.tidy_up() returns void
  language plpgsql
  security invoker
  set search_path = ''
as $$
begin
  delete from public.contact_enquiries e where e.created_at < now() - interval '12 months';
  update public.contact_enquiries e set sender_hash = null
  where e.sender_hash is not null and e.created_at < now() - interval '1 day';
  delete from private.enquiry_trash t where t.trashed_at < now() - interval '24 hours';
  update private.enquiry_trash t set enquiry = t.enquiry || '{"sender_hash": null}'
  where (t.enquiry ->> 'created_at')::timestamptz < now() - interval '1 day';
  delete from private.checkout_starts s where s.started_at <= now() - interval '1 day';
  delete from public.blog_post_trash t where t.trashed_at < now() - interval '30 days';
  delete from public.blog_post_saves s where s.saved_at < now() - interval '60 days';
  delete from public.subscriptions s
  where s.ended_at < now() - interval '6 years'
    or (s.status in ('incomplete', 'incomplete_expired') and s.created_at < now() - interval '12 months');
  delete from private.provider_events e where e.received_at < now() - interval '60 days';

  with used as materialized (
    select u.hash from public.post_picture_uses u union select u.hash from private.kept_picture_uses u
  ), shown as materialized (select distinct u.hash from public.post_picture_uses u)
  update public.post_pictures p
  set unused_since = case when p.hash in (select used.hash from used) then null else now() end,
      removing_since = case when p.hash in (select used.hash from used) then null else p.removing_since end
  where (p.unused_since is null) <> (p.hash in (select used.hash from used))
    -- Only a post that shows the picture cancels an owner's deletion of it.
    and (p.removing_since is null or p.hash in (select shown.hash from shown));

  begin
    if to_regclass('cron.job_run_details') is not null then
      execute 'delete from cron.job_run_details where coalesce(end_time, start_time) < now() - interval ''7 days''';
    end if;
  exception when insufficient_privilege then
    raise warning 'The log of cron could not be tidied: %', sqlerrm;
  end;

  insert into public.housekeeping (tidied_at) values (now())
  on conflict (only_row) do update set tidied_at = excluded.tidied_at;
end;
$$;

comment on function private.tidy_up is
  'Deletes data once a day, as the privacy policy promises: enquiries after twelve months, sender hashes after a day (needed for ten minutes), trashed enquiries after 24 hours, trashed posts after 30 days, `checkout_starts` rows after a day, records of saves and ids of payment events after 60 days, subscriptions six years after their end, those that never began after twelve months. Updates which pictures are unused in posts, pending versions, the trash and stored versions. No API role may call it.';

create table public.deployment_report (
  only_row boolean primary key default true check (only_row),
  looked_at timestamptz not null default now(),
  site text not null check (char_length(site) between 1 and 300),
  version text not null check (char_length(version) between 1 and 50),
  -- [{ "name": "…", "verdict": "good" | "bad" | "unknown", "says": "…" }]
  checks jsonb not null check (jsonb_typeof(checks) = 'array' and pg_column_size(checks) < 200000)
);

comment on table public.deployment_report is 'One row: the last result of `npm run doctor -- --store`, for the owner''s first screen.';

alter table public.deployment_report enable row level security;
revoke all on public.deployment_report from anon, authenticated, service_role;
grant select on public.deployment_report to authenticated;
grant select, insert, update on public.deployment_report to service_role;

create policy "Admins read what the doctor found last"
  on public.deployment_report for select
  to authenticated
  using ((select private.is_admin()));

create function public.deployment_health()
  returns table (
    asked_at timestamptz,
    database_timer_ran_at timestamptz,
    function_timer_ran_at timestamptz,
    tidied_at timestamptz,
    mail_is_configured boolean
  )
  language sql stable security definer
  set search_path = ''
as $$
  select asked.at, t.database_ran_at, t.functions_ran_at, h.tidied_at, t.mail_is_configured
  from (select now() as at) asked left join private.timer t on true left join public.housekeeping h on true;
$$;

comment on function public.deployment_health is
  'The public health check of a running project, for `npm run doctor`: whether its timers run and whether email is configured. Returns times and a boolean; no addresses, counts or texts. `asked_at` is the database''s time, so that callers need not compare clocks. Security definer, because callers may not read the tables.';

create function private.call_function(name text) returns void
  language plpgsql
  security invoker
  set search_path = ''
as $$
declare
  project_url text := (select s.decrypted_secret from vault.decrypted_secrets s where s.name = 'project_url');
  secret_key text := (select s.decrypted_secret from vault.decrypted_secrets s where s.name = 'secret_key');
begin
  if project_url is null or secret_key is null then
    raise exception 'The Vault holds no project_url or no secret_key: run `npm run deploy` once.';
  end if;
  perform net.http_post(
    url := project_url || '/functions/v1/' || name,
    headers := jsonb_build_object('Content-Type', 'application/json', 'apikey', secret_key),
    body := '{}'::jsonb,
    timeout_milliseconds := 60000
  );
end;
$$;

comment on function private.call_function is
  'Calls one of the project''s functions. Reads address and key from the Vault on every run; `npm run deploy` writes them, so a new key needs a new deploy but no new job.';

create function public.keep_timer_access(project_url text, secret_key text) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  entry record;
  known uuid;
begin
  if $1 is null or $2 is null then
    raise null_value_not_allowed using message = 'Both the address and the key are needed.';
  end if;
  for entry in select * from (values ('project_url', $1), ('secret_key', $2)) as given (name, value) loop
    select s.id into known from vault.secrets s where s.name = entry.name;
    if found then
      perform vault.update_secret(known, entry.value);
    else
      perform vault.create_secret(entry.value, entry.name);
    end if;
  end loop;
end;
$$;

comment on function public.keep_timer_access is
  'Writes the project''s address and secret key into the Vault, for `npm run deploy`. As arguments they appear in no file, statement log or process list.';

create function private.schedule_jobs() returns void
  language plpgsql
  security invoker
  set search_path = ''
as $$
begin
  if to_regclass('cron.job') is null then
    return;
  end if;
  perform cron.schedule(job, schedule, command) from (values
    ('publish-due-posts', '* * * * *', 'select public.publish_due_posts()'),
    ('tidy-up', '10 3 * * *', 'select private.tidy_up()'),
    ('deliver-enquiries', '* * * * *', 'select private.call_function(''deliver-enquiries'')'),
    ('request-rebuild', '* * * * *', 'select private.call_function(''request-rebuild'')'),
    ('tidy-pictures', '20 3 * * *', 'select private.call_function(''tidy-pictures'')')
  ) as jobs (job, schedule, command);
end;
$$;

comment on function private.schedule_jobs is
  'Schedules the jobs. Replaces any job of the same name, even one created by hand. Does nothing without pg_cron.';

revoke execute on function public.publish_due_posts(), public.note_function_timer(boolean), private.tidy_up(),
  public.deployment_health(), private.call_function(text), public.keep_timer_access(text, text),
  private.schedule_jobs() from public, anon, authenticated, service_role;
grant execute on function public.publish_due_posts(), public.note_function_timer(boolean),
  public.keep_timer_access(text, text) to service_role;
grant execute on function public.deployment_health() to anon, authenticated, service_role;

do $$
begin
  if (select count(*) = 2 from pg_available_extensions where name in ('pg_cron', 'pg_net')) then
    create extension if not exists pg_cron;
    create extension if not exists pg_net;
    perform private.schedule_jobs();
  end if;
end;
$$;

-- 16_post_triggers.sql

-- All triggers of posts and categories in firing order: before row, after row, after statement; by name within a group.

-- Posts, before row.

create trigger blog_posts_accept_first_public_at
  before insert on public.blog_posts
  for each row when (new.first_public_at is not null) execute function private.accept_first_public_at();

create trigger blog_posts_compose_text
  before insert or update on public.blog_posts
  for each row execute function private.compose_text();

create trigger blog_posts_keep_first_public_at
  before update on public.blog_posts
  for each row execute function private.keep_first_public_at();

create trigger blog_posts_note_first_public_at
  before insert on public.blog_posts
  for each row when (new.first_public_at is null) execute function private.keep_first_public_at();

create trigger blog_posts_to_trash
  before delete on public.blog_posts
  for each row execute function private.trash_post();

-- Last, because updated_at identifies the final version of the row.
create trigger blog_posts_touch_updated_at
  before insert or update on public.blog_posts
  for each row execute function private.touch_updated_at();

-- Posts, after row.
create trigger blog_posts_keep_old_address after insert or update on public.blog_posts
  for each row execute function private.keep_old_post_address();

create trigger blog_posts_keep_version
  after insert or update on public.blog_posts
  for each row when (new.status = 'published') execute function private.keep_version();

create trigger blog_posts_note_words after update of title, excerpt, content, author, category_id, tags on public.blog_posts
  for each row
  when (
    (old.title, old.excerpt, old.content, old.author, old.category_id, old.tags)
    is distinct from (new.title, new.excerpt, new.content, new.author, new.category_id, new.tags)
  )
  execute function private.note_post_words();

create trigger blog_posts_note_words_of_new after insert on public.blog_posts
  for each row execute function private.note_post_words();

-- Posts, after statement: one build request, even for an import of thousands of posts.
create trigger blog_posts_note_delete after delete on public.blog_posts
  referencing old table as before for each statement execute function private.note_changed_rows();

create trigger blog_posts_note_insert after insert on public.blog_posts
  referencing new table as after for each statement execute function private.note_changed_rows();

create trigger blog_posts_note_truncate after truncate on public.blog_posts
  for each statement execute function private.note_changed_rows();

create trigger blog_posts_note_update after update on public.blog_posts
  referencing old table as before new table as after for each statement execute function private.note_changed_rows();

-- Categories, before row.
create trigger blog_categories_name_posts before delete on public.blog_categories
  for each row execute function private.name_posts_of_category();

-- Categories, after row.
create trigger blog_categories_keep_old_address after insert or update on public.blog_categories
  for each row execute function private.keep_old_category_address();

create trigger blog_categories_note_words after update of name on public.blog_categories
  for each row when (old.name is distinct from new.name)
  execute function private.note_category_words();

-- Categories, after statement. Every page of the blog shows categories, so a change requests a build.
create trigger blog_categories_note_delete after delete on public.blog_categories
  referencing old table as before for each statement execute function private.note_changed_rows();

create trigger blog_categories_note_insert after insert on public.blog_categories
  referencing new table as after for each statement execute function private.note_changed_rows();

create trigger blog_categories_note_truncate after truncate on public.blog_categories
  for each statement execute function private.note_changed_rows();

create trigger blog_categories_note_update after update on public.blog_categories
  referencing old table as before new table as after for each statement execute function private.note_changed_rows();

-- 17_subscriptions.sql

-- Subscriptions. The function stripe-webhook (service role) stores them as the payment provider reports them.

create table public.subscriptions (
  id uuid primary key default gen_random_uuid(),
  provider_id text not null unique check (provider_id ~ '^sub_\w+$'),
  customer_id text not null,
  is_live boolean not null,
  customer_name text check (char_length(customer_name) <= 300),
  customer_email text check (char_length(customer_email) <= 320),
  package text check (char_length(package) <= 100),
  amount integer not null check (amount >= 0),
  currency text not null check (currency ~ '^[a-z]{3}$'),
  billing_period text not null default 'month' check (billing_period ~ '^(\d+ )?(day|week|month|year)s?$'),
  further_prices text check (char_length(further_prices) <= 1000),
  status text not null check (
    status in ('incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'unpaid', 'paused', 'canceled')
  ),
  unread text,
  origin text check (origin in ('home', 'services')),
  started_at timestamptz not null,
  period_ends_at timestamptz,
  cancels_at timestamptz,
  ended_at timestamptz,
  payment_failed_at timestamptz,
  contacted_at timestamptz,
  changes_received_at timestamptz,
  changes_made_at timestamptz,
  reviewed_at timestamptz,
  live_at timestamptz,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint subscriptions_are_dated_in_this_century check (
    tstzrange('2000-01-01 00:00+00', '2100-01-01 00:00+00', '[]') @> all (array[
      started_at, period_ends_at, cancels_at, ended_at, payment_failed_at, contacted_at, changes_received_at,
      changes_made_at, reviewed_at, live_at, created_at
    ])
  )
);

comment on table public.subscriptions is
  'Subscriptions as the payment provider last reported them, until six years after their end. No card data.';
comment on column public.subscriptions.is_live is 'False for the provider''s test mode and for practice money.';
comment on column public.subscriptions.package is 'Name of the package; null if its price is not on our list.';
comment on column public.subscriptions.amount is 'List price per period, before discounts and tax, in the smallest unit of the currency.';
comment on column public.subscriptions.billing_period is 'Such as ''month'' or ''4 weeks''.';
comment on column public.subscriptions.further_prices is 'Prices in another currency or period, such as ''€5.00 a year''.';
comment on column public.subscriptions.status is 'The provider''s status; paused also while the collection of payments is paused.';
comment on column public.subscriptions.unread is
  'The event whose report could not be stored, and why, without personal data. A subscription that was never read has an empty customer_id and revision 0.';
comment on column public.subscriptions.origin is 'The page on which the checkout started.';
comment on column public.subscriptions.cancels_at is 'When a cancelled subscription ends or ended.';
comment on column public.subscriptions.payment_failed_at is 'Since when the latest invoice is unpaid, if the provider reports that the customer owes a payment.';
comment on column public.subscriptions.contacted_at is 'The kickoff checklist: five steps, each with the time at which an owner ticked it.';
comment on column public.subscriptions.revision is 'Counts the stored reports, so that a late writer does not overwrite a newer one.';

create index subscriptions_recent on public.subscriptions (created_at desc, id);
create index subscriptions_to_do on public.subscriptions (created_at)
  where contacted_at is null or unread is not null or payment_failed_at is not null or status in ('past_due', 'unpaid');

create trigger subscriptions_touch_updated_at
  before insert or update on public.subscriptions
  for each row execute function private.touch_updated_at();

create function private.keep_other_columns() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if auth.uid() is not null and to_jsonb(new) - tg_argv is distinct from to_jsonb(old) - tg_argv then
    raise insufficient_privilege using message = 'Owners can change only some columns of this table.';
  end if;
  return new;
end;
$$;

comment on function private.keep_other_columns is
  'Trigger: users can change only the columns in its arguments. The embedded backend ignores grants on columns.';

create trigger subscriptions_keep_other_columns
  before update on public.subscriptions
  for each row execute function private.keep_other_columns(
    'contacted_at', 'changes_received_at', 'changes_made_at', 'reviewed_at', 'live_at');

create table public.subscription_mails (
  id uuid primary key default gen_random_uuid(),
  subscription_id uuid not null references public.subscriptions (id) on delete cascade,
  kind text not null check (kind in ('confirmation', 'new', 'payment_failed', 'cancelled', 'unreadable')),
  occasion text not null,
  mail_state text not null default 'pending' check (mail_state in ('pending', 'sent', 'failed')),
  mail_attempts integer not null default 0,
  mail_next_attempt_at timestamptz not null default now(),
  mail_error text,
  created_at timestamptz not null default now(),
  unique (subscription_id, kind, occasion)
);

comment on table public.subscription_mails is
  'Emails about subscriptions: the confirmation to the customer, the others to the owner.';
comment on column public.subscription_mails.occasion is
  'The failed invoice or the cancellation that the email is about. Each occasion is mailed once.';
comment on column public.subscription_mails.mail_state is
  'As in contact_enquiries: due again at mail_next_attempt_at unless sent.';

create index subscription_mails_undelivered on public.subscription_mails (mail_next_attempt_at)
  where mail_state in ('pending', 'failed');

create table private.provider_events (
  id text primary key,
  type text not null,
  occurred_at timestamptz not null,
  received_at timestamptz not null default now()
);

comment on table private.provider_events is
  'Ids of the provider''s events that were processed, for 60 days, so that a repeated delivery has no effect.';

alter table public.subscriptions enable row level security;
alter table public.subscription_mails enable row level security;
alter table private.provider_events enable row level security;
revoke all on public.subscriptions, public.subscription_mails from anon, authenticated, service_role;
revoke all on private.provider_events from public, anon, authenticated, service_role;
grant select, insert, update on public.subscriptions, public.subscription_mails to service_role;
grant select, insert on private.provider_events to service_role;
grant select on public.subscriptions, public.subscription_mails to authenticated;
grant update (contacted_at, changes_received_at, changes_made_at, reviewed_at, live_at)
  on public.subscriptions to authenticated;

create policy "Admins read subscriptions"
  on public.subscriptions for select
  to authenticated
  using ((select private.is_admin()));

create policy "Admins tick the kickoff checklist"
  on public.subscriptions for update
  to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Admins read emails about subscriptions"
  on public.subscription_mails for select
  to authenticated
  using ((select private.is_admin()));

create function public.subscription_revision(provider_id text, event_id text)
  returns table (is_known boolean, revision integer)
  language sql stable
  security invoker
  set search_path = ''
as $$
  select exists (select from private.provider_events e where e.id = $2),
    coalesce((select s.revision from public.subscriptions s where s.provider_id = $1), 0);
$$;

comment on function public.subscription_revision is
  'Returns whether an event was processed, and the revision to pass to store_subscription (0 for a new subscription). Read it before asking the provider for the subscription.';

create function public.store_subscription(event jsonb, subscription jsonb, revision integer)
  returns table (outcome text, subscription_id uuid)
  language plpgsql
  security invoker
  set search_path = ''
as $$
declare
  known public.subscriptions;
  reported public.subscriptions;
  stored public.subscriptions;
  is_new boolean;
begin
  -- Serialises the events of one subscription, also its first two.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('store_subscription ' || ($2 ->> 'provider_id'), 0));
  select s.* into known from public.subscriptions s where s.provider_id = $2 ->> 'provider_id';

  if exists (select from private.provider_events e where e.id = $1 ->> 'id') then
    return query select 'duplicate'::text, known.id;
    return;
  end if;
  if coalesce(known.revision, 0) <> $3 then
    return query select 'outdated'::text, known.id;
    return;
  end if;

  reported := pg_catalog.jsonb_populate_record(null::public.subscriptions, $2);
  insert into private.provider_events (id, type, occurred_at)
  values ($1 ->> 'id', $1 ->> 'type', ($1 ->> 'occurred_at')::timestamptz);

  insert into public.subscriptions as s (
    provider_id, customer_id, is_live, customer_name, customer_email, package, amount, currency, status, origin,
    started_at, period_ends_at, cancels_at, ended_at, payment_failed_at, billing_period, further_prices
  ) values (
    reported.provider_id, reported.customer_id, reported.is_live, reported.customer_name, reported.customer_email,
    reported.package, reported.amount, reported.currency, reported.status, reported.origin, reported.started_at,
    reported.period_ends_at, reported.cancels_at, reported.ended_at, reported.payment_failed_at,
    reported.billing_period, reported.further_prices
  )
  on conflict (provider_id) do update set
    unread = null,
    started_at = excluded.started_at,
    origin = coalesce(s.origin, excluded.origin),
    customer_id = excluded.customer_id,
    -- The provider forgets the name of a deleted customer.
    customer_name = coalesce(excluded.customer_name, s.customer_name),
    customer_email = coalesce(excluded.customer_email, s.customer_email),
    package = coalesce(excluded.package, s.package),
    amount = excluded.amount,
    currency = excluded.currency,
    billing_period = excluded.billing_period,
    further_prices = excluded.further_prices,
    status = excluded.status,
    period_ends_at = excluded.period_ends_at,
    cancels_at = excluded.cancels_at,
    ended_at = excluded.ended_at,
    payment_failed_at = excluded.payment_failed_at,
    revision = s.revision + 1
  returning s.* into stored;

  -- Customers from before the webhook must not be welcomed again.
  is_new := stored.started_at > now() - interval '7 days';
  -- A subscription whose first payment failed has not begun.
  if stored.status not in ('incomplete', 'incomplete_expired') then
    insert into public.subscription_mails (subscription_id, kind, occasion)
    select stored.id, m.kind, m.occasion from (values
      ('confirmation', case when is_new and stored.status <> 'canceled' and stored.customer_email is not null then 'start' end),
      ('new', case when is_new then 'start' end),
      ('payment_failed', $2 ->> 'failed_invoice'),
      ('cancelled', $2 ->> 'cancelled_at')
    ) as m (kind, occasion)
    where m.occasion is not null
    on conflict do nothing;
  end if;

  return query select 'stored'::text, stored.id;
-- The same report would be refused again, so the owner is notified instead. The messages of these errors quote values.
exception when data_exception or integrity_constraint_violation then
  insert into public.subscriptions as s
    (provider_id, customer_id, is_live, amount, currency, status, started_at, revision, unread)
  values (
    $2 ->> 'provider_id', '', ($1 ->> 'is_live')::boolean, 0, 'gbp', 'active', now(), 0,
    pg_catalog.concat_ws(' ', $1 ->> 'type', $1 ->> 'id', $1 ->> 'occurred_at', coalesce($2 ->> 'unread', 'database ' || sqlstate))
  )
  on conflict (provider_id) do update set unread = excluded.unread where s.revision = $3
  returning s.* into stored;
  insert into public.subscription_mails (subscription_id, kind, occasion)
  values (stored.id, 'unreadable', stored.revision::text) on conflict do nothing;
  return query select 'unreadable'::text, stored.id;
end;
$$;

comment on function public.store_subscription is
  'Stores what the provider reports of one subscription, its event and the emails that are due, in one transaction. `event`: id, type, occurred_at, is_live. `subscription`: columns of subscriptions, and failed_invoice and cancelled_at for the emails. Returns ''stored'', ''unreadable'' (it was refused for good: the row says why, and the owner is emailed once), ''duplicate'' (the event was processed) or ''outdated'' (another event was stored since `revision` was read: read it and ask the provider again).';

create function public.claim_subscription_mails(batch_size integer, only_mail uuid default null)
  returns setof public.subscription_mails
  language sql
  security invoker
  set search_path = ''
as $$
  with claimed as materialized (
    select m.id from public.subscription_mails m
    where m.mail_state in ('pending', 'failed')
      and (m.mail_next_attempt_at <= now() and $2 is null
        -- A customer's address may be mistyped, and a late confirmation would confuse.
        and (m.kind <> 'confirmation' or m.created_at > now() - interval '3 days') or m.id = $2 and (m.mail_state = 'failed' or m.mail_next_attempt_at <= now()))
    order by m.mail_next_attempt_at
    limit $1
    for update skip locked
  )
  update public.subscription_mails m
  set mail_state = 'pending',
      mail_attempts = m.mail_attempts + 1,
      mail_next_attempt_at = now() + interval '5 minutes'
  from claimed
  where m.id = claimed.id
  returning m.*;
$$;

comment on function public.claim_subscription_mails is
  'Leases emails that are due, each to one caller, as claim_undelivered_enquiries does. With only_mail, leases that email unless it was sent or is being sent.';

create function public.restore_subscriptions(subscriptions jsonb) returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  added integer;
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Only admins import subscriptions.';
  end if;

  with restored as (
    insert into public.subscriptions as s
    select (pg_catalog.jsonb_populate_record(
      null::public.subscriptions,
      -- Older exports have no period.
      '{"billing_period": "month"}' || given.subscription || pg_catalog.jsonb_build_object('revision', 1, 'updated_at', now())
    )).*
    from pg_catalog.jsonb_array_elements(subscriptions) as given (subscription)
    on conflict (provider_id) do update set
      contacted_at = coalesce(s.contacted_at, excluded.contacted_at),
      changes_received_at = coalesce(s.changes_received_at, excluded.changes_received_at),
      changes_made_at = coalesce(s.changes_made_at, excluded.changes_made_at),
      reviewed_at = coalesce(s.reviewed_at, excluded.reviewed_at),
      live_at = coalesce(s.live_at, excluded.live_at)
    -- True for an inserted row.
    returning s.id, s.status, s.created_at, s.xmax = 0 as is_added
  ), mailed as (
    insert into public.subscription_mails (subscription_id, kind, occasion, mail_state, created_at)
    select r.id, m.kind, 'start', 'sent', r.created_at from restored r, (values ('confirmation'), ('new')) as m (kind)
    where r.is_added and r.status not in ('incomplete', 'incomplete_expired')
  )
  select count(*)::integer into added from restored where is_added;
  return added;
end;
$$;

comment on function public.restore_subscriptions is
  'Imports subscriptions of an export, and the ticks of those that are stored already. Returns how many were added. Does not send email. Security definer with its own role check, because otherwise only store_subscription may store subscriptions.';

revoke execute on function private.keep_other_columns(), public.subscription_revision(text, text), public.store_subscription(jsonb, jsonb, integer),
  public.claim_subscription_mails(integer, uuid), public.restore_subscriptions(jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.subscription_revision(text, text), public.store_subscription(jsonb, jsonb, integer),
  public.claim_subscription_mails(integer, uuid) to service_role;
grant execute on function public.restore_subscriptions(jsonb) to authenticated;
