-- One post with a date that no calendar knows, or with tags that are no list, takes the list of posts down for everybody.
-- The database refuses such posts; what a project already holds of the kind is mended first.

-- Away while the versions themselves are mended.
drop trigger blog_posts_touch_updated_at on public.blog_posts;
drop trigger contact_enquiries_touch_updated_at on public.contact_enquiries;
drop trigger blog_post_pending_versions_touch_updated_at on public.blog_post_pending_versions;

-- First the tags: as long as they break a rule, nothing else of their post can be changed.
update public.blog_posts p
set tags = array(
  select left(t.tag, 100) from unnest(p.tags) with ordinality as t (tag, place)
  where t.tag <> '' order by t.place limit 50
)
where array_ndims(p.tags) > 1
  or cardinality(p.tags) > 50
  or exists (select from unnest(p.tags) as t (tag) where coalesce(t.tag, '') = '' or char_length(t.tag) > 100);

update public.blog_posts set created_at = now() where created_at not between '2000-01-01 00:00+00' and '2100-01-01 00:00+00';
update public.blog_posts set updated_at = now() where updated_at not between '2000-01-01 00:00+00' and '9999-01-01 00:00+00';
update public.blog_post_pending_versions set updated_at = now() where updated_at not between '2000-01-01 00:00+00' and '9999-01-01 00:00+00';
update public.contact_enquiries set updated_at = now() where updated_at not between '2000-01-01 00:00+00' and '9999-01-01 00:00+00';
-- Now, and not the nearest bound: what seems to be twelve months old is deleted.
update public.contact_enquiries set created_at = now() where created_at not between '2000-01-01 00:00+00' and '2100-01-01 00:00+00';

-- A post that waits for ever goes on waiting; one that is public keeps the nearest day that makes sense.
update public.blog_posts
set published_at = case
  when published_at < '2000-01-01 00:00+00' then timestamptz '2000-01-01 00:00+00'
  when status = 'scheduled' then timestamptz '2099-12-31 00:00+00'
  when status = 'draft' then null
  else created_at
end
where published_at not between '2000-01-01 00:00+00' and '2100-01-01 00:00+00';

-- Nothing that we have makes an address of more than a hundred characters. Cut, it could be another post's.
update public.blog_posts
set slug = rtrim(left(slug, 91), '-') || '-' || left(md5(slug), 8)
where char_length(slug) > 100;

alter table public.blog_posts
  add constraint post_tags_are_a_short_list check (
    coalesce(array_ndims(tags), 1) = 1 and cardinality(tags) <= 50 and char_length(array_to_string(tags, '')) <= 5000
  ),
  add constraint post_slugs_are_short check (char_length(slug) <= 100),
  add constraint posts_are_dated_in_this_century check (
    published_at between timestamptz '2000-01-01 00:00+00' and timestamptz '2100-01-01 00:00+00'
    and created_at between timestamptz '2000-01-01 00:00+00' and timestamptz '2100-01-01 00:00+00'
  );
alter table public.blog_posts validate constraint posts_have_no_empty_tag;

alter table public.contact_enquiries
  add constraint enquiries_are_dated_in_this_century check (
    created_at between timestamptz '2000-01-01 00:00+00' and timestamptz '2100-01-01 00:00+00'
  );

-- updated_at names a version, and nobody but the database names it: at the insert as well, where there is no old row.
create trigger blog_posts_touch_updated_at
  before insert or update on public.blog_posts
  for each row execute function private.touch_updated_at();
create trigger contact_enquiries_touch_updated_at
  before insert or update on public.contact_enquiries
  for each row execute function private.touch_updated_at();
create trigger blog_post_pending_versions_touch_updated_at
  before insert or update on public.blog_post_pending_versions
  for each row execute function private.touch_updated_at();
