import process from "node:process";
import { beforeEach, expect, test, vi } from "vitest";
import { HttpError } from "./http-error.ts";
import { jsonResponse } from "./json.ts";
import { webFunction } from "./web-function.ts";

const origin = "https://brightwren.example";

const lines: string[] = [];

beforeEach(() => {
  lines.length = 0;
  vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
  vi.stubEnv("SUPABASE_URL", "http://127.0.0.1:1");
  vi.stubEnv("SUPABASE_ANON_KEY", "anon");
  vi.stubEnv("SUPABASE_SERVICE_ROLE_KEY", "service");
  vi.stubEnv("ALLOWED_ORIGINS", origin);
});

function call(method: string, handle: () => Promise<Response>): Promise<Response> {
  const run = webFunction("sample", handle, "Not just now.");
  return run(new Request("http://127.0.0.1/", { method, headers: { Origin: origin } }));
}

test("adds CORS headers to the handler's response", async () => {
  const response = await call("POST", () => Promise.resolve(jsonResponse(200, { ok: true })));
  expect(response.status).toBe(200);
  expect(response.headers.get("access-control-allow-origin")).toBe(origin);
  expect(response.headers.get("vary")).toBe("Origin");
  expect(await response.json()).toEqual({ ok: true });
});

test.each(["GET", "PUT", "DELETE"])("rejects %s with 405 and lists the allowed methods", async (method) => {
  const handle = vi.fn<() => Promise<Response>>();
  const response = await call(method, handle);
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe("POST, OPTIONS");
  expect(handle).not.toHaveBeenCalled();
});

test("returns the response for an HttpError with CORS headers", async () => {
  const response = await call("POST", () =>
    Promise.reject(new HttpError(429, "slow", "Wait.", { headers: { "Retry-After": "9" } })),
  );
  expect(response.status).toBe(429);
  expect(response.headers.get("retry-after")).toBe("9");
  expect(response.headers.get("access-control-allow-origin")).toBe(origin);
  expect(await response.json()).toEqual({ error: "Wait.", code: "slow" });
});

test("omits the error message from a 500 response and logs the stack", async () => {
  const response = await call("POST", () => Promise.reject(new TypeError("inner workings")));
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    error: "Something went wrong on our side. Please try again.",
    code: "internal_error",
  });
  expect(lines.join()).toContain("web-function.test.ts");
});

test("returns 503 for invalid settings and logs their names", async () => {
  vi.stubEnv("SUPABASE_URL", "");
  vi.stubEnv("SMTP_URL", "nonsense");
  const response = await call("POST", () => Promise.resolve(new Response()));
  expect(process.env["SUPABASE_URL"]).toBe("");
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ error: "Not just now.", code: "unavailable" });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain("SUPABASE_URL");
  expect(lines[0]).toContain("SMTP_URL");
});
