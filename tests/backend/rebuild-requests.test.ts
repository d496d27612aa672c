import type { RunningBackend } from "@brightwren/backend/backend-options";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type DeployHook, hookSecret, startDeployHook } from "../mocks/deploy-hook-server.ts";
import { isDeep } from "../setup/test-depth.ts";
import { createPersonas, type Persona, type PersonaName } from "../setup/backend.ts";
import { callFunction, startOwnBackend } from "./enquiries-visitor.ts";
import {
  callRequestRebuild,
  forgetChanges,
  letTimePass,
  publish,
  rebuildState,
  type RebuildState,
  requestRebuild,
} from "./rebuild-state.ts";

let backend: RunningBackend;
let hook: DeployHook;
let personas: Record<PersonaName, Persona>;
const site = "https://brightwren.example";
const log = vi.spyOn(console, "log");

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
  hook.reset();
  log.mockReset().mockImplementation(() => undefined);
});
afterEach(() => vi.unstubAllEnvs());

const requested = { requested: true };
const nothingDue = { requested: false, reason: "nothing_due" };
const hookFailed = { requested: false, reason: "hook_failed" };
const hookRequest = `POST /hooks/${hookSecret}?key=${hookSecret}`;

async function publishLongAgo(slug = "a-post"): Promise<void> {
  await publish(backend, slug);
  await letTimePass(backend);
}

const minutesToNextAttempt = async () =>
  (new Date((await rebuildState(backend)).next_attempt_at).getTime() - Date.now()) / 60_000;

test("calls the deploy hook once for a published post", async () => {
  await publishLongAgo();
  expect(await requestRebuild(backend)).toEqual(requested);
  expect(hook.requests).toEqual([hookRequest]);
  expect(await rebuildState(backend)).toMatchObject({ waiting_since: null, attempts: 0, last_error: null });
  await letTimePass(backend);
  expect(await requestRebuild(backend)).toEqual(nothingDue);
  expect(hook.requests).toHaveLength(1);
});

test("does not call the hook when nothing has changed", async () => {
  expect(await requestRebuild(backend)).toEqual(nothingDue);
  expect(hook.requests).toEqual([]);
});

describe("a burst of saves", () => {
  test("triggers one build twenty seconds after the last save", async () => {
    for (const slug of ["one", "two", "three"]) {
      await letTimePass(backend, "15 seconds");
      await publish(backend, slug);
      expect(await requestRebuild(backend)).toEqual(nothingDue);
    }
    await letTimePass(backend, "19 seconds");
    expect(await requestRebuild(backend)).toEqual(nothingDue);
    await letTimePass(backend, "1 second");
    expect(await requestRebuild(backend)).toEqual(requested);
    expect(hook.requests).toHaveLength(1);
  });

  test("triggers a build after five minutes even if saves continue", async () => {
    await publish(backend, "first");
    await letTimePass(backend, "5 minutes");
    await publish(backend, "last");
    expect(await requestRebuild(backend)).toEqual(requested);
    expect(hook.requests).toHaveLength(1);
  });
});

test("calls the hook once when four runs overlap", async () => {
  await publishLongAgo();
  const reports = await Promise.all(Array.from({ length: 4 }, () => requestRebuild(backend)));
  expect(reports.filter((report) => report.requested)).toHaveLength(1);
  expect(hook.requests).toHaveLength(1);
});

test("requests another build when a change arrives while the hook is being called", async () => {
  await publishLongAgo();
  hook.meanwhile(() => publish(backend, "meanwhile"));
  expect(await requestRebuild(backend)).toEqual(requested);
  expect(await rebuildState(backend)).toMatchObject({ waiting_since: expect.anything() });
  expect(await requestRebuild(backend)).toEqual(nothingDue);
  await letTimePass(backend);
  expect(await requestRebuild(backend)).toEqual(requested);
  expect(await rebuildState(backend)).toMatchObject({ waiting_since: null });
  expect(hook.requests).toHaveLength(2);
});

test("retries a crashed run's rebuild after two minutes", async () => {
  await publishLongAgo();
  await backend.sql("select * from public.claim_site_rebuild('20 seconds', '5 minutes')");
  await letTimePass(backend, "110 seconds");
  expect(await requestRebuild(backend)).toEqual(nothingDue);
  await letTimePass(backend, "10 seconds");
  expect(await requestRebuild(backend)).toEqual(requested);
});

