-- A category that posts have is not deleted (on delete restrict); this says which posts they are. What a pending version
-- names counts as well: applied later, it would name a category that is gone.
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

revoke execute on function private.name_posts_of_category() from public, anon, authenticated;

create trigger blog_categories_name_posts before delete on public.blog_categories
  for each row execute function private.name_posts_of_category();
