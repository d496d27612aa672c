import { type AsyncCommand, asyncModelRun, integer } from "fast-check";
import { expect, test, vi } from "vitest";
import { runModel } from "./story.ts";

type Count = { count: number };

/** Breaks a rule once the sum reaches twelve. */
const add = (amount: number): AsyncCommand<Count, Count> => ({
  check: () => amount !== 13,
  async run(model) {
    model.count += amount;
    if (model.count >= 12) throw new Error(`the sum stays below 12, and is ${model.count}`);
  },
  toString: () => `${amount} is added`,
});

const model = {
  steps: [integer({ min: 1, max: 20 }).map(add)],
  longest: 10,
  runs: 100,
  deepRuns: 100,
  play: (story: Iterable<AsyncCommand<Count, Count>>) =>
    asyncModelRun(() => ({ model: { count: 0 }, real: { count: 0 } }), story),
};

test("omits steps that never ran from the shortest story", async () => {
  await expect(runModel(model)).rejects.toThrow(
    /rule:\n {2}1\. 12 is added\nThe rule: the sum stays below 12, and is 12\n/,
  );
});

test("reproduces a story from the printed instructions", async () => {
  const told = await runModel(model).catch((error: Error) => error.message);
  const [, seed, runs] = /MODEL_SEED=(\d+) MODEL_RUNS=(\d+)/.exec(String(told)) ?? [];
  vi.stubEnv("MODEL_SEED", seed);
  vi.stubEnv("MODEL_RUNS", runs);
  await expect(runModel(model)).rejects.toThrow(String(told));
});
