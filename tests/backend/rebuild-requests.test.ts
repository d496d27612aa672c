import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type DeployHook, hookSecret, startDeployHook } from "../mocks/deploy-hook-server.ts";
import { isDeep } from "../setup/test-depth.ts";
import {
  callRequestRebuild,
  forgetChanges,
  letTimePass,
  publish,
  rebuildState,
  requestRebuild,
} from "./rebuild-state.ts";
import { collectLog, ownBackend } from "./own-backend.ts";

let hook: DeployHook;
const logged = collectLog();

beforeAll(async () => {
  hook = await startDeployHook();
});
afterAll(() => hook?.goDown());
const backend = ownBackend(() => ({ env: { DEPLOY_HOOK_URL: hook.url } }));

beforeEach(async () => {
  await backend.sql("delete from public.blog_posts");
  await forgetChanges(backend);
  hook.reset();
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

describe("a deploy hook", () => {
  test.each([
    [500, "The deploy hook returned 500.", "10"],
    ["redirects", "The deploy hook returned 307.", "10"],
    ["hangs up", "The connection to the deploy hook failed.", "10"],
    ["is silent", "The deploy hook did not respond in time.", "0.1"],
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
      ...logged,
      JSON.stringify(await rebuildState(backend)),
    ].join("\n");
    expect(output).toContain("rebuild requested");
    expect(output).not.toContain(hookSecret);
    expect(output).not.toContain(new URL(hook.url).host);
  },
);

test("keeps the change pending while no deploy hook is configured", async () => {
  await publishLongAgo();
  vi.stubEnv("DEPLOY_HOOK_URL", "");
  expect(await requestRebuild(backend)).toEqual({ requested: false, reason: "no_deploy_hook" });
  vi.unstubAllEnvs();
  expect(await rebuildState(backend)).toMatchObject({ attempts: 0, waiting_since: expect.anything() });
  expect(await requestRebuild(backend)).toEqual(requested);
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
  expect(logged.join("\n")).toContain('"recorded":false');
  await letTimePass(backend, "2 minutes");
  expect(await requestRebuild(backend)).toEqual(requested);
  expect(hook.requests).toHaveLength(2);
});
