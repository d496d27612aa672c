import type { RunningBackend } from "@brightwren/backend/backend-options";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type DeployHook, startDeployHook } from "../mocks/deploy-hook-server.ts";
import { startOwnBackend } from "./enquiries-visitor.ts";
import { findDeno } from "./functions-deno-binary.ts";
import { serveInDeno } from "./functions-deno-serve.ts";
import { letTimePass, publish, rebuildState } from "./rebuild-state.ts";

const deno = findDeno();

let backend: RunningBackend;
let hook: DeployHook;

beforeAll(async () => {
  hook = await startDeployHook();
  backend = await startOwnBackend();
});

afterAll(async () => {
  await backend?.stop();
  await hook?.goDown();
});

test.skipIf("missing" in deno)(
  "request-rebuild runs in Deno: a failing hook is called again, and an accepted request is the last one",
  async () => {
    if ("missing" in deno) return;
    const address = await serveInDeno(deno.path, "request-rebuild", {
      SUPABASE_URL: backend.url,
      SUPABASE_ANON_KEY: backend.anonKey,
      SUPABASE_SERVICE_ROLE_KEY: backend.serviceRoleKey,
      DEPLOY_HOOK_URL: hook.url,
    });
    const call = async () => {
      const response = await fetch(address, {
        method: "POST",
        headers: { Authorization: `Bearer ${backend.serviceRoleKey}` },
        signal: AbortSignal.timeout(20_000),
      });
      return { status: response.status, body: await response.json() };
    };
    const refused = { status: 200, body: { requested: false, reason: "hook_failed" } };
    await publish(backend, "a-post");

    for (const [mood, error] of [
      ["hangs up", "No connection to the deploy hook could be made."],
      ["redirects", "The deploy hook answered 307."],
      ["is silent", "The deploy hook did not answer in time."],
    ] as const) {
      await letTimePass(backend, "1 hour");
      hook.become(mood);
      expect(await call()).toEqual(refused);
      expect((await rebuildState(backend)).last_error).toBe(error);
    }
    // Counted from here: when a host hangs up, Deno's fetch makes one more try by itself.
    hook.reset();
    await letTimePass(backend, "1 hour");
    hook.become("stops halfway");
    expect(await call()).toEqual({ status: 200, body: { requested: true } });
    expect(await call()).toEqual({ status: 200, body: { requested: false, reason: "nothing_due" } });
    expect(hook.requests).toHaveLength(1);
  },
);
