-- All triggers of posts and categories in firing order: before row, after row, after statement; by name within a group. Those that record activity are in 19_activity.sql.

-- Posts, before row.

create trigger blog_posts_accept_first_public_at
  before insert on public.blog_posts
  for each row when (new.first_public_at is not null) execute function private.accept_first_public_at();

create trigger blog_posts_compose_text
  before insert or update on public.blog_posts
  for each row execute function private.compose_text();

create trigger blog_posts_keep_first_public_at
  before update on public.blog_posts
  for each row execute function private.keep_first_public_at();

create trigger blog_posts_note_first_public_at
  before insert on public.blog_posts
  for each row when (new.first_public_at is null) execute function private.keep_first_public_at();

create trigger blog_posts_to_trash
  before delete on public.blog_posts
  for each row execute function private.trash_post();

-- Last, because updated_at identifies the final version of the row.
create trigger blog_posts_touch_updated_at
  before insert or update on public.blog_posts
  for each row execute function private.touch_updated_at();

-- Posts, after row.
create trigger blog_posts_keep_draft
  after update on public.blog_posts
  for each row
  when (
    old.status <> 'published' and old.content <> ''
    and (old.title, old.excerpt, old.content) is distinct from (new.title, new.excerpt, new.content)
  )
  execute function private.keep_version('draft');

create trigger blog_posts_keep_old_address after insert or update on public.blog_posts
  for each row execute function private.keep_old_post_address();

create trigger blog_posts_keep_version
  after insert or update on public.blog_posts
  for each row when (new.status = 'published') execute function private.keep_version();

create trigger blog_posts_note_pictures after update of content, featured_image_url on public.blog_posts
  for each row
  when ((old.content, old.featured_image_url) is distinct from (new.content, new.featured_image_url))
  execute function private.note_picture_uses();

create trigger blog_posts_note_pictures_of_new after insert on public.blog_posts
  for each row execute function private.note_picture_uses();

create trigger blog_posts_note_words after update of title, excerpt, content, author, category_id, tags on public.blog_posts
  for each row
  when (
    (old.title, old.excerpt, old.content, old.author, old.category_id, old.tags)
    is distinct from (new.title, new.excerpt, new.content, new.author, new.category_id, new.tags)
  )
  execute function private.note_post_words();

create trigger blog_posts_note_words_of_new after insert on public.blog_posts
  for each row execute function private.note_post_words();

-- Posts, after statement: one build request, even for an import of thousands of posts.
create trigger blog_posts_note_delete after delete on public.blog_posts
  referencing old table as before for each statement execute function private.note_changed_rows();

create trigger blog_posts_note_insert after insert on public.blog_posts
  referencing new table as after for each statement execute function private.note_changed_rows();

create trigger blog_posts_note_truncate after truncate on public.blog_posts
  for each statement execute function private.note_changed_rows();

create trigger blog_posts_note_update after update on public.blog_posts
  referencing old table as before new table as after for each statement execute function private.note_changed_rows();

-- Categories, before row.
create trigger blog_categories_name_posts before delete on public.blog_categories
  for each row execute function private.name_posts_of_category();

-- Categories, after row.
create trigger blog_categories_keep_old_address after insert or update on public.blog_categories
  for each row execute function private.keep_old_category_address();

create trigger blog_categories_note_words after update of name on public.blog_categories
  for each row when (old.name is distinct from new.name)
  execute function private.note_category_words();

-- Categories, after statement. Every page of the blog shows categories, so a change requests a build.
create trigger blog_categories_note_delete after delete on public.blog_categories
  referencing old table as before for each statement execute function private.note_changed_rows();

create trigger blog_categories_note_insert after insert on public.blog_categories
  referencing new table as after for each statement execute function private.note_changed_rows();

create trigger blog_categories_note_truncate after truncate on public.blog_categories
  for each statement execute function private.note_changed_rows();

create trigger blog_categories_note_update after update on public.blog_categories
  referencing old table as before new table as after for each statement execute function private.note_changed_rows();
