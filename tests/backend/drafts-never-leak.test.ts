import { connect } from "node:net";
import type { RunningBackend } from "@brightwren/backend/backend-options";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestBackend } from "../setup/backend.ts";
import { createPersonas, type Persona, type PersonaName } from "../setup/personas.ts";

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

test("500 anonymous reads between 500 service reads and writes see no hidden post", async () => {
  const [draft] = await posts("service", "select=slug,status,title&status=eq.draft&limit=1");
  const others: PersonaName[] = ["service", "admin", "member"];
  const answers = await Promise.all(
    Array.from({ length: 1000 }, async (_, n) => {
      if (n % 2 === 0) return await posts("anonymous");
      if (n % 10 === 1) await touchDraft(draft?.slug ?? "");
      else await posts(others[n % 3] ?? "service");
      return [];
    }),
  );
  expect(answers.filter((rows) => hidden(rows).length > 0)).toEqual([]);
  expect(answers.filter((rows) => rows.length > 0)).toHaveLength(500);
});

async function touchDraft(slug: string): Promise<void> {
  const response = await fetch(`${backend.url}/rest/v1/blog_posts?slug=eq.${slug}`, {
    method: "PATCH",
    headers: { ...personas.service.headers, "content-type": "application/json" },
    body: JSON.stringify({ title: `Draft ${Math.random()}` }),
  });
  expect(response.status).toBe(204);
}

test("requests pipelined on one connection keep their own rights and their order", async () => {
  const names: PersonaName[] = Array.from({ length: 60 }, (_, n) => (n % 2 === 0 ? "service" : "anonymous"));
  const bodies = await pipeline(names);
  expect(bodies).toHaveLength(names.length);
  const sawHidden = bodies.map((rows) => hidden(rows).length > 0);
  expect(sawHidden).toEqual(names.map((name) => name === "service"));
});

/** Sends all requests at once on one socket and reads the answers in order. */
function pipeline(names: PersonaName[]): Promise<Post[][]> {
  const { hostname, port, host } = new URL(backend.url);
  const requests = names.map((name, n) => {
    const headers = Object.entries({
      host,
      ...personas[name].headers,
      connection: n === names.length - 1 ? "close" : "keep-alive",
    });
    const lines = headers.map(([key, value]) => `${key}: ${value}`).join("\r\n");
    return `GET /rest/v1/blog_posts?select=slug,status,title HTTP/1.1\r\n${lines}\r\n\r\n`;
  });
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(requests.join("")));
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("error", reject);
    socket.on("close", () => resolve(readAnswers(Buffer.concat(chunks))));
  });
}

function readAnswers(stream: Buffer): Post[][] {
  const answers: Post[][] = [];
  let rest = stream;
  while (rest.length > 0) {
    const end = rest.indexOf("\r\n\r\n");
    const head = rest.subarray(0, end).toString();
    expect(head).toMatch(/^HTTP\/1\.1 200 /);
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
    answers.push(JSON.parse(rest.subarray(end + 4, end + 4 + length).toString()) as Post[]);
    rest = rest.subarray(end + 4 + length);
  }
  return answers;
}

test("interleaved writers lose no acknowledged row, and no refused one gets in", async () => {
  const slugs = Array.from({ length: 200 }, (_, n) => `written-${n}`);
  const statuses = await Promise.all(
    slugs.map(async (slug, n) => {
      const name: PersonaName = n % 4 === 3 ? "anonymous" : "service";
      const insert = personas[name].client.from("blog_posts").insert({ title: slug, slug });
      const [{ status }] = await Promise.all([insert, posts("anonymous")]);
      return status;
    }),
  );
  const acknowledged = slugs.filter((_, n) => statuses[n] === 201);
  expect(acknowledged).toHaveLength(150);
  const stored = await backend.sql<{ slug: string }>(
    "select slug from public.blog_posts where slug like 'written-%'",
  );
  expect(stored.map(({ slug }) => slug).toSorted()).toEqual(acknowledged.toSorted());
});
