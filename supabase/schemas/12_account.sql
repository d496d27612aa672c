-- These functions read Auth's tables, so they are security definer and check the caller's role themselves.

create function private.may_end_sessions_of(person uuid) returns boolean
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

comment on function private.may_end_sessions_of is
  'Whether the caller may list and end a user''s sessions: their own, and for an owner those of other owners.';

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

comment on function public.list_sessions is
  'The sessions that the caller may see, most recently used first. Auth stores the refresh time in UTC without a time zone, and the address with its netmask.';

create function public.end_session(session_id uuid) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
begin
  delete from auth.sessions as session where session.id = $1 and private.may_end_sessions_of(session.user_id);
  return found;
end;
$$;

comment on function public.end_session is
  'Ends a session and its refresh tokens. Returns false if there is no such session that the caller may end.';

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

comment on function public.list_owners is
  'The owners, for an owner; `invited_at` is set while an invitation is pending. No rows for other callers.';

create function public.take_owner_role(owner_id uuid) returns text
  language plpgsql security definer
  set search_path = ''
as $$
declare
  is_confirmed boolean;
begin
  -- Checks the role after taking the lock: two owners may revoke each other's role concurrently.
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

comment on function public.take_owner_role is
  'Revokes the role. Returns ''taken'', ''missing'' (not an owner), ''last_owner'', or ''withdrawn'' for a pending invitation: its account is deleted, and so its link stops working.';

create function public.invite_owner(invited_id uuid, granter uuid default null) returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  update auth.users as account set encrypted_password = ''
  where account.id = invited_id and account.email_confirmed_at is null;
  insert into public.user_roles (user_id, role, granted_by) values (invited_id, 'admin', granter) on conflict do nothing;
end;
$$;

comment on function public.invite_owner is
  'Makes a newly invited user an owner. Clears the password of an unconfirmed address, because someone else may have set it.';

create table public.owner_settings (
  only_row boolean primary key default true check (only_row),
  generated_posts text not null default 'draft' check (generated_posts in ('draft', 'published')),
  author text check (char_length(author) between 1 and 100),
  generated_author text check (char_length(generated_author) between 1 and 100)
);

comment on table public.owner_settings is 'One row: the owner''s settings.';
comment on column public.owner_settings.generated_posts is
  'The status of generated posts: draft, or published immediately.';
comment on column public.owner_settings.author is 'The author of new posts; null: the brand''s name.';
comment on column public.owner_settings.generated_author is 'The author of generated posts; null: the brand''s name.';

insert into public.owner_settings default values;

alter table public.owner_settings enable row level security;
revoke all on public.owner_settings from anon, authenticated, service_role;
grant select, update on public.owner_settings to authenticated;
grant select on public.owner_settings to service_role;

create policy "Admins read the settings"
  on public.owner_settings for select
  to authenticated
  using ((select private.is_admin()));

create policy "Admins change the settings"
  on public.owner_settings for update
  to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

revoke execute on function private.may_end_sessions_of(uuid), public.list_sessions(), public.end_session(uuid),
  public.list_owners(), public.take_owner_role(uuid), public.invite_owner(uuid, uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.list_sessions(), public.end_session(uuid), public.list_owners(),
  public.take_owner_role(uuid) to authenticated;
grant execute on function public.invite_owner(uuid, uuid) to service_role;
