import { mkdir, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import type { RunningBackend } from "@brightwren/backend/backend-options";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { startTestBackend } from "../setup/backend.ts";
import { copySupabaseFolder } from "../setup/temporary-folder.ts";
import { isDeep } from "../setup/test-depth.ts";

let start: () => Promise<RunningBackend>;
let backend: RunningBackend;
let environmentBefore: NodeJS.ProcessEnv;

const functions: Record<string, string> = {
  "hello/index.ts": `
    export default {
      greeting: "Hello",
      async fetch(request: Request): Promise<Response> {
        const body = request.method === "POST" ? await request.text() : null;
        return Response.json({
          greeting: this.greeting,
          method: request.method,
          path: new URL(request.url).pathname,
          query: new URL(request.url).search,
          body,
          forwarded: request.headers.get("x-forwarded-for"),
          realIp: request.headers.get("x-real-ip"),
          claimed: request.headers.get("cf-connecting-ip") ?? request.headers.get("true-client-ip"),
          authorization: request.headers.get("authorization"),
        }, { status: 201, headers: { "x-own": "yes", "access-control-allow-origin": "https://own.example" } });
      },
    };`,
  "environment/index.ts": `
    const names = ["SUPABASE_URL", "SUPABASE_ANON_KEY", "SUPABASE_SERVICE_ROLE_KEY", "SITE_URL", "ALLOWED_ORIGINS",
      "SMTP_URL", "ENQUIRY_TO", "ENQUIRY_FROM", "EXTRA", "SUPABASE_SECRET_KEYS", "STRIPE_SECRET_KEY", "DEPLOY_HOOK_URL",
      "AI_API_KEY"];
    export default { fetch: () => Response.json(Object.fromEntries(names.map((name) => [name, process.env[name]]))) };`,
  "calls-back/index.ts": `
    export default {
      async fetch() {
        const url = process.env.SUPABASE_URL + "/rest/v1/blog_categories?select=slug";
        const response = await fetch(url, { headers: { apikey: process.env.SUPABASE_ANON_KEY ?? "" } });
        return Response.json(await response.json());
      },
    };`,
  "throws/index.ts": `export default { fetch() { throw new Error("secret detail"); } };`,
  "rejects/index.ts": `export default { async fetch() { await null; throw new Error("secret detail"); } };`,
  "answers-nothing/index.ts": `export default { async fetch() {} };`,
  "no-default/index.ts": `export const fetch = () => new Response("hello");`,
  "does-not-compile/index.ts": `export default {`,
  "ignores-body/index.ts": `export default { fetch: () => new Response("ignored") };`,
  "measures/index.ts": `
    export default {
      async fetch(request: Request) {
        try {
          return Response.json({ bytes: (await request.arrayBuffer()).byteLength });
        } catch {
          return Response.json({ cut: true }, { status: 413 });
        }
      },
    };`,
  "streams/index.ts": `
    export default {
      fetch() {
        const parts = ["one ", "two ", "three"];
        return new Response(new ReadableStream({
          async pull(controller) {
            const part = parts.shift();
            if (part === undefined) controller.close();
            else controller.enqueue(new TextEncoder().encode(part));
          },
        }));
      },
    };`,
  "_shared/index.ts": `export default { fetch: () => new Response("shared code is not a function") };`,
  "Capital/index.ts": `export default { fetch: () => new Response("not a name") };`,
  "outside.ts": `export default { fetch: () => new Response("not in a folder") };`,
};

beforeAll(async () => {
  const supabaseDir = await copySupabaseFolder();
  for (const [file, source] of Object.entries(functions)) {
    await mkdir(join(supabaseDir, "functions", file, ".."), { recursive: true });
    await writeFile(join(supabaseDir, "functions", file), source);
  }
  // A developer's shell may contain credentials for the hosted project and real providers (docs/deploy.md).
  Object.assign(process.env, {
    SUPABASE_URL: "https://project.supabase.co",
    SUPABASE_SERVICE_ROLE_KEY: "hosted",
    SUPABASE_SECRET_KEYS: '{"default":"sb_secret_hosted"}',
    SMTP_URL: "smtps://mail.example:465",
    STRIPE_SECRET_KEY: "sk_live_real",
    DEPLOY_HOOK_URL: "https://hooks.example/build",
    AI_API_KEY: "real",
  });
  environmentBefore = { ...process.env };
  start = () =>
    startTestBackend({
      supabaseDir,
      env: { EXTRA: "extra", ENQUIRY_TO: "other@brightwren.example", SUPABASE_ANON_KEY: "another's" },
    });
  backend = await start();
});
afterAll(() => backend?.stop());

const call = (name: string, init?: RequestInit) => fetch(`${backend.url}/functions/v1/${name}`, init);

test("passes requests and responses through unchanged", async () => {
  const response = await call("hello/more?a=1", {
    method: "POST",
    headers: { authorization: "Bearer x" },
    body: "body £",
  });
  expect(response.status).toBe(201);
  expect(response.headers.get("x-own")).toBe("yes");
  expect(response.headers.get("access-control-allow-origin")).toBe("https://own.example");
  expect(await response.json()).toMatchObject({
    greeting: "Hello",
    method: "POST",
    path: "/functions/v1/hello/more",
    query: "?a=1",
    body: "body £",
    authorization: "Bearer x",
  });
});

test.each(["GET", "PUT", "DELETE", "OPTIONS", "PATCH"])(
  "forwards %s requests to the function",
  async (method) => {
    expect(await (await call("hello", { method })).json()).toMatchObject({ method, body: null });
  },
);

test("takes the client's address from the socket, not from headers", async () => {
  const response = await call("hello", {
    headers: {
      "x-forwarded-for": "203.0.113.7, 10.0.0.1",
      "x-real-ip": "203.0.113.7",
      forwarded: "for=203.0.113.7",
      "cf-connecting-ip": "203.0.113.7",
      "true-client-ip": "203.0.113.7",
    },
  });
  expect(await response.json()).toMatchObject({
    forwarded: "127.0.0.1",
    realIp: "127.0.0.1",
    claimed: null,
  });
});

test("hides the shell's environment from functions", async () => {
  expect(await (await call("environment")).json()).toEqual({
    SUPABASE_URL: backend.url,
    SUPABASE_ANON_KEY: backend.anonKey,
    SUPABASE_SERVICE_ROLE_KEY: backend.serviceRoleKey,
    SITE_URL: "http://127.0.0.1:5173",
    ALLOWED_ORIGINS: "http://127.0.0.1:5173,http://127.0.0.1:4173",
    SMTP_URL: backend.smtpUrl,
    ENQUIRY_TO: "other@brightwren.example",
    ENQUIRY_FROM: "website@brightwren.example",
    EXTRA: "extra",
  });
});

test("does not deadlock when concurrent functions call the backend", async () => {
  const count = isDeep ? 50 : 10;
  const answers = await Promise.all(
    Array.from({ length: count }, async () => (await call("calls-back")).json()),
  );
  expect(answers.filter((rows) => Array.isArray(rows) && rows.length >= 6)).toHaveLength(count);
});

test.each(["throws", "rejects", "answers-nothing", "no-default", "does-not-compile"])(
  "returns 500 without details when a function fails (%s)",
  async (name) => {
    const log = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    onTestFinished(() => log.mockRestore());
    const response = await call(name, { headers: { origin: "http://127.0.0.1:5173" } });
    expect(log.mock.calls.join("\n")).toContain(`The function ${name} failed.`);
    expect(response.status).toBe(500);
    expect(response.headers.get("access-control-allow-origin")).toBe("http://127.0.0.1:5173");
    expect(await response.json()).toEqual({
      error: "Something went wrong on our side. Please try again.",
      code: "internal_error",
    });
  },
);

test.each([
  "unknown",
  "_shared",
  "Capital",
  "outside.ts",
  "hello%2findex.ts",
  "",
  "..",
  "%2e%2e%2fconfig.toml",
  "hello.",
])("returns 404 for the function '%s'", async (name) => {
  const response = await call(name);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: "not_found" });
});

