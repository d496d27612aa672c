import { type Arbitrary, type AsyncCommand, asyncProperty, check, commands } from "fast-check";
import { isDeep } from "./test-depth.ts";

type Story = {
  steps: readonly string[];
  broken: unknown;
  /** `seed` and `runs` reproduce the story. */
  seed: number;
  runs: number;
};

export function storyOf({ steps, broken, seed, runs }: Story): string {
  return [
    "These steps break a rule:",
    ...steps.map((step, index) => `  ${index + 1}. ${step}`),
    `The rule: ${broken instanceof Error ? broken.message : String(broken)}`,
    `To see it again: MODEL_SEED=${seed} MODEL_RUNS=${runs}`,
  ].join("\n");
}

type ModelRun<Model extends object, Real> = {
  steps: Arbitrary<AsyncCommand<Model, Real>>[];
  longest: number;
  runs: number;
  deepRuns: number;
  play: (story: Iterable<AsyncCommand<Model, Real>>) => Promise<void>;
};

/** Uses a fixed seed unless MODEL_SEED is set. Rejects with the shortest failing story. */
export async function runModel<Model extends object, Real>(model: ModelRun<Model, Real>): Promise<void> {
  const { MODEL_SEED: seed = "1", MODEL_RUNS: runs = isDeep ? model.deepRuns : model.runs } = process.env;
  const stories = commands(model.steps, { maxCommands: model.longest, size: "max" });
  const details = await check(asyncProperty(stories, model.play), {
    seed: Number(seed),
    numRuns: Number(runs),
  });
  if (!details.failed) return;
  const [story = []] = details.counterexample ?? [];
  throw new Error(
    storyOf({
      steps: [...story].filter(hasRun).map(String),
      broken: details.errorInstance,
      seed: details.seed,
      runs: details.numRuns,
    }),
    { cause: details.errorInstance },
  );
}

/** Excludes the steps after the failing one, which are still part of the story. */
const hasRun = (step: object): boolean => "hasRan" in step && step.hasRan === true;
