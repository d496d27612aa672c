import type { RunningBackend } from "@brightwren/backend/backend-options";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type DeployHook, startDeployHook } from "../mocks/deploy-hook-server.ts";
import { createPersonas, type Persona, type PersonaName } from "../setup/personas.ts";
import { callFunction, startOwnBackend } from "./enquiries-visitor.ts";
import { forgetChanges, letTimePass, publish, rebuildState, type RebuildState } from "./rebuild-state.ts";

const site = "https://brightwren.example";

let backend: RunningBackend;
let hook: DeployHook;
let personas: Record<PersonaName, Persona>;
let before: RebuildState;

beforeAll(async () => {
  hook = await startDeployHook();
  backend = await startOwnBackend({ DEPLOY_HOOK_URL: hook.url, ALLOWED_ORIGINS: site });
  personas = await createPersonas(backend);
});

afterAll(async () => {
  await backend?.stop();
  await hook?.goDown();
});

beforeEach(async () => {
  await backend.sql("delete from public.blog_posts");
  await forgetChanges(backend);
  await publish(backend, "a-post");
  await letTimePass(backend);
  before = await rebuildState(backend);
  hook.reset();
  vi.spyOn(console, "log").mockImplementation(() => undefined);
});

const call = (headers: Record<string, string>) => callFunction(backend, "request-rebuild", { headers });

async function expectUntouched(): Promise<void> {
  expect(await rebuildState(backend)).toEqual(before);
  expect(hook.requests).toEqual([]);
}

describe("calling request-rebuild", () => {
  test("nobody without a sign-in may: 401", async () => {
    const attempts: Record<string, string>[] = [
      {},
      { authorization: "Bearer nonsense" },
      { authorization: `Bearer ${backend.anonKey}` },
      { authorization: `Basic ${backend.serviceRoleKey}` },
    ];
    const responses = await Promise.all(attempts.map(call));
    expect(responses.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    expect(await responses[0]?.json()).toEqual({ error: "Please sign in first.", code: "unauthorized" });
    await expectUntouched();
  });

  test("a signed-in stranger may not: 403", async () => {
    const response = await call(personas.member.headers);
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({ error: "Only the owner may do this.", code: "forbidden" });
    await expectUntouched();
  });

  test.each<PersonaName>(["admin", "service"])("%s may", async (name) => {
    const response = await call(personas[name].headers);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ requested: true });
    expect(hook.requests).toHaveLength(1);
  });

  test("the project may by its secret key as apikey", async () => {
    const response = await call({ apikey: backend.serviceRoleKey });
    expect(await response.json()).toEqual({ requested: true });
  });

  test("by POST only: anything else is 405 with what is allowed", async () => {
    for (const method of ["GET", "PUT", "DELETE", "PATCH"]) {
      const response = await callFunction(backend, "request-rebuild", {
        method,
        headers: personas.service.headers,
      });
      expect({ method, status: response.status, allow: response.headers.get("allow") }).toEqual({
        method,
        status: 405,
        allow: "POST, OPTIONS",
      });
    }
    await expectUntouched();
  });

  test("only the site's page may read the answer", async () => {
    const readableBy = async (origin: string) => {
      const response = await call({ ...personas.admin.headers, origin });
      return response.headers.get("access-control-allow-origin");
    };
    expect(await readableBy(site)).toBe(site);
    expect(await readableBy("https://evil.example")).toBeNull();
  });
});

describe.each<PersonaName>(["anonymous", "member", "admin"])("%s, past the function,", (name) => {
  test("cannot call its SQL", async () => {
    const { client } = personas[name];
    const times = { quiet_period: "0 seconds", longest_wait: "0 seconds" };
    const claim = await client.rpc("claim_site_rebuild", times);
    const accept = await client.rpc("accept_site_rebuild", { change_count: 1, attempt: 0 });
    const fail = await client.rpc("fail_site_rebuild", { attempt: 0, reason: "no" });
    expect([claim, accept, fail].map(({ error }) => error?.code)).toEqual(["42501", "42501", "42501"]);
    await expectUntouched();
  });

  test.each(["public", "private"])("cannot reach the table, asking for the schema %s", async (schema) => {
    const { client } = personas[name];
    const table = () => client.schema(schema).from("site_rebuild");
    const answers = [
      await table().select("*"),
      await table().insert({ change_count: 7 }).select(),
      await table().update({ change_count: 7 }).eq("only_row", true).select(),
      await table().delete().eq("only_row", true).select(),
    ];
    expect(answers.map(({ data }) => data ?? [])).toEqual([[], [], [], []]);
    expect(answers.every(({ error }) => error !== null)).toBe(true);
    await expectUntouched();
  });
});
