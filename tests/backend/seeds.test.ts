import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { RunningBackend } from "@brightwren/backend/backend-options";
import { supabaseFolder } from "@brightwren/backend/project/local-folders";
import type { Post as Row } from "@brightwren/core/admin-posts/post";
import { readingTime } from "@brightwren/core/post-editing/post-draft";
import { paths } from "@brightwren/core/paths";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { articlesFolder } from "../setup/articles.ts";
import { startTestBackend } from "../setup/backend.ts";

type Post = Row & { category: string | null };

let backend: RunningBackend;
let posts: Post[];

const publicFolder = join(supabaseFolder, "../packages/site/public");
const files = (await readdir(articlesFolder)).filter((name) => /^(?!00)\d+-.*\.sql$/.test(name));
const slugs = files.map((name) => name.replace(/^\d+-|\.sql$/g, ""));

beforeAll(async () => {
  backend = await startTestBackend();
  posts = await backend.sql<Post>(
    `select p.*, c.slug as category from public.blog_posts p left join public.blog_categories c on c.id = p.category_id`,
  );
});
afterAll(() => backend?.stop());

function post(slug: string): Post {
  const found = posts.find((candidate) => candidate.slug === slug);
  if (!found) throw new Error(`No seed adds a post with the slug ${slug}.`);
  return found;
}

const publishedSlugs = () =>
  new Set(posts.filter(({ status }) => status === "published").map(({ slug }) => slug));

const routes = new Set(
  Object.values(paths)
    .filter((path) => typeof path === "string")
    .filter((path) => !["/login", "/admin", "/thank-you", "/draft"].includes(path)),
);

test("adds at least six categories and fourteen published articles", async () => {
  const categories = await backend.sql("select 1 from public.blog_categories");
  expect(categories.length).toBeGreaterThanOrEqual(6);
  expect(publishedSlugs().size).toBeGreaterThanOrEqual(14);
  expect(new Set(posts.map(({ status }) => status))).toEqual(
    new Set(["published", "draft", "scheduled", "archived"]),
  );
});

test("adds one post with the file's slug for each seed file", () => {
  expect(posts.map(({ slug }) => slug).toSorted()).toEqual(slugs.toSorted());
});

test("does not contain duplicate titles, excerpts or descriptions", () => {
  const published = posts.filter(({ status }) => status === "published");
  expect(new Set(published.map(({ category }) => category)).size).toBeGreaterThanOrEqual(6);
  for (const field of ["title", "excerpt", "seo_meta_description"] as const) {
    expect(new Set(posts.map((each) => each[field])).size).toBe(posts.length);
  }
});

test("re-enables the version trigger after seeding", async () => {
  const [changed] = await backend.sql<{ now: boolean }>(
    `update public.blog_posts set title = title where slug = '${slugs[0]}' returning updated_at > now() - interval '1 minute' as now`,
  );
  expect(changed).toEqual({ now: true });
});

describe.each(slugs)("%s", (slug) => {
  test("has all required fields", () => {
    const { title, excerpt, category, tags, seo_meta_description: description } = post(slug);
    expect(title.length).toBeGreaterThan(10);
    expect(title.length).toBeLessThanOrEqual(65);
    expect(excerpt.length).toBeGreaterThan(60);
    expect(excerpt.length).toBeLessThanOrEqual(240);
    expect(description?.length).toBeGreaterThan(60);
    expect(description?.length).toBeLessThanOrEqual(160);
    expect(category).not.toBeNull();
    expect(tags.length).toBeGreaterThanOrEqual(3);
    expect(new Set(tags).size).toBe(tags.length);
  });

  test("has a suitable length", () => {
    const { content, read_time_minutes: minutes } = post(slug);
    const words = content.split(/\s+/).filter((token) => /[\p{L}\p{N}]/u.test(token)).length;
    expect(words).toBeGreaterThanOrEqual(700);
    expect(words).toBeLessThanOrEqual(1400);
    expect(minutes).toBe(Math.ceil(words / 200));
    expect(minutes).toBe(readingTime(content));
  });

  test("has a date that fits its status", () => {
    const { status, published_at: date } = post(slug);
    const release = "2026-11-20";
    const day = date?.slice(0, 10) ?? "";
    const fits: Record<string, boolean> = {
      draft: date === null,
      scheduled: day > release,
      published: day !== "" && day <= release,
      archived: day !== "" && day <= release,
    };
    expect({ status, date, fits: fits[status] }).toEqual({ status, date, fits: true });
  });

  test("has an update time that does not depend on when it is seeded", () => {
    const { status, published_at, created_at, updated_at } = post(slug);
    const isOut = status === "published" || status === "archived";
    expect(updated_at).toEqual(isOut ? published_at : created_at);
  });

  test("has a valid heading structure and no raw HTML", () => {
    const text = withoutCode(post(slug).content);
    const levels = [...text.matchAll(/^(#{1,6}) /gm)].map(([, marks]) => marks?.length ?? 0);
    expect(levels.filter((level) => level === 2).length).toBeGreaterThanOrEqual(2);
    for (const [n, level] of levels.entries()) {
      expect(level).toBeGreaterThanOrEqual(2);
      expect(level).toBeLessThanOrEqual((levels[n - 1] ?? 1) + 1);
    }
    expect(text.match(/<\/?[a-z][^>]*>/i)).toBeNull();
  });

  test("links only to existing pages and files", () => {
    const links = [...withoutCode(post(slug).content).matchAll(/\]\(([^)\s]+)[^)]*\)/g)].map(
      ([, link]) => link ?? "",
    );
    const internal = links.filter((link) => !/^[a-z]+:/i.test(link));
    const broken = internal.filter((link) => {
      const path = link.split(/[?#]/, 1)[0] ?? "";
      if (path.startsWith("/pictures/")) return !existsSync(join(publicFolder, path));
      return !routes.has(path as never) && !publishedSlugs().has(path.replace(/^\/blog\//, ""));
    });
    expect(broken).toEqual([]);
    expect(internal.length).toBeGreaterThan(0);
    for (const link of links.filter((each) => /^[a-z]+:/i.test(each)))
      expect(link).toMatch(/^(https:|mailto:)/);
  });
});

test("contains only fictitious telephone numbers and .example addresses", async () => {
  for (const name of files) {
    const text = await readFile(join(articlesFolder, name), "utf8");
    const numbers = text.match(/\b0\d{2,4} ?\d{3} ?\d{3,4}\b/g) ?? [];
    const real = numbers.filter(
      (number) =>
        !/^(01632 960|020 7946 0|07700 900|0808 157 0|0117 496 0|0161 496 0|0113 496 0|0121 496 0|0131 496 0|0141 496 0|029 2018 0|028 9649 6|0151 496 0|0191 498 0|0116 496 0|0114 496 0|0115 496 0|0118 496 0)/.test(
          number,
        ),
    );
    expect({ name, real }).toEqual({ name, real: [] });
    const addresses = text.match(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g) ?? [];
    expect({ name, addresses: addresses.filter((address) => !address.endsWith(".example")) }).toEqual({
      name,
      addresses: [],
    });
  }
});

function withoutCode(markdown: string): string {
  return markdown.replaceAll(/^(```|~~~)[\s\S]*?^\1/gm, "").replaceAll(/`[^`\n]*`/g, "");
}