test("delivers streamed responses in full", async () => {
  expect(await (await call("streams")).text()).toBe("one two three");
});

test("forwards a streamed body of up to 10 MB", async () => {
  const body = new Uint8Array(9 * 1024 * 1024);
  expect(await (await call("measures", { method: "POST", body })).json()).toEqual({ bytes: body.length });
});

test("aborts a streamed body once it exceeds 10 MB", async () => {
  const chunk = new Uint8Array(1024 * 1024);
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      sent += 1;
      if (sent > 12) controller.close();
      else controller.enqueue(chunk);
    },
  });
  const response = await call("measures", { method: "POST", body, duplex: "half" } as RequestInit);
  expect(await response.json()).toEqual({ cut: true });
});

test("keeps the connection open when a function ignores the request body", async () => {
  for (let n = 0; n < 5; n += 1) {
    const response = await call("ignores-body", { method: "POST", body: "x".repeat(200_000) });
    expect(await response.text()).toBe("ignored");
  }
});

test("keeps serving requests when clients disconnect during a request", async () => {
  const { hostname, port } = new URL(backend.url);
  for (let n = 0; n < 20; n += 1) {
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(
          "POST /functions/v1/measures HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 5000\r\n\r\nabc",
        );
        setTimeout(() => socket.destroy(), 5);
      });
      socket.on("close", () => resolve());
    });
  }
  expect((await call("hello")).status).toBe(201);
});

test("announces an idle timeout of one minute", async () => {
  const [, seconds] = /\btimeout=(\d+)/.exec((await call("hello")).headers.get("keep-alive") ?? "") ?? [];
  expect(Number(seconds)).toBeGreaterThanOrEqual(60);
});

test("restores the environment when the backend stops", async () => {
  onTestFinished(async () => void (backend = await start()));
  expect(process.env["EXTRA"]).toBe("extra");
  await backend.stop();
  expect(process.env).toEqual(environmentBefore);
});
