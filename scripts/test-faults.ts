import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Catcher, Fault } from "../tests/faults/fault.ts";
import { faults } from "../tests/faults/faults.ts";
import { applyFault, makeScratchCopy } from "./faults/scratch-copy.ts";
import { type Outcome, type Outcomes, outcomesTable, type TriedRun } from "./faults/outcome.ts";
import { runnerOf, runTests, runWholeSuite } from "./faults/run-tests.ts";
import { readJson } from "./test/runners.ts";

/**
 * Applies each fault to a copy of the checkout and runs the tests that should fail. Stores the results, so that a run
 * can continue later. `--only <id,…>`: only these. `--from <n> --to <n>`: a range. `--deep`: also deep tests. `--whole`: the whole
 * suite if the listed tests miss a fault. `--fresh`: discards stored results.
 */
const root = resolve(import.meta.dirname, "..");
const { values: options } = parseArgs({
  options: {
    only: { type: "string" },
    from: { type: "string", default: "1" },
    to: { type: "string", default: String(faults.length) },
    deep: { type: "boolean", default: false },
    whole: { type: "boolean", default: false },
    fresh: { type: "boolean", default: false },
  },
});
const depth: TriedRun = options.deep ? "deep" : "normal";
const results = join(root, "test-results");
mkdirSync(results, { recursive: true });
const kept = join(results, "faults.json");
const outcomes: Outcomes = (options.fresh ? undefined : (readJson(kept) as Outcomes | undefined)) ?? {};

function isOpen({ id }: Fault): boolean {
  const { normal, deep } = outcomes[id] ?? {};
  return depth === "normal" ? normal === undefined : deep === undefined && !normal?.caughtBy;
}

function chooseFaults(): Fault[] {
  const ids = options.only?.split(",");
  if (!ids) return faults.slice(Number(options.from) - 1, Number(options.to)).filter(isOpen);
  const unknown = ids.filter((id) => !faults.some((fault) => fault.id === id));
  if (unknown.length > 0) throw new Error(`Unknown fault: ${unknown.join(", ")}.`);
  return faults.filter(({ id }) => ids.includes(id));
}

const chosen = chooseFaults();
const copy = makeScratchCopy(root);
process.on("exit", copy.remove);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(1));
const runOptions = { folder: copy.folder, depth };

/** A test that fails without a fault would seem to catch every fault. */
function refuseFailingTests(catchers: readonly Catcher[]): void {
  for (const [runner, ofRunner] of Map.groupBy(catchers, ({ file }) => runnerOf(file))) {
    console.log(`Without a fault: ${new Set(ofRunner.map(({ file }) => file)).size} files (${runner})`);
    const { failures } = runTests(runner, ofRunner, { ...runOptions, stopEarly: false });
    if (failures.length > 0) throw new Error(`These tests fail without a fault:\n${failures.join("\n")}`);
  }
}

function firstFailure({ file, title }: Catcher): string | undefined {
  const run = (catcher: Catcher) => runTests(runnerOf(file), [catcher], { ...runOptions, stopEarly: true });
  const named = run(title === undefined ? { file } : { file, title });
  // A title that matches no test proves nothing.
  const { failures } =
    title !== undefined && named.passed + named.failures.length === 0 ? run({ file }) : named;
  return failures[0];
}

function tryFault(fault: Fault): Outcome {
  const began = performance.now();
  const undo = applyFault(copy.folder, fault);
  try {
    let failure: string | undefined;
    for (const catcher of fault.caughtBy) failure ??= firstFailure(catcher);
    if (options.whole) failure ??= runWholeSuite(runOptions);
    const [caughtBy = null, reason = ""] = failure?.split("\n") ?? [];
    return { caughtBy, reason: reason.trim(), seconds: Math.round((performance.now() - began) / 1000) };
  } finally {
    undo();
  }
}

refuseFailingTests(chosen.flatMap(({ caughtBy }) => caughtBy));
for (const [index, fault] of chosen.entries()) {
  const outcome = tryFault(fault);
  outcomes[fault.id] = { ...outcomes[fault.id], [depth]: outcome };
  writeFileSync(kept, `${JSON.stringify(outcomes, null, 2)}\n`);
  console.log(
    `${index + 1}/${chosen.length} ${fault.id} (${outcome.seconds} s): ${outcome.caughtBy ?? "NOT CAUGHT"}\n    ${outcome.reason}`,
  );
}

const table = outcomesTable(faults, outcomes);
writeFileSync(join(results, "faults.md"), table);
console.log(`\n${table}`);
const isMissed = ({ id, onlyDeep }: Fault) =>
  (options.deep || !onlyDeep) && outcomes[id]?.[depth]?.caughtBy === null;
process.exitCode = chosen.some(isMissed) ? 1 : 0;
