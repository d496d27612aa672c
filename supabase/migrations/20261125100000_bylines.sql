-- Bylines: the author's name that new posts and generated posts start with. Null: the brand's own name for it.
alter table public.owner_settings
  add column author text check (char_length(author) between 1 and 100),
  add column generated_author text check (char_length(generated_author) between 1 and 100);

comment on column public.owner_settings.author is 'The author of new posts; null: the brand''s own name.';
comment on column public.owner_settings.generated_author is 'The author of generated posts; null: the brand''s own name.';
