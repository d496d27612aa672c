-- Generated posts: one row for each request, so that no request is charged twice and unused library topics come first.

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
  'Requests for a generated post, in progress or finished. Failed requests are deleted.';
comment on column private.post_generations.request_id is
  'Idempotency key of one press of Generate: the same id returns the same post.';
comment on column private.post_generations.claim_id is
  'Identifies one attempt: an attempt that has lost its claim cannot store a post.';
comment on column private.post_generations.fingerprint is 'A hash of the request.';
comment on column private.post_generations.topic is 'The id of the library topic; null: the owner entered the topic.';
comment on column private.post_generations.expires_at is 'When the claim of an unfinished attempt expires.';
comment on column private.post_generations.post_id is
  'The generated post; null while it is being written and after it was deleted.';

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
  -- Serialises claims: two concurrent ones could both choose the same unused topic or miss the same request.
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
  'Grants one caller the right to write a post. Outcomes: ''claimed''; ''writing'' (in progress, under this id or for the same custom topic); ''written'' (with the post, or null if it was deleted); ''different_request'' (this id was used for another request). With topics, a claim includes one of the least used, chosen at random.';

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
  'Stores the post of an attempt and completes the request in one transaction. A slug that is taken gets -2, -3 and so on. Idempotent: a retry returns the same post. Returns nothing for an attempt that has lost its claim.';

create function public.release_post_generation(claim_id uuid) returns void
  language sql
  security invoker
  set search_path = ''
as $$
  delete from private.post_generations g where g.claim_id = $1 and g.state = 'writing';
$$;

comment on function public.release_post_generation is
  'Deletes the request of a failed attempt, so that it and its topic can be used again.';

revoke execute on function public.claim_post_generation(uuid, text, text[], interval),
  public.store_generated_post(uuid, text, text, text, text, text, uuid, text, integer, text[], text),
  public.release_post_generation(uuid) from public, anon, authenticated, service_role;
grant execute on function public.claim_post_generation(uuid, text, text[], interval),
  public.store_generated_post(uuid, text, text, text, text, text, uuid, text, integer, text[], text),
  public.release_post_generation(uuid) to service_role;
