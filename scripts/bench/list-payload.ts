import { gzipSync } from "node:zlib";
import type { RunningBackend } from "@brightwren/backend/backend-options";
import { startBackend } from "@brightwren/backend/start-backend";
import { cardColumns } from "@brightwren/core/blog/list-published-posts";

export type Cost = { megabytes: number; gzippedMegabytes: number; milliseconds: number };

const postCount = 10_000;
const pageSize = 1000;

async function addPosts(backend: RunningBackend): Promise<void> {
  await backend.sql(
    `insert into blog_posts (title, slug, status, published_at, excerpt, content, tags)
     select 'A post about a useful thing ' || n, 'bench-' || n, 'published', now() - n * interval '1 hour',
            repeat('An excerpt of usual length. ', 6),
            (select string_agg(md5((n * g)::text), ' ') from generate_series(1, 150) g),
            array['One', 'Two', 'Three']
     from generate_series(1, ${postCount}) n`,
  );
}

async function readAll(backend: RunningBackend, select: string): Promise<Cost> {
  const start = performance.now();
  const texts: string[] = [];
  for (let from = 0; from < postCount; from += pageSize) {
    const query = new URLSearchParams({ select, status: "eq.published", order: "published_at.desc,id" });
    query.set("limit", String(pageSize));
    query.set("offset", String(from));
    const response = await fetch(`${backend.url}/rest/v1/blog_posts?${query}`, {
      headers: { apikey: backend.anonKey },
    });
    texts.push(await response.text());
  }
  const milliseconds = performance.now() - start;
  const size = (pages: (string | Buffer)[]) => pages.reduce((sum, page) => sum + page.length, 0) / 1e6;
  return {
    megabytes: size(texts),
    gzippedMegabytes: size(texts.map((text) => gzipSync(text))),
    milliseconds,
  };
}

export async function measureListPayload(): Promise<{ everyField: Cost; cardFields: Cost }> {
  const backend = await startBackend({ port: 0, mailboxPort: 0, smtpPort: 0, log: "quiet", seed: false });
  await addPosts(backend);
  const everyField: Cost[] = [];
  const cardFields: Cost[] = [];
  for (let run = 0; run < 3; run += 1) {
    everyField.push(await readAll(backend, "*,category:blog_categories(name,slug)"));
    cardFields.push(await readAll(backend, cardColumns.replaceAll(" ", "")));
  }
  await backend.stop();
  return { everyField: median(everyField), cardFields: median(cardFields) };
}

function median(costs: Cost[]): Cost {
  const [, middle] = costs.toSorted((a, b) => a.milliseconds - b.milliseconds);
  if (!middle) throw new Error("The median needs three runs.");
  return middle;
}
