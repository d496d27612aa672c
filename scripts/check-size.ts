import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

/** Lines of code. */
type Size = { source: number; tests: number };
type Budget = Record<string, Size>;

const budgetFile = "size-budget.json";
const code = /\.(?:tsx?|mjs|js|css|sql)$/;
const generated =
  /^supabase\/(?:migrations|seed|brand\.sql|functions\/_shared\/brand)|\/(?:database-types|topics|[\w-]*picture-files)\.ts$/;
const ofTests = /^tests\/|\.(?:test|fixture)\.|\/testing\//;

/** Undefined for a file that does not count. */
export function areaOf(file: string): { area: string; kind: keyof Size } | undefined {
  if (!code.test(file) || generated.test(file)) return undefined;
  const [top = "", name = ""] = file.split("/");
  const area = top === "packages" ? `packages/${name}` : file.includes("/") ? top : ".";
  return { area, kind: ofTests.test(file) ? "tests" : "source" };
}

export function sizesOf(files: readonly string[], linesOf: (file: string) => number): Budget {
  const sizes: Budget = {};
  for (const file of files) {
    const place = areaOf(file);
    if (place) (sizes[place.area] ??= { source: 0, tests: 0 })[place.kind] += linesOf(file);
  }
  return sizes;
}

/**
 * Returns a sentence for each area above its budget, with the five files that grew most.
 * @param growth Lines added less lines removed since the budget was set, by file.
 */
export function overBudget(sizes: Budget, budget: Budget, growth: ReadonlyMap<string, number>): string[] {
  return Object.entries(sizes).flatMap(([area, size]) =>
    (["source", "tests"] as const).flatMap((kind) => {
      const excess = size[kind] - (budget[area]?.[kind] ?? 0);
      if (excess <= 0) return [];
      const grown = [...growth]
        .filter(([file, lines]) => lines > 0 && areaOf(file)?.area === area && areaOf(file)?.kind === kind)
        .toSorted(([, a], [, b]) => b - a)
        .slice(0, 5)
        .map(([file, lines]) => `\n  +${lines} ${file}`);
      return [`${area} has ${excess} lines of ${kind} more than ${budgetFile} allows.${grown.join("")}`];
    }),
  );
}

const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" });

function growthSinceBudget(): Map<string, number> {
  const set = git("log", "-1", "--format=%H", "--", budgetFile).trim() || "HEAD";
  const rows = git("diff", "--numstat", "--no-renames", set).trim().split("\n");
  const growth = rows.map((row) => row.split("\t"));
  return new Map(growth.map(([added, removed, file = ""]) => [file, Number(added) - Number(removed)]));
}

if (import.meta.main) {
  const files = git("ls-files", "-z")
    .split("\0")
    .filter((file) => existsSync(file));
  const linesOf = (file: string) => readFileSync(file, "utf8").split("\n").length - 1;
  const sizes = sizesOf(files, linesOf);
  const total = (kind: keyof Size) => Object.values(sizes).reduce((sum, size) => sum + size[kind], 0);
  console.table({ ...sizes, total: { source: total("source"), tests: total("tests") } });
  if (process.argv.includes("--set")) writeFileSync(budgetFile, `${JSON.stringify(sizes, null, 2)}\n`);
  const budget = JSON.parse(readFileSync(budgetFile, "utf8")) as Budget;
  const excesses = overBudget(sizes, budget, growthSinceBudget());
  for (const sentence of excesses) console.error(sentence);
  if (excesses.length > 0) process.exitCode = 1;
}
