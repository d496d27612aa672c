import { beforeAll, expect, test } from "vitest";
import { deployFacts } from "../testing/deploy-facts.ts";
import { deployFiles } from "./deploy-files.ts";

type Worker = { fetch: (request: Request, env: unknown) => Promise<Response> };

const pages: Record<string, string> = {
  "/blog/a-post": "A post",
  "/article-shell": "Loading article...",
  "/app-shell": "Admin",
};
let worker: Worker;

beforeAll(async () => {
  const files = deployFiles({ ...deployFacts, host: "cloudflare", supabaseUrl: "http://127.0.0.1:9" });
  const source = String(files.find(({ path }) => path === "/_worker.js")?.body);
  const loaded: { default: Worker } = await import(`data:text/javascript,${encodeURIComponent(source)}`);
  worker = loaded.default;
});

/** Mimics Cloudflare's static assets: clean URLs, and 404.html with status 404 for unknown ones. */
const ASSETS = {
  fetch: async (request: Request) => {
    const page = pages[new URL(request.url).pathname];
    return new Response(page ?? "404 page", { status: page === undefined ? 404 : 200 });
  },
};

const ask = (path: string) => worker.fetch(new Request(`https://brightwren.example${path}`), { ASSETS });

test.for([
  ["/blog/a-post", "A post", null],
  ["/blog/published-since?from=mail", "Loading article...", null],
  ["/login", "Admin", "noindex"],
  ["/admin", "Admin", "noindex"],
  ["/admin/posts/1", "Admin", "noindex"],
] as const)("responds to %s with 200 and %s, and %s for crawlers", async ([path, text, robots]) => {
  const answer = await ask(path);
  expect([answer.status, await answer.text()]).toEqual([200, text]);
  expect(answer.headers.get("X-Robots-Tag")).toBe(robots);
  expect(answer.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
});

test.for([
  [301, "/blog/before", "/blog/a-post"],
  [301, "/blog/before/?from=mail", "/blog/a-post?from=mail"],
  [301, "/blog/category/old", "/blog/category/new"],
  [301, "/blog/feed/", "/feed.xml"],
  [308, "/blog/published-since/?q=1", "/blog/published-since?q=1"],
  [308, "/blog/published-since.html", "/blog/published-since"],
  [308, "/login/", "/login"],
  [308, "/admin/", "/admin"],
] as const)("redirects with %i from %s to %s", async ([status, path, location]) => {
  const answer = await ask(path);
  expect([answer.status, answer.headers.get("Location")]).toEqual([status, location]);
});

test.for(["/blog/a/b", "/blog/", "/blog//evil.example/"])(
  "answers 404 when the address is %s",
  async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("Content-Security-Policy")).toContain("default-src");
  },
);
