-- Triggers record public changes here; the function request-rebuild then requests a build of the static site.

create table private.site_rebuild (
  only_row boolean primary key default true check (only_row),
  change_count bigint not null default 0,
  changed_at timestamptz,
  waiting_since timestamptz,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  requested_at timestamptz
);

comment on table private.site_rebuild is 'One row: the state of public changes against the last requested build.';
comment on column private.site_rebuild.waiting_since is
  'The time of the first public change that is waiting for a build; null: none is waiting.';
comment on column private.site_rebuild.attempts is 'Requests begun since the hosting provider last accepted one.';
comment on column private.site_rebuild.next_attempt_at is
  'No request before this time: one is in progress until then, or the last one failed.';
comment on column private.site_rebuild.requested_at is 'When the hosting provider last accepted a request.';

insert into private.site_rebuild default values;

alter table private.site_rebuild enable row level security;
revoke all on private.site_rebuild from public, anon, authenticated, service_role;
grant select, insert, update on private.site_rebuild to service_role;

create function private.note_public_change() returns void
  language sql
  security definer
  set search_path = ''
as $$
  insert into private.site_rebuild as r (change_count, changed_at, waiting_since)
  values (1, clock_timestamp(), clock_timestamp())
  on conflict (only_row) do update
  set change_count = r.change_count + 1,
      changed_at = clock_timestamp(),
      waiting_since = coalesce(r.waiting_since, clock_timestamp());
$$;

comment on function private.note_public_change is
  'Records a public change. Security definer, like the triggers that call it, because API roles may not write the table. Concurrent changes wait for the row lock, so a visible count includes every change up to it.';

create function private.note_changed_rows() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  noted boolean;
begin
  case tg_op
    when 'INSERT' then noted := exists (
      select from after a where coalesce(to_jsonb(a) ->> 'status', 'published') = 'published'
    );
    when 'DELETE' then noted := exists (
      select from before b where coalesce(to_jsonb(b) ->> 'status', 'published') = 'published'
    );
    when 'UPDATE' then noted := exists (
      select from
        (select b.id, to_jsonb(b) - 'updated_at' as shown from before b
         where coalesce(to_jsonb(b) ->> 'status', 'published') = 'published') b
        full join (select a.id, to_jsonb(a) - 'updated_at' as shown from after a
         where coalesce(to_jsonb(a) ->> 'status', 'published') = 'published') a using (id)
      where a.shown is distinct from b.shown
    );
    else noted := true;
  end case;
  if noted then
    perform private.note_public_change();
  end if;
  return null;
end;
$$;

comment on function private.note_changed_rows is
  'Trigger: records changes to what visitors see of posts and categories: every category, which has no status, and all columns of a published post. Ignores `updated_at`, which changes on every save.';

create function private.note_changed_redirect() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  changed public.blog_redirects := coalesce(new, old);
begin
  if changed.kind = 'category'
    or exists (select from public.blog_posts p where p.id = changed.post_id and p.status = 'published')
  then
    perform private.note_public_change();
  end if;
  return null;
end;
$$;

comment on function private.note_changed_redirect is
  'Trigger: records a changed redirect. The redirects of a post are public while the post is published.';

-- At depth 0 only: changes made by other triggers are recorded with their post or category.
create trigger blog_redirects_note after insert or update or delete on public.blog_redirects
  for each row when (pg_trigger_depth() = 0) execute function private.note_changed_redirect();

create function public.claim_site_rebuild(quiet_period interval, longest_wait interval)
  returns table (change_count bigint, attempt integer)
  language sql
  security invoker
  set search_path = ''
as $$
  update private.site_rebuild r
  set attempts = r.attempts + 1,
      next_attempt_at = now() + interval '2 minutes'
  where r.next_attempt_at <= now()
    and (
      (r.waiting_since is not null and r.changed_at <= now() - $1)
      or r.waiting_since <= now() - $2
    )
  returning r.change_count, r.attempts;
$$;

comment on function public.claim_site_rebuild is
  'Leases the build request to one caller if it is due: the last change is older than quiet_period, so that a burst of saves causes one build, or the first is older than longest_wait, so that a long burst still builds. The lease lasts two minutes, longer than any run; a failed run is retried after that.';

create function public.accept_site_rebuild(change_count bigint, attempt integer) returns void
  language sql
  security invoker
  set search_path = ''
as $$
  update private.site_rebuild r
  set waiting_since = case when r.change_count > $1 then now() end,
      attempts = 0,
      next_attempt_at = now(),
      last_error = null,
      requested_at = now()
  where r.waiting_since is not null and r.attempts = $2;
$$;

comment on function public.accept_site_rebuild is
  'Records that the hosting provider accepted this attempt''s request. Changes made since its claim need another build.';

create function public.fail_site_rebuild(attempt integer, reason text) returns void
  language sql
  security invoker
  set search_path = ''
as $$
  update private.site_rebuild r
  set last_error = $2,
      next_attempt_at = now() + least(interval '1 hour', interval '1 minute' * 2 ^ least($1 - 1, 6))
  where r.waiting_since is not null and r.attempts = $1;
$$;

comment on function public.fail_site_rebuild is
  'Records that this attempt''s request failed. Retries follow after 1, 2, 4 … minutes, at most an hour apart, indefinitely.';

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

comment on function public.site_rebuild_state is
  'How far the built site is behind; one row, for owners only. Security definer, because API roles may not read the table. `asked_at` is the database''s time, so that screens need not compare clocks. last_error is one of our own sentences, without addresses.';

revoke execute on function private.note_public_change(), private.note_changed_rows(),
  private.note_changed_redirect(), public.claim_site_rebuild(interval, interval),
  public.accept_site_rebuild(bigint, integer), public.fail_site_rebuild(integer, text), public.site_rebuild_state()
  from public, anon, authenticated, service_role;
grant execute on function public.claim_site_rebuild(interval, interval), public.accept_site_rebuild(bigint, integer),
  public.fail_site_rebuild(integer, text) to service_role;
grant execute on function public.site_rebuild_state() to authenticated;
