-- Uses of pictures in a table instead of a scan, and a search that uses its index.

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

create trigger blog_posts_note_pictures after update of content, featured_image_url on public.blog_posts
  for each row
  when ((old.content, old.featured_image_url) is distinct from (new.content, new.featured_image_url))
  execute function private.note_picture_uses();

create trigger blog_posts_note_pictures_of_new after insert on public.blog_posts
  for each row execute function private.note_picture_uses();

-- After the triggers, which lock the tables against changes until the end, and before the new view.
insert into private.picture_uses (post_id, is_pending, hash)
select u.post_id, false, u.hash from public.post_picture_uses u where u.in_post
union all
select u.post_id, true, u.hash from public.post_picture_uses u where u.in_pending_version;

create or replace view public.post_picture_uses with (security_invoker = true) as
  select u.hash, p.id as post_id, p.title, p.status, bool_or(not u.is_pending) as in_post,
    bool_or(u.is_pending) as in_pending_version
  from private.picture_uses u join public.blog_posts p on p.id = u.post_id
  group by u.hash, p.id;

comment on view public.post_picture_uses is
  'One row for each post that names a picture''s folder, in the post or in its pending version.';

create or replace function private.change_picture_in_posts(picture text, alt text, is_decorative boolean, substitute text) returns integer
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

create or replace function public.claim_picture_removal(picture text) returns boolean
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

create or replace function public.claim_unused_pictures(batch_size integer)
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

revoke execute on function private.keep_picture_uses(uuid, boolean, text), private.note_picture_uses()
  from public, anon, authenticated, service_role;

alter index private.blog_post_words_everything set (fastupdate = off);
select gin_clean_pending_list('private.blog_post_words_everything');

create function private.find_words(words tsquery) returns table (post_id uuid, is_in_title boolean)
  language sql stable
  set search_path = ''
  set enable_seqscan = off
as $$
  select w.post_id, w.title @@ $1 from private.blog_post_words w where w.everything @@ $1;
$$;

comment on function private.find_words is
  'The posts that have all words, and whether their title has them. Always uses the index: the planner does not know that a scan of the table has to read large, separately stored values.';

create or replace function public.find_posts(request jsonb) returns jsonb
  language plpgsql stable security definer
  set search_path = ''
as $$
declare
  words tsquery;
  ids uuid[];
  in_title boolean[];
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
    select array_agg(w.post_id), array_agg(w.is_in_title) into ids, in_title from private.find_words(words) w;
    source := source || ' join unnest($2, $3) w (post_id, is_in_title) on w.post_id = p.id';
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
      from ' || source || ' where ' || conditions into posts using $1, ids, in_title;
    return jsonb_build_object('total', jsonb_array_length(posts), 'posts', posts);
  end if;

  execute 'select count(*) from ' || source || ' where ' || conditions into total using $1, ids, in_title;
  execute format(
    'select coalesce(jsonb_agg(found.post order by found.place), ''[]'') from (
      select to_jsonb(chosen) - ''content'' - ''first_public_at'' || jsonb_build_object(''category'',
          (select jsonb_build_object(''name'', c.name, ''slug'', c.slug)
           from public.blog_categories c where c.id = chosen.category_id)) as post,
        row_number() over () as place
      from (select p.* from %s where %s order by %s, p.id limit %s offset %s) chosen) found',
    source, conditions,
    case sort
      when 'match' then 'w.is_in_title desc, p.created_at desc'
      when 'published_at' then 'p.published_at ' || direction || ' nulls last'
      when 'title' then 'p.title ' || direction
      when 'status' then 'p.status ' || direction
      when 'updated_at' then 'p.updated_at ' || direction
      when 'created_at' then 'p.created_at ' || direction
    end,
    size, skipped
  ) into posts using $1, ids, in_title;
  return jsonb_build_object('total', total, 'posts', posts);
end;
$$;

revoke execute on function private.find_words(tsquery) from public, anon, authenticated, service_role;
