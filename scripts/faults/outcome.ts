import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Fault } from "../../tests/faults/fault.ts";

/** `npm run test:deep` runs all tests of `npm test`, so it catches the same faults and more. */
export type TriedRun = "normal" | "deep";

export type Outcome = { caughtBy: string | null; reason?: string; seconds: number };

/** By fault id. */
export type Outcomes = Record<string, Partial<Record<TriedRun, Outcome>>>;

export function readOutcomes(file: string): Outcomes {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Outcomes;
  } catch {
    return {};
  }
}

export function writeOutcomes(file: string, outcomes: Outcomes): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(outcomes, null, 2)}\n`);
}

const inCell = (text: string) => text.replaceAll("|", String.raw`\|`);
/** Removes the project from Playwright's titles, because the file name contains it, and the unstable line number. */
const testOf = (failure: string) => failure.replace(/^\[\w+\] /, "tests/e2e/").replace(/:\d+ › /, " › ");

export function outcomesTable(faults: readonly Fault[], outcomes: Outcomes): string {
  const tried = faults.flatMap(({ id, says }) => {
    const { normal, deep } = outcomes[id] ?? {};
    if (!normal && !deep) return [];
    const run = normal?.caughtBy ? "normal" : deep?.caughtBy ? "deep" : undefined;
    return [{ says, run, caughtBy: normal?.caughtBy ?? deep?.caughtBy }];
  });
  const rows = tried.map(({ says, run, caughtBy }) => [
    says,
    caughtBy ? testOf(caughtBy) : "**nothing**",
    run ?? "none",
  ]);
  const caughtIn = (...runs: string[]) => tried.filter(({ run }) => run && runs.includes(run)).length;
  return [
    "| fault | caught by | run |",
    "|---|---|---|",
    ...rows.map((cells) => `| ${cells.map(inCell).join(" | ")} |`),
    "",
    `Of ${tried.length} faults \`npm test\` catches ${caughtIn("normal")}, \`npm run test:deep\` ${caughtIn("normal", "deep")}.`,
    "",
  ].join("\n");
}
