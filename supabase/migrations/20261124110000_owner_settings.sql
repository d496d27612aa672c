-- What the owner has chosen, and what the owner may know of the site's rebuilds.
create table public.owner_settings (
  only_row boolean primary key default true check (only_row),
  generated_posts text not null default 'draft' check (generated_posts in ('draft', 'published'))
);

comment on table public.owner_settings is 'One row: what the owner has chosen.';
comment on column public.owner_settings.generated_posts is 'What a generated post is: a draft, or shown to visitors at once.';

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

-- How far the built site is behind. Runs as its owner, because nobody may read the table; an admin alone gets a row.
-- `asked_at` saves the screens from comparing clocks. last_error is a sentence of ours and names no address.
create function public.site_rebuild_state()
  returns table (
    asked_at timestamptz,
    waiting_since timestamptz,
    requested_at timestamptz,
    last_error text
  )
  language sql stable security definer
  set search_path = ''
as $$
  select now(), r.waiting_since, r.requested_at, r.last_error
  from private.site_rebuild r
  where (select private.is_admin());
$$;

revoke execute on function public.site_rebuild_state() from public, anon;
grant execute on function public.site_rebuild_state() to authenticated;
