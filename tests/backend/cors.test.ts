import { request } from "node:http";
import { expect, test } from "vitest";
import { ownBackend } from "./own-backend.ts";

const site = "http://127.0.0.1:5173";
const requestedHeaders = "authorization,apikey,content-type,prefer,x-client-info,x-anything-new";

const backend = ownBackend({ env: { ALLOWED_ORIGINS: "https://desktop.example" } });

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

test.each([
  ["/rest/v1/blog_posts?id=eq.x", "DELETE"],
  ["/rest/v1/rpc/anything", "POST"],
  ["/auth/v1/user", "PUT"],
  ["/storage/v1/object/post-images/a.png", "POST"],
])("allows our methods and headers in a preflight for %s %s only from the site", async (path, method) => {
  for (const origin of [site, "app://bundle", "https://desktop.example"]) {
    const { status, headers } = await preflight(path, origin, method);
    expect(status).toBe(204);
    expect(headers.get("access-control-allow-origin")).toBe(origin);
    expect(headers.get("access-control-allow-methods")).toContain(method);
    expect(headers.get("access-control-allow-headers")).toBe(requestedHeaders);
    expect(headers.get("vary")).toContain("Origin");
  }
  const { headers } = await preflight(path, "https://evil.example", method);
  expect(headers.get("access-control-allow-origin")).toBeNull();
  expect(headers.get("access-control-allow-headers")).toBeNull();
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

test.each([
  ["localhost:54321", 200],
  ["127.0.0.1.evil.example", 403],
])("answers a request with the Host header %s with %i (DNS rebinding)", async (host, status) => {
  expect(await statusWithHost(backend.url, host, "/rest/v1/blog_posts")).toBe(status);
  expect(await statusWithHost(backend.mailboxUrl, host, "/api/messages")).toBe(status);
});

test.each([
  "/",
  "/_system/config",
  "/rest/v1/../../_system/config",
  "/rest/v1/%2e%2e/%2e%2e/_system/info",
  "/storage/v1/../../_system/config",
  "/rest/v10/blog_posts",
  "/functions/v1/../../config.toml",
  "/functions/v1/..\\..\\config.toml",
  "/functions/v1/send-contact-email/../../../migrations",
  "/studio",
])("returns 404 for %s", async (path) => {
  expect(await statusWithHost(backend.url, "127.0.0.1", path)).toBe(404);
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
