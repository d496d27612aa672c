-- Whether a post was ever public is no question of its date: a draft that was imported with an old one never was.

alter table public.blog_posts add column first_public_at timestamptz;

comment on column public.blog_posts.first_public_at is
  'When the post first became public; null: it never was. Nobody but the database writes it.';

-- Away while the column is filled: that makes no new version of a post, and nothing that visitors see.
alter table public.blog_posts disable trigger blog_posts_touch_updated_at;
alter table public.blog_posts disable trigger blog_posts_note_update;

-- Until now a date in the past counted, so it goes on counting for posts that are there: a person can unlock an address
-- that never was public, but nobody can mend the links to one that was.
update public.blog_posts
set first_public_at = least(published_at, now())
where status = 'published' or (status in ('draft', 'archived') and published_at <= now());

alter table public.blog_posts enable trigger blog_posts_touch_updated_at;
alter table public.blog_posts enable trigger blog_posts_note_update;

-- What is sent is ignored. A published post has its time already, so a save of one never changes it.
create function private.keep_first_public_at() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.first_public_at := coalesce(old.first_public_at, case when new.status = 'published' then now() end);
  return new;
end;
$$;

revoke execute on function private.keep_first_public_at() from public, anon, authenticated;

create trigger blog_posts_keep_first_public_at
  before insert or update on public.blog_posts
  for each row execute function private.keep_first_public_at();
