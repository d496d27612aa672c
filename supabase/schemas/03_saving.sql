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
