import type { RunningBackend } from "@brightwren/backend/backend-options";
import { afterAll, beforeAll, expect, test } from "vitest";
import { modelKey, type ModelServer, startModelServer } from "../mocks/model-server.ts";
import { findDeno } from "./functions-deno-binary.ts";
import { serveInDeno } from "./functions-deno-serve.ts";
import { categoryId, posts, startGenerationBackend } from "./generation-owner.ts";

const deno = findDeno();

let backend: RunningBackend;
let model: ModelServer;

beforeAll(async () => {
  model = await startModelServer();
  backend = await startGenerationBackend();
});
afterAll(async () => {
  await backend?.stop();
  await model?.stop();
});

const call = async (address: string, body?: unknown) => {
  const response = await fetch(address, {
    method: "POST",
    headers: {
      Authorization: `Bearer ${backend.serviceRoleKey}`,
      ...(body !== undefined && { "Content-Type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  });
  return { status: response.status, body: await response.json() };
};

const settings = () => ({
  SUPABASE_URL: backend.url,
  SUPABASE_ANON_KEY: backend.anonKey,
  SUPABASE_SERVICE_ROLE_KEY: backend.serviceRoleKey,
});

test.skipIf("missing" in deno)("schedule-blog-posts runs in Deno with the built-in writer", async () => {
  if ("missing" in deno) return;
  const address = await serveInDeno(deno.path, "schedule-blog-posts", settings());
  expect(await call(address)).toMatchObject({ status: 200, body: { post: { status: "published" } } });
  expect((await posts(backend))[0]?.content).toContain("## ");
});

test.skipIf("missing" in deno)(
  "generate-blog-post runs in Deno with a model, and bears its faults",
  async () => {
    if ("missing" in deno) return;
    const address = await serveInDeno(deno.path, "generate-blog-post", {
      ...settings(),
      AI_BASE_URL: model.url,
      AI_API_KEY: modelKey,
      AI_MODEL: "practice-1",
      AI_TIMEOUT_SECONDS: "1",
    });
    const order = { topic: "Choosing a slate", categoryId: await categoryId(backend) };
    for (const [mood, code] of [
      ["is silent", "model_timeout"],
      ["stops halfway", "model_timeout"],
      ["hangs up", "model_unreachable"],
      ["redirects", "model_unreachable"],
    ] as const) {
      model.become(mood);
      expect(await call(address, order)).toMatchObject({ body: { code } });
    }
    model.reset();
    expect(await call(address, order)).toMatchObject({
      status: 200,
      body: { post: { slug: "how-to-choose-a-slate" } },
    });
    expect(model.requests).toHaveLength(1);
  },
);
