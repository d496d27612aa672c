-- Who may do what. The client's admin check is a courtesy; this is the enforcement.

create schema if not exists private;
grant usage on schema private to anon, authenticated, service_role;

create table public.user_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null check (role in ('admin')),
  primary key (user_id, role)
);

alter table public.user_roles enable row level security;

-- A hosted project gives new tables no grants by itself; row-level security decides about the rows.
grant select on public.user_roles to authenticated;
grant all on public.user_roles to service_role;

create policy "Signed-in people read their own roles"
  on public.user_roles for select
  to authenticated
  using (user_id = (select auth.uid()));

-- Runs as its owner so that policies can ask about roles without a policy on user_roles letting everybody read them.
create function private.is_admin() returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select exists (
    select 1 from public.user_roles
    where user_id = (select auth.uid()) and role = 'admin'
  );
$$;

revoke execute on function private.is_admin() from public;
grant execute on function private.is_admin() to anon, authenticated, service_role;

create function private.touch_updated_at() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;
