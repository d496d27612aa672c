-- The bucket for the posts' pictures: everybody sees them, admins keep them. Where there is no Storage, the editor takes
-- addresses of pictures instead.
do $$
begin
  if to_regclass('storage.buckets') is null then
    return;
  end if;

  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('post-images', 'post-images', true, 5 * 1024 * 1024,
    array['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'])
  on conflict (id) do nothing;

  create policy "Admins list post images"
    on storage.objects for select
    to authenticated
    using (bucket_id = 'post-images' and (select private.is_admin()));

  create policy "Admins add post images"
    on storage.objects for insert
    to authenticated
    with check (bucket_id = 'post-images' and (select private.is_admin()));

  create policy "Admins change post images"
    on storage.objects for update
    to authenticated
    using (bucket_id = 'post-images' and (select private.is_admin()))
    with check (bucket_id = 'post-images' and (select private.is_admin()));

  create policy "Admins delete post images"
    on storage.objects for delete
    to authenticated
    using (bucket_id = 'post-images' and (select private.is_admin()));
end;
$$;
