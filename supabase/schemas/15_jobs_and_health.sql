-- A hosted project runs these jobs with pg_cron and pg_net, the embedded backend with a timer (docs/functions.md).

create table private.timer (
  only_row boolean primary key default true check (only_row),
  database_ran_at timestamptz,
  functions_ran_at timestamptz,
  mail_is_configured boolean
);

comment on table private.timer is 'One row: when the timer last ran its jobs of every minute.';
comment on column private.timer.database_ran_at is 'When the timer last called publish_due_posts, in SQL.';
comment on column private.timer.functions_ran_at is 'When the timer last reached the function deliver-mails.';
comment on column private.timer.mail_is_configured is 'Whether that function had usable email settings at the time.';

insert into private.timer default values;

alter table private.timer enable row level security;
revoke all on private.timer from public, anon, authenticated, service_role;
grant select, insert, update on private.timer to service_role;

create function public.publish_due_posts() returns integer
  language sql
  security invoker
  set search_path = ''
as $$
  insert into private.timer as t (database_ran_at) values (now())
  on conflict (only_row) do update set database_ran_at = excluded.database_ran_at;
  with due as (
    select p.id, p.updated_at as version from public.blog_posts p
    where p.status = 'scheduled' and p.published_at <= now()
    order by p.id for update
  ), published as (
    update public.blog_posts p set status = 'published' from due where p.id = due.id
    returning p.id, due.version as was, p.updated_at as is_now
  ), noted as (
    insert into public.blog_post_saves (revision, post_id, post_version, published_from)
    select gen_random_uuid(), p.id, p.is_now, p.was from published p
  )
  select count(*)::integer from published;
$$;

comment on function public.publish_due_posts is
  'Publishes the scheduled posts that are due and records the run. Returns how many. Called every minute.';

create function public.note_function_timer(mail_is_configured boolean) returns void
  language sql
  security invoker
  set search_path = ''
as $$
  insert into private.timer as t (functions_ran_at, mail_is_configured) values (now(), $1)
  on conflict (only_row) do update
  set functions_ran_at = excluded.functions_ran_at, mail_is_configured = excluded.mail_is_configured;
$$;

comment on function public.note_function_timer is
  'Records that the timer reached a function, and whether that function can send email.';

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

create function private.tidy_up() returns void
  language plpgsql
  security invoker
  set search_path = ''
as $$
begin
  delete from public.contact_enquiries e where e.created_at < now() - interval '12 months';
  update public.contact_enquiries e set sender_hash = null
  where e.sender_hash is not null and e.created_at < now() - interval '1 day';
  delete from private.enquiry_trash t where t.trashed_at < now() - interval '24 hours';
  update private.enquiry_trash t set enquiry = t.enquiry || '{"sender_hash": null}'
  where (t.enquiry ->> 'created_at')::timestamptz < now() - interval '1 day';
  delete from private.checkout_starts s where s.started_at <= now() - interval '1 day';
  delete from public.blog_post_trash t where t.trashed_at < now() - interval '30 days';
  delete from public.blog_post_saves s where s.saved_at < now() - interval '60 days';
  delete from public.subscriptions s
  where s.ended_at < now() - interval '6 years'
    or (s.status in ('incomplete', 'incomplete_expired') and s.created_at < now() - interval '12 months');
  delete from private.provider_events e where e.received_at < now() - interval '60 days';
  delete from private.used_portal_links u where u.used_at < now() - interval '30 days';
  delete from private.person_notes n where n.person not in (select k.key from private.person_keys k where not k.is_erased and k.key is not null);
  delete from public.activity a where a.at < now() - interval '12 months';

  with used as materialized (
    select u.hash from public.post_picture_uses u union select u.hash from private.kept_picture_uses u
  ), shown as materialized (select distinct u.hash from public.post_picture_uses u)
  update public.post_pictures p
  set unused_since = case when p.hash in (select used.hash from used) then null else now() end,
      removing_since = case when p.hash in (select used.hash from used) then null else p.removing_since end
  where (p.unused_since is null) <> (p.hash in (select used.hash from used))
    -- Only a post that shows the picture cancels an owner's deletion of it.
    and (p.removing_since is null or p.hash in (select shown.hash from shown));

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

comment on function private.tidy_up is
  'Deletes data once a day, as the privacy policy promises: enquiries after twelve months, sender hashes after a day (needed for ten minutes), trashed enquiries after 24 hours, trashed posts after 30 days, `checkout_starts` rows after a day, records of saves and ids of payment events after 60 days, subscriptions six years after their end, those that never began after twelve months, used portal links after 30 days, notes with the last record of their person, the activity after twelve months. Updates which pictures are unused in posts, pending versions, the trash and stored versions. No API role may call it.';

