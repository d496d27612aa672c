-- Makes a user an admin, for `npm run owner`: 'granted', 'already_admin', 'unknown_user', or 'unconfirmed': whoever
-- signed up with an address that was never confirmed may not be who owns it.
-- Runs as its owner, because the service role may not read Auth's table everywhere.
create function public.grant_admin(email text) returns text
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  found_id uuid;
  confirmed timestamptz;
begin
  select u.id, u.email_confirmed_at into strict found_id, confirmed
  from auth.users u where lower(u.email) = lower(btrim($1));
  if confirmed is null then
    return 'unconfirmed';
  end if;
  insert into public.user_roles (user_id, role) values (found_id, 'admin') on conflict do nothing;
  return case when found then 'granted' else 'already_admin' end;
exception
  when no_data_found then
    return 'unknown_user';
end;
$$;

revoke execute on function public.grant_admin(text) from public, anon, authenticated;
grant execute on function public.grant_admin(text) to service_role;
