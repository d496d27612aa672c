import { request } from "node:http";
import type { RunningBackend } from "@brightwren/backend/backend-options";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestBackend } from "../setup/backend.ts";

const site = "http://127.0.0.1:5173";
const requestedHeaders = "authorization,apikey,content-type,prefer,x-client-info,x-anything-new";

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startTestBackend({ seed: false, env: { ALLOWED_ORIGINS: "https://desktop.example" } });
});
afterAll(() => backend?.stop());

type Init = Omit<RequestInit, "headers"> & { headers?: Record<string, string> };

const ask = (path: string, origin: string, init: Init = {}) =>
  fetch(`${backend.url}${path}`, { ...init, headers: { apikey: backend.anonKey, ...init.headers, origin } });

const preflight = (path: string, origin: string, method: string) =>
  ask(path, origin, {
    method: "OPTIONS",
    headers: {
      "access-control-request-method": method,
      "access-control-request-headers": requestedHeaders,
    },
  });

const paths: [path: string, method: string][] = [
  ["/rest/v1/blog_posts?select=id", "GET"],
  ["/rest/v1/blog_posts?id=eq.x", "DELETE"],
  ["/rest/v1/rpc/anything", "POST"],
  ["/auth/v1/token?grant_type=password", "POST"],
  ["/auth/v1/user", "PUT"],
  ["/storage/v1/object/post-images/a.png", "POST"],
];

describe.each(paths)("%s %s", (path, method) => {
  test.each([site, "http://localhost:4173", "http://[::1]:5173", "app://bundle", "https://desktop.example"])(
    "allows our methods and headers in a preflight from %s",
    async (origin) => {
      const response = await preflight(path, origin, method);
      expect(response.status).toBe(204);
      expect(response.headers.get("access-control-allow-origin")).toBe(origin);
      expect(response.headers.get("access-control-allow-methods")).toContain(method);
      expect(response.headers.get("access-control-allow-headers")).toBe(requestedHeaders);
      expect(response.headers.get("vary")).toContain("Origin");
    },
  );

  test.each(["https://evil.example", "http://127.0.0.1.evil.example", "null"])(
    "denies preflight requests from %s",
    async (origin) => {
      const response = await preflight(path, origin, method);
      expect(response.headers.get("access-control-allow-origin")).toBeNull();
      expect(response.headers.get("access-control-allow-headers")).toBeNull();
    },
  );
});

test.each([
  ["/rest/v1/blog_posts?select=id", {}, 200],
  ["/rest/v1/no_such_table", {}, 404],
  [
    "/auth/v1/token?grant_type=password",
    { method: "POST", body: '{"email":"a@example.com","password":"x"}' },
    400,
  ],
  ["/auth/v1/user", {}, 401],
])("lets the site read responses and errors from %s", async (path, init, status) => {
  const response = await ask(path, site, init);
  expect(response.status).toBe(status);
  expect(response.headers.get("access-control-allow-origin")).toBe(site);
  expect(response.headers.get("vary")).toBe("Origin");
  expect(response.headers.get("access-control-expose-headers")).toContain("Content-Range");
  expect(
    (await ask(path, "https://evil.example", init)).headers.get("access-control-allow-origin"),
  ).toBeNull();
});

test("lets the site read the error when the API key is missing", async () => {
  const response = await fetch(`${backend.url}/rest/v1/blog_posts`, { headers: { origin: site } });
  expect(response.status).toBe(401);
  expect(response.headers.get("access-control-allow-origin")).toBe(site);
});

/** Used instead of `fetch`, which cannot set the Host header. */
function statusWithHost(url: string, host: string, path: string): Promise<number> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const headers = { host, apikey: backend.anonKey };
    request({ hostname, port, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on("error", reject)
      .end();
  });
}

const named = ["127.0.0.1", "127.0.0.1:54321", "localhost:54321", "[::1]:54321", "app.localhost"];
const foreign = [
  "evil.example",
  "evil.example:54321",
  "127.0.0.1.evil.example",
  "0.0.0.0",
  "192.168.1.5",
  "user@127.0.0.1",
];

test.each(named)("accepts a request with the Host header %s", async (host) => {
  expect(await statusWithHost(backend.url, host, "/rest/v1/blog_posts")).toBe(200);
  expect(await statusWithHost(backend.mailboxUrl, host, "/api/messages")).toBe(200);
});

test.each(foreign)("rejects a request with the Host header '%s' (DNS rebinding)", async (host) => {
  expect(await statusWithHost(backend.url, host, "/rest/v1/blog_posts")).toBe(403);
  expect(await statusWithHost(backend.mailboxUrl, host, "/api/messages")).toBe(403);
});

test.each([
  "/",
  "/_system/config",
  "/rest/v1/../../_system/config",
  "/rest/v1/%2e%2e/%2e%2e/_system/info",
  "/storage/v1/../../_system/config",
  "/rest/v10/blog_posts",
  "/studio",
])("returns 404 for %s", async (path) => {
  expect(await statusWithHost(backend.url, "127.0.0.1", path)).toBe(404);
});

test("rejects a body over 10 MB before it reaches the database", async () => {
  const response = await ask("/rest/v1/blog_posts", site, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${backend.serviceRoleKey}` },
    body: JSON.stringify({ title: "Big", slug: "big", content: "x".repeat(11 * 1024 * 1024) }),
  });
  expect(response.status).toBe(413);
  expect(response.headers.get("access-control-allow-origin")).toBe(site);
  expect(await backend.sql("select 1 from public.blog_posts")).toEqual([]);
});

test("serves other requests while an upload stalls", async () => {
  const { hostname, port } = new URL(backend.url);
  const stalled = request({
    hostname,
    port,
    path: "/rest/v1/blog_posts",
    method: "POST",
    headers: { apikey: backend.anonKey, "content-type": "application/json", "content-length": 1000 },
  });
  stalled.on("error", () => undefined);
  stalled.write('{"title":');
  expect((await ask("/rest/v1/blog_posts", site)).status).toBe(200);
  expect(stalled.destroyed, "the upload is over before the answer").toBe(false);
  stalled.destroy();
});
