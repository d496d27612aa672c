create table private.checkout_starts (
  id bigint generated always as identity primary key,
  sender_hash text not null check (sender_hash ~ '^[0-9a-f]{64}$'),
  started_at timestamptz not null default now()
);

comment on table private.checkout_starts is
  'Checkouts and customer portals started in the last 24 hours, for their rate limits. Purchases are not recorded here.';
comment on column private.checkout_starts.sender_hash is
  'A keyed hash of the network address, as in contact_enquiries; another key for portals.';

create index checkout_starts_by_sender on private.checkout_starts (sender_hash, started_at desc);

alter table private.checkout_starts enable row level security;
revoke all on private.checkout_starts from public, anon, authenticated, service_role;
grant select, insert, delete on private.checkout_starts to service_role;

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
  -- Serialises the starts of one sender: two concurrent ones could both pass the limit.
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

comment on function public.note_checkout_start is
  'Records a start and returns 0. If the sender has reached limit_count within limit_window, or day_count within a day, records nothing and returns the seconds to wait.';

revoke execute on function public.note_checkout_start(text, integer, interval, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.note_checkout_start(text, integer, interval, integer) to service_role;
