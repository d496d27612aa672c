-- Versions of drafts, and how many words each version added and removed.

alter table public.blog_post_versions
  add column is_draft boolean not null default false,
  add column words_added integer,
  add column words_removed integer;

comment on table public.blog_post_versions is
  'Every published text, including the current one, and for each post up to 25 texts that visitors did not see.';
comment on column public.blog_post_versions.words_added is
  'Compared with the version before; for a published text, with the published version before. words_removed likewise.';

create function private.words_of(fields jsonb) returns setof text
  language sql immutable
  set search_path = ''
as $$
  select word from string_to_table(
    translate(concat_ws(' ', fields ->> 'title', fields ->> 'excerpt', fields ->> 'content'), E'\n\t', '  '), ' '
  ) word
  where word <> '';
$$;

comment on function private.words_of is 'The words of a post''s title, excerpt and content.';

create or replace function private.keep_version() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  of_draft constant boolean := tg_nargs > 0;
  post constant public.blog_posts := case when of_draft then old else new end;
  shown constant jsonb := private.text_of_post(post);
  last public.blog_post_versions;
begin
  select v.* into last from public.blog_post_versions v
  where v.post_id = new.id and (of_draft or not v.is_draft) order by v.made_at desc limit 1;
  if shown is not distinct from last.fields then
    return null;
  end if;

  -- Ten minutes after the last version, a pause has ended or writing has gone on. Restoring stores a version's text again.
  if of_draft and (
    new.updated_at - coalesce(last.made_at, old.created_at) < interval '10 minutes' and (
      new.content = old.content or length(new.content) * 2 > length(old.content) and not exists (
        select from public.blog_post_versions v where v.post_id = new.id and v.fields ->> 'content' = new.content
      )
    )
    or exists (select from public.blog_post_versions v where v.post_id = new.id and v.fields = shown)
  ) then
    return null;
  end if;

  insert into public.blog_post_versions (post_id, fields, is_draft, made_at, made_by, made_by_email, words_added, words_removed)
  select post.id, shown, of_draft, case when of_draft then post.updated_at else clock_timestamp() end,
    case when of_draft then s.saved_by else auth.uid() end,
    case when of_draft then s.saved_by_email else (select u.email from auth.users u where u.id = auth.uid()) end,
    (select count(*) from (select private.words_of(shown) except all select private.words_of(last.fields)) w),
    (select count(*) from (select private.words_of(last.fields) except all select private.words_of(shown)) w)
  from (select) one
  left join public.blog_post_saves s on s.post_id = post.id and s.post_version = post.updated_at
  limit 1;
  delete from public.blog_post_versions v where v.id in (
    select d.id from public.blog_post_versions d where d.post_id = new.id and d.is_draft order by d.made_at desc offset 25
  );
  return null;
end;
$$;

comment on function private.keep_version is
  'Trigger: stores the text of a published post as a version if it differs from the last one; with the argument draft, stores the text of an unpublished post before a save overwrites it: after a pause, every ten minutes, when the save makes the text shorter by half, and when it restores a version. Security definer, because no API role may write versions.';

revoke execute on function private.words_of(jsonb) from public, anon, authenticated, service_role;

create trigger blog_posts_keep_draft
  after update on public.blog_posts
  for each row
  when (
    old.status <> 'published' and old.content <> ''
    and (old.title, old.excerpt, old.content) is distinct from (new.title, new.excerpt, new.content)
  )
  execute function private.keep_version('draft');
