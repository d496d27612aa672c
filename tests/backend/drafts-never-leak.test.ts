import type { RunningBackend } from "@brightwren/backend/backend-options";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestBackend } from "../setup/backend.ts";
import { pipeline, type PipelinedAnswer, type PipelinedRequest } from "../setup/pipeline.ts";
import { createPersonas, type Persona, type PersonaName } from "../setup/personas.ts";
import { isDeep } from "../setup/test-depth.ts";

type Post = { slug: string; status: string; title: string };

let backend: RunningBackend;
let personas: Record<PersonaName, Persona>;

beforeAll(async () => {
  backend = await startTestBackend();
  personas = await createPersonas(backend);
});
afterAll(() => backend?.stop());

async function posts(name: PersonaName, query = "select=slug,status,title"): Promise<Post[]> {
  const response = await fetch(`${backend.url}/rest/v1/blog_posts?${query}`, {
    headers: personas[name].headers,
  });
  expect(response.status).toBe(200);
  return (await response.json()) as Post[];
}

const hidden = (rows: Post[]) => rows.filter(({ status }) => status !== "published");

test("the seed holds every status, and visitors see the published ones alone", async () => {
  const statuses = await backend.sql("select distinct status from public.blog_posts order by 1");
  expect(statuses.map(({ status }) => status)).toEqual(["archived", "draft", "published", "scheduled"]);
  for (const name of ["anonymous", "member"] as const) {
    const seen = await posts(name);
    expect(hidden(seen)).toEqual([]);
    expect(seen.length).toBeGreaterThanOrEqual(14);
  }
  expect(hidden(await posts("admin")).length).toBeGreaterThan(0);
});

test.each([
  "status=eq.draft",
  "status=neq.published",
  "status=in.(draft,scheduled,archived)",
  "or=(status.eq.draft,status.eq.scheduled,status.eq.archived)",
  "status=not.eq.published",
  "published_at=is.null",
  "select=slug,status,category:blog_categories(name)&status=eq.draft",
])("asking for hidden posts by %s gives none", async (query) => {
  expect(await posts("anonymous", query)).toEqual([]);
  expect(await posts("member", query)).toEqual([]);
});

test("no hidden post comes in through its category, nor is it counted", async () => {
  const response = await fetch(`${backend.url}/rest/v1/blog_categories?select=blog_posts(status)`, {
    headers: personas.anonymous.headers,
  });
  const categories = (await response.json()) as { blog_posts: { status: string }[] }[];
  const statuses = new Set(categories.flatMap((category) => category.blog_posts.map(({ status }) => status)));
  expect([...statuses]).toEqual(["published"]);

  const { count } = await personas.anonymous.client
    .from("blog_posts")
    .select("*", { count: "exact", head: true });
  const [published] = await backend.sql(
    "select count(*)::int as n from public.blog_posts where status = 'published'",
  );
  expect(count).toBe(published?.["n"]);
});

const list = "/rest/v1/blog_posts?select=slug,status,title";

const read = (name: PersonaName): PipelinedRequest => ({
  method: "GET",
  path: list,
  headers: personas[name].headers,
});

const write = (name: PersonaName, method: string, path: string, row: object): PipelinedRequest => ({
  method,
  path,
  headers: { ...personas[name].headers, "content-type": "application/json" },
  body: JSON.stringify(row),
});

const rowsOf = ({ body }: PipelinedAnswer) => JSON.parse(body) as Post[];

test("requests pipelined on one connection keep their own rights and their order", async () => {
  const names: PersonaName[] = Array.from({ length: 60 }, (_, n) => (n % 2 === 0 ? "service" : "anonymous"));
  const answers = await pipeline(backend.url, names.map(read));
  const sawHidden = answers.map((answer) => hidden(rowsOf(answer)).length > 0);
  expect(sawHidden).toEqual(names.map((name) => name === "service"));
});

test("anonymous reads between as many other reads and writes, on several connections, see no hidden post", async () => {
  const { connections, each } = isDeep ? { connections: 10, each: 100 } : { connections: 4, each: 30 };
  const [draft] = await posts("service", "select=slug,status,title&status=eq.draft&limit=1");
  const others: PersonaName[] = ["service", "admin", "member"];
  const requests = Array.from({ length: each }, (_, n) => {
    if (n % 2 === 0) return read("anonymous");
    if (n % 10 !== 1) return read(others[n % 3] ?? "service");
    return write("service", "PATCH", `/rest/v1/blog_posts?slug=eq.${draft?.slug}`, { title: `Draft ${n}` });
  });
  const answers = await Promise.all(
    Array.from({ length: connections }, () => pipeline(backend.url, requests)),
  );
  const anonymous = answers.flatMap((all) => all.filter((_, n) => n % 2 === 0).map(rowsOf));
  expect(anonymous).toHaveLength((connections * each) / 2);
  expect(anonymous.filter((rows) => rows.length === 0 || hidden(rows).length > 0)).toEqual([]);
  expect(answers.flat().filter(({ status }) => status !== 200 && status !== 204)).toEqual([]);
});

test("interleaved writers lose no acknowledged row, and no refused one gets in", async () => {
  const requests = (writer: number) =>
    Array.from({ length: 60 }, (_, n) => {
      const slug = `written-${writer}-${n}`;
      if (n % 3 === 0) return read("anonymous");
      return write(n % 3 === 1 ? "service" : "anonymous", "POST", "/rest/v1/blog_posts", {
        title: slug,
        slug,
      });
    });
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, writer) => pipeline(backend.url, requests(writer))),
  );
  const statuses = answers.flatMap((each) => each.map(({ status }) => status));
  expect(statuses).toEqual(Array.from({ length: 300 }, (_, n) => [200, 201, 401][n % 3]));

  const acknowledged = Array.from({ length: 5 }, (_, writer) =>
    requests(writer).flatMap((_request, n) => (n % 3 === 1 ? [`written-${writer}-${n}`] : [])),
  ).flat();
  const stored = await backend.sql<{ slug: string }>(
    "select slug from public.blog_posts where slug like 'written-%'",
  );
  expect(stored.map(({ slug }) => slug).toSorted()).toEqual(acknowledged.toSorted());
});

test("what is acknowledged stays done, even if the request beside it fails", async () => {
  await backend.sql(`
    insert into public.blog_categories (name, slug) values ('In use', 'in-use');
    insert into public.blog_posts (title, slug, category_id)
      select 'Doomed', 'doomed-' || n, (select id from public.blog_categories where slug = 'in-use')
      from generate_series(0, 100) n;
  `);
  const requests = Array.from({ length: 200 }, (_, n): PipelinedRequest => ({
    method: "DELETE",
    path:
      n % 2 === 0 ? `/rest/v1/blog_posts?slug=eq.doomed-${n / 2}` : "/rest/v1/blog_categories?slug=eq.in-use",
    headers: personas.service.headers,
  }));
  const statuses = (await pipeline(backend.url, requests)).map(({ status }) => status);
  expect(statuses).toEqual(requests.map((_, n) => (n % 2 === 0 ? 204 : 409)));
  expect(await backend.sql("select slug from public.blog_posts where slug like 'doomed-%'")).toEqual([
    { slug: "doomed-100" },
  ]);
});
