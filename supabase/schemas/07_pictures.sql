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

create table private.picture_uses (
  post_id uuid references public.blog_posts (id) on delete cascade,
  is_pending boolean,
  hash text,
  primary key (post_id, is_pending, hash)
);

comment on table private.picture_uses is
  'The pictures of each post and, with is_pending, of its pending version. Maintained by triggers. Covers every text of the row, so a picture without a row here is not shown anywhere.';

create index picture_uses_of_picture on private.picture_uses (hash);

alter table private.picture_uses enable row level security;
revoke all on private.picture_uses from public, anon, authenticated, service_role;
grant select on private.picture_uses to authenticated, service_role;

create policy "Signed-in people read published uses, admins every use"
  on private.picture_uses for select
  to authenticated
  using (
    (select private.is_admin())
    or not is_pending and exists (select from public.blog_posts p where p.id = post_id and p.status = 'published')
  );

create function private.keep_picture_uses(post uuid, is_pending boolean, shown text) returns void
  language plpgsql
  security invoker
  set search_path = ''
as $$
declare
  hashes constant text[] := array(
    select distinct part from string_to_table(shown, '/') part where octet_length(part) = 32 and part ~ '^[0-9a-f]{32}$'
  );
begin
  delete from private.picture_uses u where u.post_id = post and u.is_pending = $2 and u.hash <> all (hashes);
  insert into private.picture_uses select post, $2, unnest(hashes) on conflict do nothing;
end;
$$;

comment on function private.keep_picture_uses is
  'Stores the pictures whose folders the text of a post or pending version names. Splitting at slashes is many times faster than a regular expression over the text.';

create function private.note_picture_uses() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if tg_table_name = 'blog_posts' then
    perform private.keep_picture_uses(new.id, false, concat(new.content, ' /', new.featured_image_url));
    return null;
  end if;
  if tg_op = 'DELETE' or tg_op = 'UPDATE' and old.post_id <> new.post_id then
    perform private.keep_picture_uses(old.post_id, true, '');
  end if;
  if tg_op <> 'DELETE' then
    perform private.keep_picture_uses(new.post_id, true, new.fields::text);
  end if;
  return null;
end;
$$;

comment on function private.note_picture_uses is
  'Trigger of posts and pending versions: updates private.picture_uses. Security definer, because no API role may write it.';

create trigger blog_post_pending_versions_note_pictures
  after insert or update or delete on public.blog_post_pending_versions
  for each row execute function private.note_picture_uses();

create view public.post_picture_uses with (security_invoker = true) as
  select u.hash, p.id as post_id, p.title, p.status, bool_or(not u.is_pending) as in_post,
    bool_or(u.is_pending) as in_pending_version
  from private.picture_uses u join public.blog_posts p on p.id = u.post_id
  group by u.hash, p.id;

comment on view public.post_picture_uses is
  'One row for each post that names a picture''s folder, in the post or in its pending version.';

create view public.post_picture_use_counts with (security_invoker = true) as
  select hash, count(*)::integer as posts from public.post_picture_uses group by hash;

comment on view public.post_picture_use_counts is
  'The number of posts that show each picture.';

create view public.unused_post_pictures with (security_invoker = true) as
  select p.* from public.post_pictures p
  where not exists (select from private.picture_uses u where u.hash = p.hash);

comment on view public.unused_post_pictures is
  'The pictures that neither a post nor its pending version shows.';

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

revoke all on public.post_picture_uses, public.post_picture_use_counts, public.unused_post_pictures,
  public.post_picture_totals, private.kept_picture_uses from public, anon, authenticated, service_role;
grant select on public.post_picture_uses, public.post_picture_use_counts, public.unused_post_pictures,
  public.post_picture_totals, private.kept_picture_uses to authenticated, service_role;

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
    where p.id in (select u.post_id from private.picture_uses u where u.hash = picture)
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
    and not exists (select from private.picture_uses u where u.hash = $1)
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
        and c.hash not in (select u.hash from private.picture_uses u)
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
        and split_part(o.name, '/', 1) not in (select u.hash from private.picture_uses u)
        and split_part(o.name, '/', 1) not in (select u.hash from private.kept_picture_uses u where u.is_trashed)
      limit $1
    $query$ using batch_size;
  end if;
end;
$$;

comment on function public.claim_unused_pictures is
  'For the function tidy-pictures: pictures that have been unused for 30 days, or whose deletion was not finished, with the names of their files in the bucket; and unused folders without a row that an upload left 30 days ago. Pictures of the trash and of stored versions stay. Each picture is leased for five minutes.';

revoke execute on function private.keep_picture_uses(uuid, boolean, text), private.note_picture_uses(),
  private.change_picture_in_text(text, text, text, boolean, text),
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
