-- A session that was ended, on the account screen or by a new password, may nothing more from that moment on. Its token
-- stays valid until it runs out, so what it may do is asked of Auth's own table.
-- https://supabase.com/docs/guides/auth/sessions

-- Whether the session of the caller's token still stands. A token that names none, which Auth does not make, cannot be ended.
create function private.is_session_live() returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select claims.session_id is null or exists (
    select from auth.sessions as session
    where session.user_id = (select auth.uid()) and session.id::text = claims.session_id
      and (session.not_after is null or session.not_after > now())
  )
  from (
    select nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id' as session_id
  ) as claims;
$$;

revoke execute on function private.is_session_live() from public;
grant execute on function private.is_session_live() to authenticated;

create or replace function private.is_admin() returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select exists (
    select 1 from public.user_roles
    where user_id = (select auth.uid()) and role = 'admin'
  ) and (select private.is_session_live());
$$;

-- So that the owner's screens learn of it as they learn of a role that was taken away.
alter policy "Signed-in people read their own roles" on public.user_roles
  using (user_id = (select auth.uid()) and (select private.is_session_live()));

create or replace function private.may_end_sessions_of(person uuid) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select (select private.is_session_live()) and (
    person = (select auth.uid()) or (
      (select private.is_admin())
      and exists (select from public.user_roles as given where given.user_id = person and given.role = 'admin')
    )
  );
$$;