test("ignores a result that arrives after another run has claimed the rebuild", async () => {
  await publishLongAgo();
  const claim = "select * from public.claim_site_rebuild('20 seconds', '5 minutes')";
  await backend.sql(claim);
  await letTimePass(backend, "2 minutes");
  await backend.sql(claim);
  const held = await rebuildState(backend);
  await backend.sql("select public.fail_site_rebuild(1, 'too late')");
  await backend.sql("select public.accept_site_rebuild(1, 1)");
  expect(await rebuildState(backend)).toEqual(held);
});

describe("a deploy hook", () => {
  test.each([
    [500, "The deploy hook returned 500.", "10"],
    ["redirects", "The deploy hook returned 307.", "10"],
    ["hangs up", "The connection to the deploy hook failed.", "10"],
    ["is silent", "The deploy hook did not respond in time.", "0.3"],
    ...(isDeep
      ? ([
          [404, "The deploy hook returned 404.", "10"],
          [429, "The deploy hook returned 429.", "10"],
        ] as const)
      : []),
  ] as const)("is retried after a minute when it fails (%s)", async (mood, reason, seconds) => {
    await publishLongAgo();
    hook.become(mood);
    vi.stubEnv("DEPLOY_HOOK_TIMEOUT_SECONDS", seconds);
    expect(await requestRebuild(backend)).toEqual(hookFailed);
    vi.unstubAllEnvs();
    expect(hook.requests).toHaveLength(1);
    expect(await rebuildState(backend)).toMatchObject({
      attempts: 1,
      last_error: reason,
      waiting_since: expect.anything(),
    });
    hook.become("works");
    expect(await requestRebuild(backend)).toEqual(nothingDue);
    await letTimePass(backend);
    expect(await requestRebuild(backend)).toEqual(requested);
    expect(hook.requests).toEqual([hookRequest, hookRequest]);
    expect(await rebuildState(backend)).toMatchObject({
      attempts: 0,
      last_error: null,
      waiting_since: null,
    });
  });

  test("times out after ten seconds when it does not respond", { tags: ["deep"] }, async () => {
    await publishLongAgo();
    hook.become("is silent");
    const begun = performance.now();
    expect(await requestRebuild(backend)).toEqual(hookFailed);
    const took = performance.now() - begun;
    expect(took).toBeGreaterThan(9_900);
    expect(took).toBeLessThan(12_000);
  });

  test("is retried when it is unreachable", async () => {
    await publishLongAgo();
    await hook.goDown();
    expect(await requestRebuild(backend)).toEqual(hookFailed);
    expect((await rebuildState(backend)).last_error).toBe("The connection to the deploy hook failed.");
    await hook.comeBack();
    await letTimePass(backend);
    expect(await requestRebuild(backend)).toEqual(requested);
  });

  test.each(["stops halfway", 204] as const)("counts as successful when it responds (%s)", async (mood) => {
    await publishLongAgo();
    hook.become(mood);
    expect(await requestRebuild(backend)).toEqual(requested);
  });

  test("is retried with exponential backoff of up to an hour when it fails repeatedly", async () => {
    await publishLongAgo();
    hook.become(500);
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 9; attempt += 1) {
      expect(await requestRebuild(backend)).toEqual(hookFailed);
      pauses.push(Math.round(await minutesToNextAttempt()));
      await letTimePass(backend, "1 hour");
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  });

  test("is not called before its retry is due when it fails during a burst", async () => {
    await publishLongAgo();
    hook.become(500);
    await requestRebuild(backend);
    await publish(backend, "another");
    await letTimePass(backend, "30 seconds");
    expect(await requestRebuild(backend)).toEqual(nothingDue);
    await letTimePass(backend, "30 seconds");
    hook.become("works");
    expect(await requestRebuild(backend)).toEqual(requested);
    expect(await rebuildState(backend)).toMatchObject({ waiting_since: null });
  });
});

test.each(["works", 500, "hangs up", "redirects"] as const)(
  "never exposes the hook's URL (%s)",
  async (mood) => {
    await publishLongAgo();
    hook.become(mood);
    const response = await callRequestRebuild(backend);
    const output = [
      await response.text(),
      ...[...response.headers].flat(),
      ...log.mock.calls.flat().map(String),
      JSON.stringify(await rebuildState(backend)),
    ].join("\n");
    expect(output).toContain("rebuild requested");
    expect(output).not.toContain(hookSecret);
    expect(output).not.toContain(new URL(hook.url).host);
  },
);

