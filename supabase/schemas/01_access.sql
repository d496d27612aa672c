-- Roles and sessions. The admin's screens check the role for convenience only; these policies enforce it.

create schema private;

comment on schema private is
  'Not exposed by any API: helpers of policies and triggers, and tables that only functions use.';

grant usage on schema private to anon, authenticated, service_role;

create table public.user_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null check (role in ('admin')),
  granted_at timestamptz not null default now(),
  granted_by uuid,
  primary key (user_id, role)
);

comment on table public.user_roles is
  'The owners of the site. `npm run owner` and invitations grant roles.';
comment on column public.user_roles.granted_by is 'The owner who invited this one; null: `npm run owner`.';

alter table public.user_roles enable row level security;
revoke all on public.user_roles from anon, authenticated, service_role;
grant select on public.user_roles to authenticated;
grant all on public.user_roles to service_role;

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

comment on function private.is_session_live is
  'Whether the session of the caller''s token is still active. A token stays valid until it expires, so policies must refuse one whose session was ended, on the account screen or by a new password (https://supabase.com/docs/guides/auth/sessions). A token without a session cannot be ended; Auth does not issue such tokens.';

create function private.is_admin() returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select exists (
    select 1 from public.user_roles
    where user_id = (select auth.uid()) and role = 'admin'
  ) and (select private.is_session_live());
$$;

comment on function private.is_admin is
  'Whether the caller is an owner. Security definer, so that policies can read a table that callers may not read.';

create policy "Signed-in people read their own roles"
  on public.user_roles for select
  to authenticated
  using (user_id = (select auth.uid()) and (select private.is_session_live()));

create function private.touch_updated_at() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.updated_at := greatest(now(), old.updated_at + interval '1 microsecond');
  return new;
end;
$$;

comment on function private.touch_updated_at is
  'Trigger: sets `updated_at`, which identifies a version of its row. A save names the version it started from, so the time never repeats and never goes back: not for two saves within one clock tick, nor after the clock was set back.';

create function public.grant_admin(email text, granter uuid default null) returns text
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
  insert into public.user_roles (user_id, role, granted_by) values (confirmed[1], 'admin', $2) on conflict do nothing;
  return case when found then 'granted' else 'already_admin' end;
end;
$$;

comment on function public.grant_admin is
  'Makes a user an owner, for `npm run owner`. Returns ''granted'', ''already_admin'', ''unknown_user'', ''unconfirmed'' (the address was never confirmed, so it may belong to someone else) or ''several_users'' (single sign-on can give one address several confirmed accounts; the function chooses none). Security definer, because the service role cannot read Auth''s table in every project.';

revoke execute on function private.is_session_live(), private.is_admin(), private.touch_updated_at(),
  public.grant_admin(text, uuid) from public, anon, authenticated, service_role;
grant execute on function private.is_admin() to anon, authenticated, service_role;
grant execute on function private.is_session_live() to authenticated;
grant execute on function public.grant_admin(text, uuid) to service_role;
