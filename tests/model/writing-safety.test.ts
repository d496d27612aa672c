import "fake-indexeddb/auto";
import { asyncModelRun, asyncProperty, check, commands, scheduler } from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storyOf } from "../setup/story.ts";
import { isDeep } from "../setup/test-depth.ts";
import { untilQuiet, watchTransactions } from "./browser.ts";
import type { EditorWindow } from "./editor-window.ts";
import { checkEnd, checkStep, lookBefore } from "./rules.ts";
import { type Model, type Step, steps } from "./steps.ts";
import { World } from "./world.ts";

watchTransactions();

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function play(story: Iterable<Step>, world: World): Promise<void> {
  const all = new Set<EditorWindow>();
  const model: Model = { world };
  const watched = [...story].map((one) => ({
    ...one,
    check: one.check,
    run: async (of: Model, real: World) => {
      await one.run(of, real);
      for (const window of real.windows.values()) all.add(window);
    },
    toString: () => one.toString(),
  }));
  await asyncModelRun(() => ({ model, real: world }), watched);
  await comeToRest(world);
  await checkEnd(world, [...all]);
}

/** The network is there and quick, and time goes on. */
async function comeToRest(world: World): Promise<void> {
  const before = await lookBefore(world);
  world.network.isUp = true;
  world.server.grant("Ann");
  await world.network.letAll();
  world.retry();
  world.startSending();
  for (let round = 0; round < 6; round += 1) {
    await untilQuiet();
    await world.wait(30_000);
  }
  await checkStep(world, before, {});
}

test("the writer's words are safe in whatever order things happen", { timeout: 0 }, async () => {
  const { MODEL_SEED: seed = "1", MODEL_RUNS: runs = isDeep ? 20_000 : 200 } = process.env;
  const stories = asyncProperty(
    scheduler(),
    commands(steps, { maxCommands: 30, size: "max" }),
    async (order, story) => {
      vi.useFakeTimers({
        now: new Date("2026-05-05T12:00:00Z"),
        toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"],
      });
      await play(story, await World.begin(order));
    },
  );
  const details = await check(stories, { seed: Number(seed), numRuns: Number(runs) });
  if (!details.failed) return expect(details.numRuns).toBe(Number(runs));
  const [, story = []] = details.counterexample ?? [];
  const hasRun = (one: object) => "hasRan" in one && one.hasRan === true;
  throw new Error(
    storyOf({
      steps: [...story].filter(hasRun).map(String),
      broken: details.errorInstance,
      seed: details.seed,
      runs: details.numRuns,
    }),
    { cause: details.errorInstance },
  );
});