describe("without a usable deploy hook", () => {
  async function withHookUrl<Result>(value: string, work: () => Promise<Result>): Promise<Result> {
    process.env["DEPLOY_HOOK_URL"] = value;
    try {
      return await work();
    } finally {
      process.env["DEPLOY_HOOK_URL"] = hook.url;
    }
  }

  test("keeps the change pending while no deploy hook is configured", async () => {
    await publishLongAgo();
    const report = await withHookUrl("", () => requestRebuild(backend));
    expect(report).toEqual({ requested: false, reason: "no_deploy_hook" });
    expect(await rebuildState(backend)).toMatchObject({ attempts: 0, waiting_since: expect.anything() });
    expect(await requestRebuild(backend)).toEqual(requested);
  });

  test("returns 503 when the hook is not an https URL", async () => {
    await publishLongAgo();
    const response = await withHookUrl(`http://hooks.example/${hookSecret}`, () =>
      callRequestRebuild(backend),
    );
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: "unavailable" });
    const lines = log.mock.calls.flat().join("\n");
    expect(lines).toContain("DEPLOY_HOOK_URL must be an https address");
    expect(lines).not.toContain(hookSecret);
    expect((await rebuildState(backend)).attempts).toBe(0);
  });
});

test("does not call the hook on a database error", async () => {
  await publishLongAgo();
  await backend.sql("alter table private.site_rebuild rename to away");
  try {
    await expect(requestRebuild(backend)).rejects.toThrow("503");
  } finally {
    await backend.sql("alter table private.away rename to site_rebuild");
  }
  expect(hook.requests).toEqual([]);
});

test("calls the hook again when its success could not be recorded", async () => {
  await publishLongAgo();
  hook.meanwhile(() => backend.sql("alter table private.site_rebuild rename to away"));
  expect(await requestRebuild(backend)).toEqual(requested);
  await backend.sql("alter table private.away rename to site_rebuild");
  expect(log.mock.calls.flat().join("\n")).toContain('"recorded":false');
  await letTimePass(backend, "2 minutes");
  expect(await requestRebuild(backend)).toEqual(requested);
  expect(hook.requests).toHaveLength(2);
});

describe("permission to request a build", () => {
  let before: RebuildState;

  beforeEach(async () => {
    await publishLongAgo();
    before = await rebuildState(backend);
  });

  const call = (headers: Record<string, string>) => callFunction(backend, "request-rebuild", { headers });

  async function expectUntouched(): Promise<void> {
    expect(await rebuildState(backend)).toEqual(before);
    expect(hook.requests).toEqual([]);
  }

  describe("calling request-rebuild", () => {
    test("is rejected with 401 when the caller is not signed in", async () => {
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

    test("is rejected with 403 for a user without the role", async () => {
      const response = await call(personas.member.headers);
      expect(response.status).toBe(403);
      expect(await response.json()).toEqual({ error: "Only the owner may do this.", code: "forbidden" });
      await expectUntouched();
    });

    test.each<PersonaName>(["admin", "service"])("is allowed for %s", async (name) => {
      const response = await call(personas[name].headers);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ requested: true });
      expect(hook.requests).toHaveLength(1);
    });

    test("is allowed with the project's secret key as the API key", async () => {
      const response = await call({ apikey: backend.serviceRoleKey });
      expect(await response.json()).toEqual({ requested: true });
    });

    test("is allowed only with POST", async () => {
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

    test("lets only the site's origin read the response", async () => {
      const readableBy = async (origin: string) => {
        const response = await call({ ...personas.admin.headers, origin });
        return response.headers.get("access-control-allow-origin");
      };
      expect(await readableBy(site)).toBe(site);
      expect(await readableBy("https://evil.example")).toBeNull();
    });
  });

  describe.each<PersonaName>(["anonymous", "member", "admin"])("a direct %s caller", (name) => {
    test("cannot call the SQL functions", async () => {
      const { client } = personas[name];
      const times = { quiet_period: "0 seconds", longest_wait: "0 seconds" };
      const claim = await client.rpc("claim_site_rebuild", times);
      const accept = await client.rpc("accept_site_rebuild", { change_count: 1, attempt: 0 });
      const fail = await client.rpc("fail_site_rebuild", { attempt: 0, reason: "no" });
      expect([claim, accept, fail].map(({ error }) => error?.code)).toEqual(["42501", "42501", "42501"]);
      await expectUntouched();
    });

    test.each(["public", "private"])("cannot access the table in the %s schema", async (schema) => {
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
});
