-- What the clock does by itself. Both are plain SQL: pg_cron calls them on a hosted project, the embedded backend's own
-- timer locally. docs/functions.md says how pg_cron is set up.

create table public.housekeeping (
  only_row boolean primary key default true check (only_row),
  tidied_at timestamptz not null
);

comment on table public.housekeeping is 'One row: when private.tidy_up last ran.';

alter table public.housekeeping enable row level security;
revoke all on public.housekeeping from anon, authenticated, service_role;
grant select on public.housekeeping to authenticated;

create policy "Admins read when things were last tidied"
  on public.housekeeping for select
  to authenticated
  using ((select private.is_admin()));

-- Keeps what the privacy policy says, once a day: enquiries go after twelve months. What tells their senders apart is
-- needed for ten minutes only, and goes after a day. Nobody may call it but the owner of the project's tables.
create function private.tidy_up() returns void
  language plpgsql
  security invoker
  set search_path = ''
as $$
begin
  delete from public.contact_enquiries e where e.created_at < now() - interval '12 months';
  update public.contact_enquiries e set sender_hash = null
  where e.sender_hash is not null and e.created_at < now() - interval '1 day';

  begin
    if to_regclass('cron.job_run_details') is not null then
      execute 'delete from cron.job_run_details where coalesce(end_time, start_time) < now() - interval ''7 days''';
    end if;
  exception when insufficient_privilege then
    raise warning 'The log of cron could not be tidied: %', sqlerrm;
  end;

  insert into public.housekeeping (tidied_at) values (now())
  on conflict (only_row) do update set tidied_at = excluded.tidied_at;
end;
$$;

revoke execute on function private.tidy_up() from public, anon, authenticated, service_role;

-- Where cron runs already, it has called publish-due-posts, which is no function of its own any more.
do $$
begin
  if to_regclass('cron.job') is not null then
    perform cron.schedule('publish-due-posts', '* * * * *', 'select public.publish_due_posts()');
    perform cron.schedule('tidy-up', '10 3 * * *', 'select private.tidy_up()');
  end if;
end;
$$;
