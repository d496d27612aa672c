-- Every trigger of posts and categories, in the order in which they fire: before a row is written, then after it, each
-- group by name, as Postgres does; then those of the whole statement.

-- Before a post is written: what is sent of first_public_at is ignored, except for an imported post.

create trigger blog_posts_accept_first_public_at
  before insert on public.blog_posts
  for each row when (new.first_public_at is not null) execute function private.accept_first_public_at();

create trigger blog_posts_keep_first_public_at
  before update on public.blog_posts
  for each row execute function private.keep_first_public_at();

create trigger blog_posts_note_first_public_at
  before insert on public.blog_posts
  for each row when (new.first_public_at is null) execute function private.keep_first_public_at();

-- Before it is deleted: the trash keeps it.

create trigger blog_posts_to_trash
  before delete on public.blog_posts
  for each row execute function private.trash_post();

-- Last before it is written: its version.

create trigger blog_posts_touch_updated_at
  before insert or update on public.blog_posts
  for each row execute function private.touch_updated_at();

-- After it is written: its former address leads to it.

create trigger blog_posts_keep_old_address after insert or update on public.blog_posts
  for each row execute function private.keep_old_post_address();

-- What visitors are shown is kept.

create trigger blog_posts_keep_version
  after insert or update on public.blog_posts
  for each row when (new.status = 'published') execute function private.keep_version();

-- The search knows its words.

create trigger blog_posts_note_words after update of title, excerpt, content, author, category_id, tags on public.blog_posts
  for each row
  when (
    (old.title, old.excerpt, old.content, old.author, old.category_id, old.tags)
    is distinct from (new.title, new.excerpt, new.content, new.author, new.category_id, new.tags)
  )
  execute function private.note_post_words();

create trigger blog_posts_note_words_of_new after insert on public.blog_posts
  for each row execute function private.note_post_words();

-- Once a statement, so that an import of thousands of posts is one change: the site is built anew.

create trigger blog_posts_note_delete after delete on public.blog_posts
  referencing old table as before for each statement execute function private.note_changed_posts();

create trigger blog_posts_note_insert after insert on public.blog_posts
  referencing new table as after for each statement execute function private.note_changed_posts();

create trigger blog_posts_note_truncate after truncate on public.blog_posts
  for each statement execute function private.note_changed_posts();

create trigger blog_posts_note_update after update on public.blog_posts
  referencing old table as before new table as after for each statement execute function private.note_changed_posts();

-- Before a category is deleted: the posts that keep it are named.

create trigger blog_categories_name_posts before delete on public.blog_categories
  for each row execute function private.name_posts_of_category();

-- After it is written: its former address leads to it, and the search knows its new name.

create trigger blog_categories_keep_old_address after insert or update on public.blog_categories
  for each row execute function private.keep_old_category_address();

create trigger blog_categories_note_words after update of name on public.blog_categories
  for each row when (old.name is distinct from new.name)
  execute function private.note_category_words();

-- Once a statement: the site is built anew.

create trigger blog_categories_note_delete after delete on public.blog_categories
  referencing old table as before for each statement execute function private.note_changed_categories();

create trigger blog_categories_note_insert after insert on public.blog_categories
  referencing new table as after for each statement execute function private.note_changed_categories();

create trigger blog_categories_note_truncate after truncate on public.blog_categories
  for each statement execute function private.note_changed_categories();

create trigger blog_categories_note_update after update on public.blog_categories
  referencing old table as before new table as after for each statement execute function private.note_changed_categories();
