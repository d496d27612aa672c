import "fake-indexeddb/auto";
import * as fc from "fast-check";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { storyOf } from "../setup/story.ts";
import { isDeep } from "../setup/test-depth.ts";
import { untilQuiet, watchTransactions } from "./browser.ts";
import { checkEnd, checkStep, lookBefore } from "./rules.ts";
import type { Step } from "./step.ts";
import { steps } from "./steps.ts";
import { configureClient, World } from "./world.ts";

watchTransactions();

beforeAll(configureClient);

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});

async function comeToRest(world: World): Promise<void> {
  const before = await lookBefore(world);
  world.network.isUp = true;
  await world.network.letAll();
  world.retry();
  world.startSending();
  for (let round = 0; round < 6; round += 1) {
    await untilQuiet();
    await world.wait(30_000);
  }
  await checkStep(world, before, {});
}

async function play(story: Iterable<Step>, order: fc.Scheduler): Promise<void> {
  vi.useFakeTimers({
    now: new Date("2026-05-05T12:00:00Z"),
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"],
  });
  const world = await World.begin(order);
  await fc.asyncModelRun(() => ({ model: { world }, real: world }), story);
  await comeToRest(world);
  await checkEnd(world);
}

async function counterExample(): Promise<string | undefined> {
  const { MODEL_SEED: seed = "1", MODEL_RUNS: runs = isDeep ? 20_000 : 600 } = process.env;
  const stories = fc.commands(steps, { maxCommands: 100, size: "max" });
  const details = await fc.check(
    fc.asyncProperty(fc.scheduler(), stories, (order, story) => play(story, order)),
    { seed: Number(seed), numRuns: Number(runs) },
  );
  if (!details.failed) return undefined;
  const [, story = []] = details.counterexample ?? [];
  const hasRun = (one: object) => "hasRan" in one && one.hasRan === true;
  return storyOf({
    steps: [...story].filter(hasRun).map(String),
    broken: details.errorInstance,
    seed: details.seed,
    runs: details.numRuns,
  });
}

test("obeys the writing-safety rules in any order of events", { timeout: 0 }, async () => {
  expect(await counterExample()).toBeUndefined();
});
