-- Names end at 63 characters, and this one was cut in the middle of a word.
alter policy "Signed-in people read published posts and admins read every post" on public.blog_posts
  rename to "Signed-in people read published posts, admins every post";

-- Who is deleted leaves their pending versions, which are found by this.
create index blog_post_pending_versions_saved_by on public.blog_post_pending_versions (saved_by);

-- As before; of several accounts with one address, which single sign-on makes possible, the confirmed one. Where more
-- are confirmed nobody is chosen: 'several_users'.
create or replace function public.grant_admin(email text) returns text
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
