import type { RunningBackend } from "@brightwren/backend/backend-options";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type DeployHook, hookSecret, startDeployHook } from "../mocks/deploy-hook-server.ts";
import { isDeep } from "../setup/test-depth.ts";
import { startOwnBackend } from "./enquiries-visitor.ts";
import {
  callRequestRebuild,
  forgetChanges,
  letTimePass,
  publish,
  rebuildState,
  requestRebuild,
} from "./rebuild-state.ts";

let backend: RunningBackend;
let hook: DeployHook;
const log = vi.spyOn(console, "log");

beforeAll(async () => {
  hook = await startDeployHook();
  backend = await startOwnBackend({ DEPLOY_HOOK_URL: hook.url });
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

test("a published post is one request of the deploy hook, and then there is nothing to do", async () => {
  await publishLongAgo();
  expect(await requestRebuild(backend)).toEqual(requested);
  expect(hook.requests).toEqual([hookRequest]);
  expect(await rebuildState(backend)).toMatchObject({ waiting_since: null, attempts: 0, last_error: null });
  await letTimePass(backend);
  expect(await requestRebuild(backend)).toEqual(nothingDue);
  expect(hook.requests).toHaveLength(1);
});

test("without a change nothing is requested", async () => {
  expect(await requestRebuild(backend)).toEqual(nothingDue);
  expect(hook.requests).toEqual([]);
});

describe("a burst of saves", () => {
  test("is one request, once it has been over for twenty seconds", async () => {
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

  test("that does not end is built after five minutes all the same", async () => {
    await publish(backend, "first");
    await letTimePass(backend, "5 minutes");
    await publish(backend, "last");
    expect(await requestRebuild(backend)).toEqual(requested);
    expect(hook.requests).toHaveLength(1);
  });
});

test("four runs at once send one request", async () => {
  await publishLongAgo();
  const reports = await Promise.all(Array.from({ length: 4 }, () => requestRebuild(backend)));
  expect(reports.filter((report) => report.requested)).toHaveLength(1);
  expect(hook.requests).toHaveLength(1);
});

test("a change while the hook is being called asks for another build", async () => {
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

test("what a dead run held is requested once its two minutes are over, and not before", async () => {
  await publishLongAgo();
  await backend.sql("select * from public.claim_site_rebuild('20 seconds', '5 minutes')");
  await letTimePass(backend, "110 seconds");
  expect(await requestRebuild(backend)).toEqual(nothingDue);
  await letTimePass(backend, "10 seconds");
  expect(await requestRebuild(backend)).toEqual(requested);
});

test("an answer that comes after another run took over changes nothing", async () => {
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

describe("a hook that", () => {
  test.each([
    [500, "The deploy hook answered 500.", "10"],
    ["redirects", "The deploy hook answered 307.", "10"],
    ["hangs up", "No connection to the deploy hook could be made.", "10"],
    ["is silent", "The deploy hook did not answer in time.", "0.3"],
    ...(isDeep
      ? ([
          [404, "The deploy hook answered 404.", "10"],
          [429, "The deploy hook answered 429.", "10"],
        ] as const)
      : []),
  ] as const)(
    "fails (%s) is called again a minute later, and nothing is lost",
    async (mood, reason, seconds) => {
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
    },
  );

  test("does not answer is given up after ten seconds", { tags: ["deep"] }, async () => {
    await publishLongAgo();
    hook.become("is silent");
    const begun = performance.now();
    expect(await requestRebuild(backend)).toEqual(hookFailed);
    const took = performance.now() - begun;
    expect(took).toBeGreaterThan(9_900);
    expect(took).toBeLessThan(12_000);
  });

  test("cannot be reached is called again", async () => {
    await publishLongAgo();
    await hook.goDown();
    expect(await requestRebuild(backend)).toEqual(hookFailed);
    expect((await rebuildState(backend)).last_error).toBe("No connection to the deploy hook could be made.");
    await hook.comeBack();
    await letTimePass(backend);
    expect(await requestRebuild(backend)).toEqual(requested);
  });

  test.each(["stops halfway", 204] as const)("accepts (%s) has accepted", async (mood) => {
    await publishLongAgo();
    hook.become(mood);
    expect(await requestRebuild(backend)).toEqual(requested);
  });

  test("keeps failing is called after 1, 2, 4 … minutes, then every hour", async () => {
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

  test("fails during a burst is not called more often for it", async () => {
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
  "the hook's address is in no answer, no log line and no row (%s)",
  async (mood) => {
    await publishLongAgo();
    hook.become(mood);
    const response = await callRequestRebuild(backend);
    const told = [
      await response.text(),
      ...[...response.headers].flat(),
      ...log.mock.calls.flat().map(String),
      JSON.stringify(await rebuildState(backend)),
    ].join("\n");
    expect(told).toContain("rebuild requested");
    expect(told).not.toContain(hookSecret);
    expect(told).not.toContain(new URL(hook.url).host);
  },
);

describe("with other settings", () => {
  async function withHookUrl<Result>(value: string, work: () => Promise<Result>): Promise<Result> {
    process.env["DEPLOY_HOOK_URL"] = value;
    try {
      return await work();
    } finally {
      process.env["DEPLOY_HOOK_URL"] = hook.url;
    }
  }

  test("without a deploy hook nothing is requested, and the change waits until there is one", async () => {
    await publishLongAgo();
    const report = await withHookUrl("", () => requestRebuild(backend));
    expect(report).toEqual({ requested: false, reason: "no_deploy_hook" });
    expect(await rebuildState(backend)).toMatchObject({ attempts: 0, waiting_since: expect.anything() });
    expect(await requestRebuild(backend)).toEqual(requested);
  });

  test("a deploy hook that is no https address is 503, named in the log without its value", async () => {
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

test("a database error is a 503, and the hook is not called", async () => {
  await publishLongAgo();
  await backend.sql("alter table private.site_rebuild rename to away");
  try {
    await expect(requestRebuild(backend)).rejects.toThrow("503");
  } finally {
    await backend.sql("alter table private.away rename to site_rebuild");
  }
  expect(hook.requests).toEqual([]);
});

test("a success that cannot be written down is requested again, not lost", async () => {
  await publishLongAgo();
  hook.meanwhile(() => backend.sql("alter table private.site_rebuild rename to away"));
  expect(await requestRebuild(backend)).toEqual(requested);
  await backend.sql("alter table private.away rename to site_rebuild");
  expect(log.mock.calls.flat().join("\n")).toContain('"recorded":false');
  await letTimePass(backend, "2 minutes");
  expect(await requestRebuild(backend)).toEqual(requested);
  expect(hook.requests).toHaveLength(2);
});
