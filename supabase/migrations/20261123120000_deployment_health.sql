-- What anybody may ask of a running project, and `npm run doctor` does: whether its timers run and whether mail is set
-- up. Times and a yes or no; no address, no figure, no text.

create table private.timer (
  only_row boolean primary key default true check (only_row),
  database_ran_at timestamptz,
  functions_ran_at timestamptz,
  mail_is_configured boolean
);

comment on table private.timer is 'One row: when cron last did its work of every minute.';
comment on column private.timer.database_ran_at is 'When it last called publish_due_posts, in SQL.';
comment on column private.timer.functions_ran_at is 'When it last reached the function deliver-enquiries.';
comment on column private.timer.mail_is_configured is 'Whether that function then had usable mail settings.';

insert into private.timer default values;

alter table private.timer enable row level security;
revoke all on private.timer from public, anon, authenticated;
grant select, insert, update on private.timer to service_role;

-- As before, and notes that it was called.
create or replace function public.publish_due_posts() returns integer
  language sql
  security invoker
  set search_path = ''
as $$
  insert into private.timer as t (database_ran_at) values (now())
  on conflict (only_row) do update set database_ran_at = excluded.database_ran_at;
  with published as (
    update public.blog_posts p
    set status = 'published'
    where p.status = 'scheduled' and p.published_at <= now()
    returning p.id
  )
  select count(*)::integer from published;
$$;

-- The timer has reached a function, which knows whether mail can be sent.
create function public.note_function_timer(mail_is_configured boolean) returns void
  language sql
  security invoker
  set search_path = ''
as $$
  insert into private.timer as t (functions_ran_at, mail_is_configured) values (now(), $1)
  on conflict (only_row) do update
  set functions_ran_at = excluded.functions_ran_at, mail_is_configured = excluded.mail_is_configured;
$$;

-- Runs as its owner: nobody who asks may read the tables. `asked_at` saves them from comparing clocks.
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

revoke execute on function public.note_function_timer(boolean) from public, anon, authenticated;
revoke execute on function public.deployment_health() from public;
grant execute on function public.note_function_timer(boolean) to service_role;
grant execute on function public.deployment_health() to anon, authenticated, service_role;
