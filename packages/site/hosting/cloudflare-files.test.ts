import { beforeAll, expect, test } from "vitest";
import { deployFiles } from "./deploy-files.ts";

type Worker = { fetch: (request: Request, env: unknown) => Promise<Response> };

const pages: Record<string, string> = {
  "/blog/a-post": "A post",
  "/article-shell": "Loading article...",
  "/app-shell": "Admin",
};
let worker: Worker;

beforeAll(async () => {
  const files = deployFiles({
    host: "cloudflare",
    scriptHashes: [],
    // Nobody answers there: what is asked about articles stays unknown.
    supabaseUrl: "http://127.0.0.1:9",
    publishableKey: "public-key",
    siteUrl: "https://brightwren.example",
    redirects: [
      { path: "/blog/category/old", to: "/blog/category/new" },
      { path: "/blog/before", to: "/blog/a-post" },
    ],
  });
  const source = String(files.find(({ path }) => path === "/_worker.js")?.body);
  const loaded: { default: Worker } = await import(`data:text/javascript,${encodeURIComponent(source)}`);
  worker = loaded.default;
});

/** Cloudflare's files: a page at its clean address, 404.html with 404 elsewhere. */
const ASSETS = {
  fetch: async (request: Request) => {
    const page = pages[new URL(request.url).pathname];
    return new Response(page ?? "404 page", { status: page === undefined ? 404 : 200 });
  },
};

const ask = (path: string) => worker.fetch(new Request(`https://brightwren.example${path}`), { ASSETS });

test.for([
  ["/blog/a-post", "A post"],
  ["/blog/published-since?from=mail", "Loading article..."],
  ["/login", "Admin"],
  ["/admin", "Admin"],
  ["/admin/posts/1", "Admin"],
])("%s is answered with 200 and %s", async ([path, text]) => {
  const answer = await ask(path ?? "");
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe(text);
  expect(answer.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
});

test.for([
  ["/blog/before", "/blog/a-post"],
  ["/blog/before/?from=mail", "/blog/a-post?from=mail"],
  ["/blog/category/old", "/blog/category/new"],
])("the old address %s leads to %s for good", async ([path, location]) => {
  const answer = await ask(path ?? "");
  expect([answer.status, answer.headers.get("Location")]).toEqual([301, location]);
});

test("the admin's shell stays out of search engines, an article's does not", async () => {
  expect((await ask("/login")).headers.get("X-Robots-Tag")).toBe("noindex");
  expect((await ask("/blog/published-since")).headers.get("X-Robots-Tag")).toBeNull();
});

test.for(["/blog/a/b", "/blog/", "/blog//evil.example/"])("%s is not found", async (path) => {
  const answer = await ask(path);
  expect(answer.status).toBe(404);
  expect(answer.headers.get("Content-Security-Policy")).toContain("default-src");
});

test.for([
  ["/blog/published-since/?q=1", "/blog/published-since?q=1"],
  ["/blog/published-since.html", "/blog/published-since"],
  ["/login/", "/login"],
  ["/admin/", "/admin"],
])("%s is redirected to %s", async ([path, location]) => {
  const answer = await ask(path ?? "");
  expect(answer.status).toBe(308);
  expect(answer.headers.get("Location")).toBe(location);
});
