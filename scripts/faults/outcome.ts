import type { Fault } from "../../tests/faults/fault.ts";

/** `npm run test:deep` runs all tests of `npm test`, so it catches the same faults and more. */
export type TriedRun = "normal" | "deep";

export type Outcome = { caughtBy: string | null; reason?: string; seconds: number };

/** By fault id. */
export type Outcomes = Record<string, Partial<Record<TriedRun, Outcome>>>;

const inCell = (text: string) => text.replaceAll("|", String.raw`\|`);

export function outcomesTable(faults: readonly Fault[], outcomes: Outcomes): string {
  const tried = faults.flatMap(({ id, says }) => {
    const { normal, deep } = outcomes[id] ?? {};
    if (!normal && !deep) return [];
    const run = normal?.caughtBy ? "normal" : deep?.caughtBy ? "deep" : undefined;
    return [{ says, run, caughtBy: normal?.caughtBy ?? deep?.caughtBy }];
  });
  const rows = tried.map(({ says, run, caughtBy }) => [says, caughtBy ?? "**nothing**", run ?? "none"]);
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
