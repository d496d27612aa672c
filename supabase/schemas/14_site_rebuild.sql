-- The site is files, built from what is public. Whoever changes that, in whatever way, is noted here; the function
-- request-rebuild looks here and asks the host for a new build.

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

comment on table private.site_rebuild is 'One row: what is public now against what the last requested build has seen.';
comment on column private.site_rebuild.waiting_since is
  'Since when a public change has waited for its build; null when none waits.';
comment on column private.site_rebuild.attempts is 'Requests begun since one was last accepted.';
comment on column private.site_rebuild.next_attempt_at is
  'No request before this time: somebody is sending one until then, or the last one failed.';
comment on column private.site_rebuild.requested_at is 'When the host last accepted a request.';

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
  'Notes that something public has changed. Runs as its owner, as the triggers do that call it, because whoever publishes may not write the table. Two changes at once queue for the row until the first is committed, so a count that can be read covers every change up to it.';

create function private.note_changed_posts() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  noted boolean;
begin
  case tg_op
    when 'INSERT' then noted := exists (select from after a where a.status = 'published');
    when 'DELETE' then noted := exists (select from before b where b.status = 'published');
    when 'UPDATE' then noted := exists (
      select from
        (select b.id, to_jsonb(b) - 'updated_at' as shown from before b where b.status = 'published') b
        full join (select a.id, to_jsonb(a) - 'updated_at' as shown from after a where a.status = 'published') a using (id)
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

comment on function private.note_changed_posts is
  'Trigger: notes a change of what visitors see of posts. A post is public while it is published, and then all of it is. `updated_at` alone moves at every save, also at one that changes nothing.';

create function private.note_changed_categories() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  noted boolean;
begin
  case tg_op
    when 'INSERT' then noted := exists (select from after);
    when 'DELETE' then noted := exists (select from before);
    when 'UPDATE' then noted := exists (
      select from before b full join after a using (id) where to_jsonb(a) is distinct from to_jsonb(b)
    );
    else noted := true;
  end case;
  if noted then
    perform private.note_public_change();
  end if;
  return null;
end;
$$;

comment on function private.note_changed_categories is
  'Trigger: notes a change of the categories, which visitors see with posts or without.';

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
  'Trigger: notes a change of a redirect. A post''s redirects are public exactly while the post is.';

-- One that comes or goes with a change of its post or category is noted with that.
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
  'Gives the request to one caller, if one is due: the last change is older than quiet_period, so that a burst of saves is one build, or the first of them is older than longest_wait, so that a long burst does not put it off for ever. For two minutes, longer than any run takes, nobody else gets it; a run that died is repeated after that.';

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
  'The host accepted the request of this attempt. What has changed since its claim waits for another one.';

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
  'The request of this attempt failed. Another one follows after 1, 2, 4 … minutes, an hour at most; nothing is given up.';

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
  'How far the built site is behind; a row for an owner alone. Runs as its owner, because nobody may read the table. `asked_at` saves the screens from comparing clocks. last_error is a sentence of ours and names no address.';

revoke execute on function private.note_public_change(), private.note_changed_posts(),
  private.note_changed_categories(), private.note_changed_redirect(), public.claim_site_rebuild(interval, interval),
  public.accept_site_rebuild(bigint, integer), public.fail_site_rebuild(integer, text), public.site_rebuild_state()
  from public, anon, authenticated, service_role;
grant execute on function public.claim_site_rebuild(interval, interval), public.accept_site_rebuild(bigint, integer),
  public.fail_site_rebuild(integer, text) to service_role;
grant execute on function public.site_rebuild_state() to authenticated;
