-- What `npm run doctor -- --store` found last, for the owner's first screen.
create table public.deployment_report (
  only_row boolean primary key default true check (only_row),
  looked_at timestamptz not null default now(),
  site text not null check (char_length(site) between 1 and 300),
  version text not null check (char_length(version) between 1 and 50),
  -- [{ "name": "…", "verdict": "good" | "bad" | "unknown", "says": "…" }]
  checks jsonb not null check (jsonb_typeof(checks) = 'array' and pg_column_size(checks) < 200000)
);

comment on table public.deployment_report is 'One row: what npm run doctor found last.';

alter table public.deployment_report enable row level security;
revoke all on public.deployment_report from anon, authenticated, service_role;
grant select on public.deployment_report to authenticated;
grant select, insert, update on public.deployment_report to service_role;

create policy "Admins read what the doctor found last"
  on public.deployment_report for select
  to authenticated
  using ((select private.is_admin()));
