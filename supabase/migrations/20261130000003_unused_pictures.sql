-- The library's filter “Unused”.

create view public.unused_post_pictures with (security_invoker = true) as
  select p.* from public.post_pictures p
  where not exists (select from private.picture_uses u where u.hash = p.hash);

comment on view public.unused_post_pictures is
  'The pictures that neither a post nor its pending version shows.';

revoke all on public.unused_post_pictures from public, anon, authenticated, service_role;
grant select on public.unused_post_pictures to authenticated, service_role;
