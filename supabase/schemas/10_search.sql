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

-- Without a pending list, which the embedded database never empties, and which makes the planner avoid the index.
create index blog_post_words_everything on private.blog_post_words using gin (everything) with (fastupdate = off);

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

create function private.find_words(words tsquery) returns table (post_id uuid, is_in_title boolean)
  language sql stable
  set search_path = ''
  set enable_seqscan = off
as $$
  select w.post_id, w.title @@ $1 from private.blog_post_words w where w.everything @@ $1;
$$;

comment on function private.find_words is
  'The posts that have all words, and whether their title has them. Always uses the index: the planner does not know that a scan of the table has to read large, separately stored values.';

create function public.find_posts(request jsonb) returns jsonb
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
  private.note_post_words(), private.note_category_words(), private.find_words(tsquery), public.find_posts(jsonb),
  public.change_posts(jsonb, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.find_posts(jsonb), public.change_posts(jsonb, jsonb) to authenticated;
