import { type Arbitrary, type AsyncCommand, asyncProperty, check, commands } from "fast-check";
import { isDeep } from "./test-depth.ts";

type Story = {
  /** What happened, in order, each in words that a person reads. */
  steps: readonly string[];
  /** The rule that did not hold in the end. */
  broken: unknown;
  /** What the stories were made from, and how many were played until this one: so it is seen again. */
  seed: number;
  runs: number;
};

/** A counter-example as numbered steps, the rule they broke, and how to see it again. */
export function storyOf({ steps, broken, seed, runs }: Story): string {
  return [
    "These steps break a rule:",
    ...steps.map((step, index) => `  ${index + 1}. ${step}`),
    `The rule: ${broken instanceof Error ? broken.message : String(broken)}`,
    `To see it again: MODEL_SEED=${seed} MODEL_RUNS=${runs}`,
  ].join("\n");
}

type ModelRun<Model extends object, Real> = {
  /** The steps that stories are made of. The `toString` of each is a sentence. */
  steps: Arbitrary<AsyncCommand<Model, Real>>[];
  /** The most steps of one story. */
  longest: number;
  /** How many stories are tried in a normal run, and in a deep one. */
  runs: number;
  deepRuns: number;
  /** Plays one story from its beginning: `asyncModelRun`, and what is to be looked at in the end. Throws where a rule breaks. */
  play: (story: Iterable<AsyncCommand<Model, Real>>) => Promise<void>;
};

/**
 * Plays generated stories, the same ones every time; `MODEL_SEED` and `MODEL_RUNS` of the environment ask for others and
 * for more. Rejects with the shortest story found that breaks a rule, told by `storyOf`.
 */
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

/** The steps behind the one that broke the rule are still in the story. */
const hasRun = (step: object): boolean => "hasRan" in step && step.hasRan === true;
