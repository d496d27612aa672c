import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from "node:fs/promises";
import { request, type IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type PreviewServer, startPreviewServer } from "./preview-server.ts";

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

const security = { "X-Content-Type-Options": "nosniff" };
const script = `export const words = ${JSON.stringify("a wren is a small bird ".repeat(200))};`;
let root: string;
let folder: string;
let server: PreviewServer;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "preview-"));
  folder = join(root, "dist");
  await build(folder, "About us");
  await writeFile(join(root, "secret.txt"), "secret");
  await symlink(join(root, "secret.txt"), join(folder, "link.txt"));
  server = await startPreviewServer({
    folder,
    port: 0,
    headers: security,
    findArticle: async (slug) => {
      if (slug === "moved-since") return { movedTo: "a-post" };
      return slug === "never-existed" ? "missing" : "published";
    },
  });
});

afterAll(async () => {
  await server.stop();
  await rm(root, { recursive: true });
});

async function build(to: string, about: string): Promise<void> {
  const files = {
    "index.html": "<h1>Home</h1>",
    "about.html": `<h1>${about}</h1>`,
    "404.html": "<h1>404</h1>",
    "article-shell.html": "Loading article...",
    "article-missing.html": "There is no article at this address.",
    "app-shell.html": "<div id=root></div>",
    "blog/a-post.html": "<h1>A post</h1>",
    "assets/main-1a2b.js": script,
    "favicon.ico": "\0\0",
    _redirects:
      "/feed /feed.xml 301\n/blog/category/old /blog/category/new 301\n/login /app-shell.html 200\n",
    "feed.xml": "<rss/>",
    "feed.json": "{}",
    "manifest.webmanifest": "{}",
    ".well-known/security.txt": "Contact: mailto:hello@brightwren.example",
    ".env": "secret",
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(to, file)), { recursive: true });
    await writeFile(join(to, file), text);
  }
}

/** Sends the path unchanged; `fetch` would normalise it. */
async function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    request({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on("error", reject)
      .end();
  });
}

test("serves a page at its clean address", async () => {
  const { status, headers, body } = await ask("/about");
  expect(status).toBe(200);
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  expect(body.toString()).toBe("<h1>About us</h1>");
});

test("responds with an uncached 404 page when the path is unknown or too long", async () => {
  for (const path of ["/nowhere", "/assets/gone-1a2b.js", "/404", `/${"a".repeat(5000)}`]) {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(404);
    expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    expect(body.toString()).toBe("<h1>404</h1>");
  }
});

test("serves app shells for the admin and for articles without a file", async () => {
  const article = await ask("/blog/published-since");
  expect(article).toMatchObject({ status: 200 });
  expect(article.body.toString()).toBe("Loading article...");
  expect(article.headers).not.toHaveProperty("x-robots-tag");
  for (const path of ["/login", "/admin", "/admin/posts/1"]) {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(200);
    expect(body.toString()).toBe("<div id=root></div>");
    expect(headers["x-robots-tag"]).toBe("noindex");
  }
});

test("answers 404 with noindex when an article does not exist", async () => {
  const { status, headers, body } = await ask("/blog/never-existed");
  expect(status).toBe(404);
  expect(headers["x-robots-tag"]).toBe("noindex");
  expect(body.toString()).toBe("There is no article at this address.");
});

test.for([
  ["/blog/category/old?a=1", "/blog/category/new?a=1"],
  ["/blog/moved-since?a=1", "/blog/a-post?a=1"],
])("redirects the old address %s to %s", async ([path, to]) => {
  const { status, headers } = await ask(path ?? "");
  expect([status, headers.location]).toEqual([301, to]);
});

test("caches hashed files permanently", async () => {
  const { headers } = await ask("/assets/main-1a2b.js");
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(headers["content-type"]).toBe("text/javascript; charset=utf-8");
});

test.for([
  ["/favicon.ico", "image/x-icon"],
  ["/feed.xml", "application/rss+xml; charset=utf-8"],
  ["/feed.json", "application/feed+json; charset=utf-8"],
  ["/manifest.webmanifest", "application/manifest+json; charset=utf-8"],
  ["/.well-known/security.txt", "text/plain; charset=utf-8"],
])("sends %s as %s", async ([path, type]) => {
  expect((await ask(path ?? "")).headers["content-type"]).toBe(type);
});

test("compresses with the client's preferred encoding", async () => {
  const path = "/assets/main-1a2b.js";
  const plain = await ask(path);
  expect(plain.headers).not.toHaveProperty("content-encoding");
  expect(plain.headers.vary).toBe("Accept-Encoding");

  const brotli = await ask(path, { "Accept-Encoding": "gzip, deflate, br, zstd" });
  expect(brotli.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(brotli.body).toString()).toBe(script);

  const gzip = await ask(path, { "Accept-Encoding": "br;q=0.2, gzip;q=0.8" });
  expect(gzip.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(gzip.body).toString()).toBe(script);

  const refused = await ask(path, { "Accept-Encoding": "br;q=0, gzip;q=0" });
  expect(refused.headers).not.toHaveProperty("content-encoding");
  expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
});

test("answers 304 without a body when the client's copy is current", async () => {
  const { headers } = await ask("/about", { "Accept-Encoding": "br" });
  for (const tag of [headers.etag, `W/${headers.etag}`, `"other", ${headers.etag}`, "*"]) {
    const again = await ask("/about", { "Accept-Encoding": "br", "If-None-Match": tag ?? "" });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers.etag).toBe(headers.etag);
  }
  expect((await ask("/about", { "If-None-Match": '"other"' })).status).toBe(200);
});

test("responds to HEAD as to GET, but without a body", async () => {
  const get = await ask("/about");
  const head = await ask("/about", {}, "HEAD");
  expect(head.body).toHaveLength(0);
  expect(head.headers["content-length"]).toBe(String(get.body.length));
  expect(head.headers.etag).toBe(get.headers.etag);
});

test.for(["POST", "PUT", "DELETE", "OPTIONS"])("rejects %s and lists the allowed methods", async (method) => {
  const { status, headers } = await ask("/about", {}, method);
  expect(status).toBe(405);
  expect(headers.allow).toBe("GET, HEAD");
});

test.for(["/../secret.txt", "/link.txt"])("does not serve a file outside the folder at %s", async (path) => {
  const { status, body } = await ask(path);
  expect([400, 404]).toContain(status);
  expect(body.toString()).not.toContain("secret");
});

test("sends the security headers with every response", async () => {
  for (const path of ["/", "/about/", "/nowhere", "/%", "/assets/main-1a2b.js"]) {
    expect((await ask(path)).headers["x-content-type-options"]).toBe("nosniff");
  }
  expect((await ask("/", {}, "POST")).headers["x-content-type-options"]).toBe("nosniff");
});

test("serves a new build immediately, and responds with 503 while there is none", async () => {
  await build(join(root, "next"), "About us, again");
  const before = await ask("/about");
  await rename(folder, join(root, "before"));
  expect((await ask("/about")).status).toBe(503);
  await rename(join(root, "next"), folder);
  const after = await ask("/about");
  expect(after.body.toString()).toBe("<h1>About us, again</h1>");
  expect(after.headers.etag).not.toBe(before.headers.etag);
});

test("rejects with a one-sentence explanation when the port is taken", async () => {
  const port = Number(new URL(server.url).port);
  await expect(startPreviewServer({ folder, port, headers: {} })).rejects.toThrow(
    `Port ${port} for the preview is already in use.`,
  );
});
