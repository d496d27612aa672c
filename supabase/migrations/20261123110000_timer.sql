-- What the clock does on a hosted project: pg_cron runs what is SQL, and pg_net calls the functions. Where these are not
-- to be had (the embedded backend has a timer of its own), nothing is scheduled.

-- Calls one of the project's functions. Address and key lie in the Vault, where `npm run deploy` puts them, and are read
-- at every run: a new key takes a new deploy and no new job.
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

-- Writes both into the Vault, over what is there. For `npm run deploy`, which has the project's secret key: as arguments
-- of a call they stand in no file, no log of statements and no list of processes.
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

-- A job of the same name is replaced, also one that was made by hand. Nothing happens where there is no cron.
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
    ('deliver-enquiries', '* * * * *', 'select private.call_function(''deliver-enquiries'')'),
    ('request-rebuild', '* * * * *', 'select private.call_function(''request-rebuild'')'),
    ('tidy-pictures', '20 3 * * *', 'select private.call_function(''tidy-pictures'')')
  ) as jobs (job, schedule, command);
end;
$$;

revoke execute on function public.keep_timer_access(text, text) from public, anon, authenticated;
grant execute on function public.keep_timer_access(text, text) to service_role;
revoke execute on function private.call_function(text) from public, anon, authenticated, service_role;
revoke execute on function private.schedule_jobs() from public, anon, authenticated, service_role;

do $$
begin
  if (select count(*) = 2 from pg_available_extensions where name in ('pg_cron', 'pg_net')) then
    create extension if not exists pg_cron;
    create extension if not exists pg_net;
    perform private.schedule_jobs();
  end if;
end;
$$;
