-- Posts that the functions write: one row for each request, so that no request is paid for twice, and no topic of the
-- library is used again while unused ones are left.

create table private.post_generations (
  request_id uuid primary key,
  claim_id uuid not null unique default gen_random_uuid(),
  fingerprint text not null,
  topic text,
  state text not null default 'writing' check (state in ('writing', 'written')),
  expires_at timestamptz not null,
  post_id uuid references public.blog_posts (id) on delete set null,
  created_at timestamptz not null default now()
);

comment on table private.post_generations is
  'Requests for a generated post: being written now, or written. A failed one leaves nothing behind.';
comment on column private.post_generations.request_id is
  'Names one press of Generate: the same id sent again gets the post that was made.';
comment on column private.post_generations.claim_id is
  'Names one attempt at it: an attempt that was given up can no longer store anything.';
comment on column private.post_generations.fingerprint is 'A hash of what was asked for.';
comment on column private.post_generations.topic is 'The id of the library topic; null when the owner named the topic.';
comment on column private.post_generations.expires_at is 'An attempt that is still writing then has died.';
comment on column private.post_generations.post_id is
  'The post that was made; null while it is written, and after it was deleted.';

create index post_generations_by_topic on private.post_generations (topic) where topic is not null;
create index post_generations_by_post on private.post_generations (post_id);

alter table private.post_generations enable row level security;
revoke all on private.post_generations from public, anon, authenticated, service_role;
grant select, insert, update, delete on private.post_generations to service_role;

create function public.claim_post_generation(request_id uuid, fingerprint text, topics text[], lease interval)
  returns table (outcome text, claim_id uuid, topic text, post_id uuid)
  language plpgsql
  security invoker
  set search_path = ''
as $$
declare
  known private.post_generations;
  chosen text;
begin
  -- Claims queue here, so that two at once cannot both find the topic unused or the request unknown.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('claim_post_generation', 0));
  delete from private.post_generations g where g.state = 'writing' and g.expires_at <= now();

  select g.* into known from private.post_generations g where g.request_id = $1;
  if known.request_id is not null then
    return query select
      case when known.fingerprint <> $2 then 'different_request' else known.state end,
      null::uuid, null::text,
      case when known.fingerprint = $2 then known.post_id end;
    return;
  end if;
  if $3 is null and exists (
    select from private.post_generations g where g.fingerprint = $2 and g.state = 'writing'
  ) then
    return query select 'writing'::text, null::uuid, null::text, null::uuid;
    return;
  end if;

  select t.topic into chosen
  from unnest($3) as t (topic)
  left join private.post_generations g on g.topic = t.topic
  group by t.topic
  order by count(g.request_id), random()
  limit 1;

  return query
    insert into private.post_generations as g (request_id, fingerprint, topic, expires_at)
    values ($1, $2, chosen, now() + $4)
    returning 'claimed'::text, g.claim_id, g.topic, null::uuid;
end;
$$;

comment on function public.claim_post_generation is
  'Gives the right to write a post to one caller. Outcomes: ''claimed''; ''writing'' (somebody is at it, under this id or for the same custom topic); ''written'' (with the post, or null once it was deleted); ''different_request'' (this id was used for something else). With topics, a claim comes with one of those used least often, chosen at random.';

create function public.store_generated_post(
  claim_id uuid,
  title text,
  slug text,
  excerpt text,
  content text,
  status text,
  category_id uuid,
  author text,
  read_time_minutes integer,
  tags text[],
  seo_meta_description text
) returns setof public.blog_posts
  language plpgsql
  security invoker
  set search_path = ''
as $$
declare
  claim private.post_generations;
  stored public.blog_posts;
begin
  select g.* into claim from private.post_generations g where g.claim_id = $1 for update;
  if claim.request_id is null then
    return;
  end if;
  if claim.state = 'written' then
    return query select p.* from public.blog_posts p where p.id = claim.post_id;
    return;
  end if;

  for n in 1..1000 loop
    insert into public.blog_posts as p
      (title, slug, excerpt, content, status, category_id, author, published_at, read_time_minutes, tags, seo_meta_description)
    values
      ($2, case when n = 1 then $3 else $3 || '-' || n end, $4, $5, $6, $7, $8,
       case when $6 = 'published' then now() end, $9, $10, $11)
    on conflict on constraint blog_posts_slug_key do nothing
    returning p.* into stored;
    exit when stored.id is not null;
  end loop;
  if stored.id is null then
    raise exception 'No free slug for a generated post';
  end if;

  update private.post_generations g set state = 'written', post_id = stored.id where g.claim_id = $1;
  return next stored;
end;
$$;

comment on function public.store_generated_post is
  'Stores the post of an attempt and settles the request, both or neither. A slug that is taken gets -2, -3 and so on. Called again after a lost answer it returns the same post; for an attempt that was given up it returns nothing.';

create function public.release_post_generation(claim_id uuid) returns void
  language sql
  security invoker
  set search_path = ''
as $$
  delete from private.post_generations g where g.claim_id = $1 and g.state = 'writing';
$$;

comment on function public.release_post_generation is
  'An attempt failed: its request, and its topic, are as if nobody had asked.';

revoke execute on function public.claim_post_generation(uuid, text, text[], interval),
  public.store_generated_post(uuid, text, text, text, text, text, uuid, text, integer, text[], text),
  public.release_post_generation(uuid) from public, anon, authenticated, service_role;
grant execute on function public.claim_post_generation(uuid, text, text[], interval),
  public.store_generated_post(uuid, text, text, text, text, text, uuid, text, integer, text[], text),
  public.release_post_generation(uuid) to service_role;
