-- A scheduled post is published when its time has come. Called every minute by the function publish-due-posts.

create index blog_posts_scheduled on public.blog_posts (published_at) where status = 'scheduled';

-- Gives how many posts were due.
create function public.publish_due_posts() returns integer
  language sql
  security invoker
  set search_path = ''
as $$
  with published as (
    update public.blog_posts p
    set status = 'published'
    where p.status = 'scheduled' and p.published_at <= now()
    returning p.id
  )
  select count(*)::integer from published;
$$;

revoke execute on function public.publish_due_posts() from public, anon, authenticated;
grant execute on function public.publish_due_posts() to service_role;