create table public.deployment_report (
  only_row boolean primary key default true check (only_row),
  looked_at timestamptz not null default now(),
  site text not null check (char_length(site) between 1 and 300),
  version text not null check (char_length(version) between 1 and 50),
  -- [{ "name": "…", "verdict": "good" | "bad" | "unknown", "says": "…" }]
  checks jsonb not null check (jsonb_typeof(checks) = 'array' and pg_column_size(checks) < 200000)
);

comment on table public.deployment_report is 'One row: the last result of `npm run doctor -- --store`, for the owner''s first screen.';

alter table public.deployment_report enable row level security;
revoke all on public.deployment_report from anon, authenticated, service_role;
grant select on public.deployment_report to authenticated;
grant select, insert, update on public.deployment_report to service_role;

create policy "Admins read what the doctor found last"
  on public.deployment_report for select
  to authenticated
  using ((select private.is_admin()));

create function public.deployment_health()
  returns table (
    asked_at timestamptz,
    database_timer_ran_at timestamptz,
    function_timer_ran_at timestamptz,
    tidied_at timestamptz,
    mail_is_configured boolean
  )
  language sql stable security definer
  set search_path = ''
as $$
  select asked.at, t.database_ran_at, t.functions_ran_at, h.tidied_at, t.mail_is_configured
  from (select now() as at) asked left join private.timer t on true left join public.housekeeping h on true;
$$;

comment on function public.deployment_health is
  'The public health check of a running project, for `npm run doctor`: whether its timers run and whether email is configured. Returns times and a boolean; no addresses, counts or texts. `asked_at` is the database''s time, so that callers need not compare clocks. Security definer, because callers may not read the tables.';

create function private.call_function(name text) returns void
  language plpgsql
  security invoker
  set search_path = ''
as $$
declare
  project_url text := (select s.decrypted_secret from vault.decrypted_secrets s where s.name = 'project_url');
  secret_key text := (select s.decrypted_secret from vault.decrypted_secrets s where s.name = 'secret_key');
begin
  if project_url is null or secret_key is null then
    raise exception 'The Vault holds no project_url or no secret_key: run `npm run deploy` once.';
  end if;
  perform net.http_post(
    url := project_url || '/functions/v1/' || name,
    headers := jsonb_build_object('Content-Type', 'application/json', 'apikey', secret_key),
    body := '{}'::jsonb,
    timeout_milliseconds := 60000
  );
end;
$$;

comment on function private.call_function is
  'Calls one of the project''s functions. Reads address and key from the Vault on every run; `npm run deploy` writes them, so a new key needs a new deploy but no new job.';

create function public.keep_timer_access(project_url text, secret_key text) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  entry record;
  known uuid;
begin
  if $1 is null or $2 is null then
    raise null_value_not_allowed using message = 'Both the address and the key are needed.';
  end if;
  for entry in select * from (values ('project_url', $1), ('secret_key', $2)) as given (name, value) loop
    select s.id into known from vault.secrets s where s.name = entry.name;
    if found then
      perform vault.update_secret(known, entry.value);
    else
      perform vault.create_secret(entry.value, entry.name);
    end if;
  end loop;
end;
$$;

comment on function public.keep_timer_access is
  'Writes the project''s address and secret key into the Vault, for `npm run deploy`. As arguments they appear in no file, statement log or process list.';

create function private.schedule_jobs() returns void
  language plpgsql
  security invoker
  set search_path = ''
as $$
begin
  if to_regclass('cron.job') is null then
    return;
  end if;
  perform cron.schedule(job, schedule, command) from (values
    ('publish-due-posts', '* * * * *', 'select public.publish_due_posts()'),
    ('tidy-up', '10 3 * * *', 'select private.tidy_up()'),
    ('deliver-mails', '* * * * *', 'select private.call_function(''deliver-mails'')'),
    ('request-rebuild', '* * * * *', 'select private.call_function(''request-rebuild'')'),
    ('tidy-pictures', '20 3 * * *', 'select private.call_function(''tidy-pictures'')')
  ) as jobs (job, schedule, command);
end;
$$;

comment on function private.schedule_jobs is
  'Schedules the jobs. Replaces any job of the same name, even one created by hand. Does nothing without pg_cron.';

revoke execute on function public.publish_due_posts(), public.note_function_timer(boolean), private.tidy_up(),
  public.deployment_health(), private.call_function(text), public.keep_timer_access(text, text),
  private.schedule_jobs() from public, anon, authenticated, service_role;
grant execute on function public.publish_due_posts(), public.note_function_timer(boolean),
  public.keep_timer_access(text, text) to service_role;
grant execute on function public.deployment_health() to anon, authenticated, service_role;

do $$
begin
  if (select count(*) = 2 from pg_available_extensions where name in ('pg_cron', 'pg_net')) then
    create extension if not exists pg_cron;
    create extension if not exists pg_net;
    perform private.schedule_jobs();
  end if;
end;
$$;
