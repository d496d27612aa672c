import type { RunningBackend } from "@brightwren/backend/backend-options";

/** Fills the blog with `count` posts of 5 KB, every twentieth a draft; gives the slugs that are published. */
export async function addManyPosts({ sql }: Pick<RunningBackend, "sql">, count = 10_000): Promise<string[]> {
  await sql(
    `insert into public.blog_posts (title, slug, excerpt, content, status, category_id, published_at, created_at)
     select 'Post number ' || n, 'post-number-' || n, 'Excerpt of post ' || n, left(repeat(md5(n::text) || ' ', 155), 5120),
       case when n % 20 = 0 then 'draft' else 'published' end,
       (select id from public.blog_categories order by md5(id::text || n) limit 1),
       timestamptz '2020-01-01 00:00:00+00' + (n / 3) * interval '1 hour',
       timestamptz '2020-01-01 00:00:00+00' + n * interval '1 hour'
     from generate_series(1, $1::int) n`,
    [count],
  );
  const rows = await sql<{ slug: string }>(
    "select slug from public.blog_posts where slug like 'post-number-%' and status = 'published' order by slug",
  );
  return rows.map(({ slug }) => slug);
}
