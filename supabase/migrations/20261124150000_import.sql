-- What an export of everything brings back that nobody could write so far: enquiries, and since when a post was public.

-- Stores the enquiries of an export that are not here yet, as they were; gives how many. None of them is mailed again by
-- itself: one whose mail never went counts as failed, and an owner can still send it. Whose network address it came from
-- is in no export. Visitors' enquiries go through submit_contact_enquiry alone, so this asks for the role itself.
create function public.restore_enquiries(enquiries jsonb) returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  added integer;
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Only admins import enquiries.';
  end if;

  insert into public.contact_enquiries
  select (pg_catalog.jsonb_populate_record(
    null::public.contact_enquiries,
    given.enquiry || pg_catalog.jsonb_build_object(
      'submission_id', coalesce(given.enquiry ->> 'submission_id', pg_catalog.gen_random_uuid()::text),
      'sender_hash', null,
      'updated_at', now(),
      'mail_state', case when given.enquiry ->> 'mail_state' in ('sent', 'withheld') then given.enquiry ->> 'mail_state' else 'failed' end,
      'mail_next_attempt_at', '2099-12-31T00:00:00Z'
    )
  )).*
  from pg_catalog.jsonb_array_elements(enquiries) as given (enquiry)
  on conflict do nothing;
  get diagnostics added = row_count;
  return added;
end;
$$;

revoke execute on function public.restore_enquiries(jsonb) from public, anon;
grant execute on function public.restore_enquiries(jsonb) to authenticated;

-- A post that comes back was public when its export says so: its address is as well known as before. What is sent
-- afterwards is ignored, and so is a time that has not come.
create function private.accept_first_public_at() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.first_public_at := least(new.first_public_at, now());
  return new;
end;
$$;

revoke execute on function private.accept_first_public_at() from public, anon, authenticated;

drop trigger blog_posts_keep_first_public_at on public.blog_posts;
create trigger blog_posts_keep_first_public_at
  before update on public.blog_posts
  for each row execute function private.keep_first_public_at();
create trigger blog_posts_note_first_public_at
  before insert on public.blog_posts
  for each row when (new.first_public_at is null) execute function private.keep_first_public_at();
create trigger blog_posts_accept_first_public_at
  before insert on public.blog_posts
  for each row when (new.first_public_at is not null) execute function private.accept_first_public_at();
