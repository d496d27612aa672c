-- The owner's account: who is signed in where, and who else is an owner. All of it reads Auth's tables, so it runs as its
-- owner and asks for itself who calls.

-- Since when somebody is an owner; who was one before this migration, since their account was made.
alter table public.user_roles add column granted_at timestamptz not null default now();
update public.user_roles as given set granted_at = account.created_at
from auth.users as account where account.id = given.user_id and account.created_at is not null;

-- Whether the caller may see and end the sessions of this person: their own, and as an owner those of other owners.
create function private.may_end_sessions_of(person uuid) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select person = (select auth.uid()) or (
    (select private.is_admin())
    and exists (select from public.user_roles as given where given.user_id = person and given.role = 'admin')
  );
$$;

revoke execute on function private.may_end_sessions_of(uuid) from public;

-- Auth writes when a session was renewed in UTC without saying so, and an address with its mask.
create function public.list_sessions()
  returns table (
    id uuid, user_id uuid, user_agent text, ip text, created_at timestamptz, last_used_at timestamptz, is_current boolean
  )
  language sql stable security definer
  set search_path = ''
as $$
  select session.id, session.user_id, session.user_agent, host(session.ip), session.created_at,
    greatest(session.created_at, session.refreshed_at at time zone 'utc'),
    session.id::text is not distinct from
      nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id'
  from auth.sessions as session
  where private.may_end_sessions_of(session.user_id) and (session.not_after is null or session.not_after > now())
  order by 6 desc, 1;
$$;

revoke execute on function public.list_sessions() from public, anon, service_role;
grant execute on function public.list_sessions() to authenticated;

-- Ends one session; its refresh tokens go with it. False when there is none that the caller may end.
create function public.end_session(session_id uuid) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
begin
  delete from auth.sessions as session where session.id = $1 and private.may_end_sessions_of(session.user_id);
  return found;
end;
$$;

revoke execute on function public.end_session(uuid) from public, anon, service_role;
grant execute on function public.end_session(uuid) to authenticated;

-- `invited_at`: of an invitation that nobody has accepted yet. No rows for whoever is no owner.
create function public.list_owners()
  returns table (user_id uuid, email text, granted_at timestamptz, last_sign_in_at timestamptz, invited_at timestamptz)
  language sql stable security definer
  set search_path = ''
as $$
  select account.id, account.email::text, given.granted_at, account.last_sign_in_at,
    case when account.email_confirmed_at is null then coalesce(account.invited_at, given.granted_at) end
  from public.user_roles as given join auth.users as account on account.id = given.user_id
  where given.role = 'admin' and (select private.is_admin())
  order by given.granted_at, account.email;
$$;

revoke execute on function public.list_owners() from public, anon, service_role;
grant execute on function public.list_owners() to authenticated;

-- Takes the role away: 'taken', 'missing' when they are no owner, 'last_owner', or 'withdrawn' for an invitation that
-- nobody accepted: its account goes, and its link with it.
create function public.take_owner_role(owner_id uuid) returns text
  language plpgsql security definer
  set search_path = ''
as $$
declare
  is_confirmed boolean;
begin
  -- Asked for after the lock: of two owners who take each other's role at once, the second is none any more.
  lock table public.user_roles in share row exclusive mode;
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Only an owner may do this.';
  end if;
  select account.email_confirmed_at is not null into is_confirmed
  from public.user_roles as given join auth.users as account on account.id = given.user_id
  where given.user_id = owner_id and given.role = 'admin' for update of account;
  if not found then
    return 'missing';
  elsif not is_confirmed then
    delete from auth.users as account where account.id = owner_id;
    return 'withdrawn';
  elsif not exists (
    select from public.user_roles as given join auth.users as account on account.id = given.user_id
    where given.user_id <> owner_id and given.role = 'admin' and account.email_confirmed_at is not null
  ) then
    return 'last_owner';
  end if;
  delete from public.user_roles as given where given.user_id = owner_id and given.role = 'admin';
  return 'taken';
end;
$$;

revoke execute on function public.take_owner_role(uuid) from public, anon, service_role;
grant execute on function public.take_owner_role(uuid) to authenticated;

-- Makes somebody an owner who has just been invited and has no password yet. One that was set for an address which nobody
-- ever confirmed is somebody else's, and void.
create function public.invite_owner(invited_id uuid) returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  update auth.users as account set encrypted_password = ''
  where account.id = invited_id and account.email_confirmed_at is null;
  insert into public.user_roles (user_id, role) values (invited_id, 'admin') on conflict do nothing;
end;
$$;

revoke execute on function public.invite_owner(uuid) from public, anon, authenticated;
grant execute on function public.invite_owner(uuid) to service_role;
