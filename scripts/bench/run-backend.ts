import { startBackend } from "@brightwren/backend/start-backend";
import { answerParent } from "./child-process.ts";
import type { GeneratedArticle } from "./generated-articles.ts";

const backend = await startBackend({ port: 0, mailboxPort: 0, smtpPort: 0, log: "quiet", seed: false });
await backend.sql(
  "insert into blog_categories (name, slug) select 'Category ' || n, 'category-' || n from generate_series(1, 5) n",
);

async function addArticles(articles: readonly GeneratedArticle[]): Promise<void> {
  await backend.sql(
    `insert into blog_posts (title, slug, excerpt, content, status, published_at, read_time_minutes, tags, category_id)
     select title, slug, excerpt, content, 'published', published_at, read_time_minutes, tags,
       (select id from blog_categories order by md5(id::text || posts.slug) limit 1)
     from json_to_recordset($1::json) as posts (title text, slug text, excerpt text, content text,
       published_at timestamptz, read_time_minutes int, tags text[])`,
    [JSON.stringify(articles)],
  );
}

process.on("message", (articles: GeneratedArticle[]) => {
  void addArticles(articles).then(() => answerParent({ added: articles.length }));
});
await answerParent({ url: backend.url, anonKey: backend.anonKey, serviceRoleKey: backend.serviceRoleKey });
