-- Two gaps: a former owner went on reading drafts through the private links they had made, and nothing limited how many
-- checkouts one sender may start. No data is lost but links that nobody may use. To revert: drop the triggers, functions
-- and the table made here, and give draft_links_created_by_fkey `on delete set null` again.

-- Private links: a link lives no longer than its maker's role.

-- Also links that were made by somebody who has no role or no account any more.
delete from public.draft_links as link
where not exists (
  select from public.user_roles as given where given.user_id = link.created_by and given.role = 'admin'
);

-- An account takes its links along, whichever of its cascades comes first.
alter table public.draft_links
  drop constraint draft_links_created_by_fkey,
  add constraint draft_links_created_by_fkey foreign key (created_by) references auth.users (id) on delete cascade;

-- Withdraws the links of everybody who is no owner. By statement, so that it fires for a delete, an update, a truncate and
-- the cascade from auth.users alike. Links made with the secret key have no maker and stay.
create function private.withdraw_links_of_former_owners() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  delete from public.draft_links as link
  where link.created_by is not null and not exists (
    select from public.user_roles as given where given.user_id = link.created_by and given.role = 'admin'
  );
  return null;
end;
$$;

revoke execute on function private.withdraw_links_of_former_owners() from public, anon, authenticated;

create trigger user_roles_withdraw_links
  after delete or update or truncate on public.user_roles
  for each statement execute function private.withdraw_links_of_former_owners();

-- A link made while its maker's role is being taken: the insert waits for that transaction, then looks again. The policy
-- alone would go by the moment at which the insert began.
create function private.require_owner_of_draft_link() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform from public.user_roles as given
  where given.user_id = new.created_by and given.role = 'admin'
  for key share;
  if not found then
    raise insufficient_privilege using message = 'Only an owner may do this.';
  end if;
  return null;
end;
$$;

revoke execute on function private.require_owner_of_draft_link() from public, anon, authenticated;

create trigger draft_links_require_owner
  after insert on public.draft_links
  for each row when (new.created_by is not null)
  execute function private.require_owner_of_draft_link();

-- Checkouts: how many one sender may start.

create table private.checkout_starts (
  id bigint generated always as identity primary key,
  sender_hash text not null check (sender_hash ~ '^[0-9a-f]{64}$'),
  started_at timestamptz not null default now()
);

comment on table private.checkout_starts is 'Starts of checkouts in the last day, for the limit by sender; what was bought is not here.';
comment on column private.checkout_starts.sender_hash is 'A keyed hash of the network address, as in contact_enquiries.';

create index checkout_starts_by_sender on private.checkout_starts (sender_hash, started_at desc);

alter table private.checkout_starts enable row level security;
revoke all on private.checkout_starts from public, anon, authenticated;
grant select, insert, delete on private.checkout_starts to service_role;

-- Notes a start and returns 0; or notes nothing and returns the seconds until this sender may start the next one, because
-- they have started limit_count within limit_window, or day_count within a day.
create function public.note_checkout_start(
  sender_hash text, limit_count integer, limit_window interval, day_count integer
) returns integer
  language plpgsql
  security invoker
  set search_path = ''
as $$
declare
  free_at timestamptz;
begin
  -- Starts of one sender queue here: of two at once, both could slip under the limit.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('note_checkout_start' || $1, 0));
  delete from private.checkout_starts s where s.started_at <= now() - interval '1 day';

  select max(latest.started_at + latest.lasts) into free_at
  from (
    (select s.started_at, $3 as lasts from private.checkout_starts s
     where s.sender_hash = $1 order by s.started_at desc offset $2 - 1 limit 1)
    union all
    (select s.started_at, interval '1 day' from private.checkout_starts s
     where s.sender_hash = $1 order by s.started_at desc offset $4 - 1 limit 1)
  ) as latest;
  if free_at > now() then
    return ceil(extract(epoch from free_at - now()));
  end if;

  insert into private.checkout_starts (sender_hash) values ($1);
  return 0;
end;
$$;

revoke execute on function public.note_checkout_start(text, integer, interval, integer) from public, anon, authenticated;
grant execute on function public.note_checkout_start(text, integer, interval, integer) to service_role;

-- As before, and starts of checkouts go after a day.
create or replace function private.tidy_up() returns void
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

  with used as materialized (
    select u.hash from public.post_picture_uses u union select u.hash from private.kept_picture_uses u
  ), shown as materialized (select distinct u.hash from public.post_picture_uses u)
  update public.post_pictures p
  set unused_since = case when p.hash in (select used.hash from used) then null else now() end,
      removing_since = case when p.hash in (select used.hash from used) then null else p.removing_since end
  where (p.unused_since is null) <> (p.hash in (select used.hash from used))
    -- What an admin has begun to delete is brought back by a post that shows it, and by nothing else.
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
