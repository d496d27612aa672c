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
  ["/blog/a-post", "A post"],
  ["/blog/published-since?from=mail", "Loading article..."],
  ["/login", "Admin"],
  ["/admin", "Admin"],
  ["/admin/posts/1", "Admin"],
])("responds to %s with 200 and %s", async ([path, text]) => {
  const answer = await ask(path ?? "");
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe(text);
  expect(answer.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
});

test.for([
  ["/blog/before", "/blog/a-post"],
  ["/blog/before/?from=mail", "/blog/a-post?from=mail"],
  ["/blog/category/old", "/blog/category/new"],
  ["/blog/feed/", "/feed.xml"],
])("redirects the old address %s to %s permanently", async ([path, location]) => {
  const answer = await ask(path ?? "");
  expect([answer.status, answer.headers.get("Location")]).toEqual([301, location]);
});

test("sends noindex with the admin shell but not with the article shell", async () => {
  expect((await ask("/login")).headers.get("X-Robots-Tag")).toBe("noindex");
  expect((await ask("/blog/published-since")).headers.get("X-Robots-Tag")).toBeNull();
});

test.for(["/blog/a/b", "/blog/", "/blog//evil.example/"])(
  "answers 404 when the address is %s",
  async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("Content-Security-Policy")).toContain("default-src");
  },
);

test.for([
  ["/blog/published-since/?q=1", "/blog/published-since?q=1"],
  ["/blog/published-since.html", "/blog/published-since"],
  ["/login/", "/login"],
  ["/admin/", "/admin"],
])("redirects %s to %s", async ([path, location]) => {
  const answer = await ask(path ?? "");
  expect(answer.status).toBe(308);
  expect(answer.headers.get("Location")).toBe(location);
});
