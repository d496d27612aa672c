import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { testFolder } from "@brightwren/core/testing/test-folder";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { articleLookup } from "./article-lookup.ts";
import { cloudflareFiles } from "./cloudflare-files.ts";
import { netlifyFunction } from "./netlify-files.ts";
import { writeVercelOutput } from "./vercel-files.ts";

/** Mimics the Data API: one article exists, one has moved, and one request fails with a 5xx error. */
const rows: Record<string, object> = {
  "/rest/v1/blog_posts?eq.new-article": { slug: "new-article" },
  "/rest/v1/blog_redirect_targets?eq.moved-article": { target: "new-article" },
};
let backend: Server;
let url: string;
let asked: string[] = [];

beforeAll(async () => {
  backend = createServer((request, response) => {
    asked.push(`${request.url} ${String(request.headers["apikey"])}`);
    const { pathname, searchParams } = new URL(request.url ?? "", url);
    const slug = searchParams.get("slug");
    response.writeHead(slug === "eq.out-of-order" ? 503 : 200, { "Content-Type": "application/json" });
    const row = rows[`${pathname}?${slug}`];
    response.end(JSON.stringify(row ? [row] : []));
  });
  await new Promise<void>((resolve) => backend.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = [];
});
afterAll(() => {
  backend.close();
});

const facts = () => ({ supabaseUrl: url, publishableKey: "public-key" });

test("queries a published post by its exact slug with the public key", async () => {
  const lookUp = articleLookup(url, "public-key");
  expect(await lookUp("new-article")).toBe("published");
  expect(asked).toEqual([
    "/rest/v1/blog_posts?select=slug&slug=eq.new-article&status=eq.published&limit=1 public-key",
  ]);
});

test("caches responses but not failures", async () => {
  const lookUp = articleLookup(url, "public-key");
  for (let round = 0; round < 3; round += 1) expect(await lookUp("never-existed")).toBe("missing");
  expect(asked).toHaveLength(2);
  for (let round = 0; round < 2; round += 1) expect(await lookUp("out-of-order")).toBe("unknown");
  expect(asked).toHaveLength(4);
});

test("checks for a moved post when no published post has the slug", async () => {
  expect(await articleLookup(url, "public-key")("moved-article")).toEqual({ movedTo: "new-article" });
  expect(asked.at(-1)).toBe(
    "/rest/v1/blog_redirect_targets?select=target&slug=eq.moved-article&kind=eq.post&limit=1 public-key",
  );
});

test.for(["New-Article", "new-article.", "new-article)%2C"])(
  "finds the article that %s means",
  async (segment) => {
    expect(await articleLookup(url, "public-key")(segment)).toEqual({ movedTo: "new-article" });
  },
);

test.for(["a%20b", "%00", "a,b", "(x)", "a%22b", "Caf%C3%A9", "A%0D%0AX", "A%2F%2Fb"])(
  "returns 'missing' without a request when the slug is %s",
  async (segment) => {
    expect(await articleLookup(url, "public-key")(segment)).toBe("missing");
    expect(asked).toEqual([]);
  },
);

test("returns 'unknown' when the address cannot be decoded or the backend is down", async () => {
  expect(await articleLookup(url, "public-key")("%zz")).toBe("unknown");
  expect(await articleLookup("http://127.0.0.1:9", "public-key")("new-article")).toBe("unknown");
});

type Answer = (path: string) => Promise<Response>;
const site = "https://brightwren.example";
const files: Record<string, string> = {
  "/article-shell": "the shell",
  "/article-missing": "no such article",
};
const fileAt = (address: string | URL | Request) => {
  const text = files[new URL(address instanceof Request ? address.url : address).pathname];
  return new Response(text ?? "404 page", { status: text === undefined ? 404 : 200 });
};
const load = async (source: string): Promise<unknown> => {
  const loaded = (await import(`data:text/javascript,${encodeURIComponent(source)}`)) as { default: unknown };
  return loaded.default;
};

async function cloudflare(): Promise<Answer> {
  const worker = cloudflareFiles({}, facts(), []).find(({ path }) => path === "/_worker.js");
  type Worker = { fetch: (request: Request, env: unknown) => Promise<Response> };
  const loaded = (await load(String(worker?.body))) as Worker;
  const ASSETS = { fetch: async (request: Request) => fileAt(request) };
  return (path) => loaded.fetch(new Request(site + path), { ASSETS });
}

async function netlify(): Promise<Answer> {
  type Edge = (request: Request, context: { next: () => Promise<Response> }) => Promise<Response>;
  const source = netlifyFunction({}, facts()).replace(
    "await fetch(new URL(missing",
    "await files(new URL(missing",
  );
  (globalThis as { files?: unknown }).files = async (address: URL) => fileAt(address);
  const edge = (await load(source)) as Edge;
  return (path) => edge(new Request(site + path), { next: async () => fileAt(site + path) });
}

async function vercel(): Promise<Answer> {
  const project = await testFolder();
  await mkdir(join(project, "dist"));
  for (const [path, text] of Object.entries(files))
    await writeFile(join(project, "dist", `${path}.html`), text);
  await writeVercelOutput(join(project, "dist"), project, {
    ...facts(),
    scriptHashes: [],
    siteUrl: site,
    redirects: [],
  });
  const source = join(project, ".vercel/output/functions/_article.func/index.js");
  const run = (await load(await readFile(source, "utf8"))) as (request: Request) => Promise<Response>;
  return (path) => {
    const { pathname, search } = new URL(path, site);
    const slug = pathname.replace("/blog/", "");
    return run(new Request(`${site}/_article?slug=${slug}${search.replace("?", "&")}`));
  };
}

for (const [host, start] of Object.entries({ cloudflare, netlify, vercel })) {
  test(`distinguishes published, moved and missing articles that have no prerendered file on ${host}`, async () => {
    const answer = await start();
    const published = await answer("/blog/new-article");
    expect([published.status, await published.text()]).toEqual([200, "the shell"]);
    expect(published.headers.get("X-Robots-Tag")).toBeNull();

    const moved = await answer("/blog/moved-article?from=mail");
    expect([moved.status, moved.headers.get("Location")]).toEqual([301, "/blog/new-article?from=mail"]);

    const missing = await answer("/blog/never-existed");
    expect([missing.status, await missing.text()]).toEqual([404, "no such article"]);
    expect(missing.headers.get("X-Robots-Tag")).toBe("noindex");

    const unknown = await answer("/blog/out-of-order");
    expect([unknown.status, await unknown.text()]).toEqual([200, "the shell"]);
  });
}
