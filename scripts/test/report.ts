import { cpus, totalmem } from "node:os";
import type { Depth } from "./runners.ts";
import type { FileTime, Tally } from "./tally.ts";

/** `coreSeconds`: CPU time of its processes; undefined where unavailable. */
export type StageRun = { title: string; seconds: number; coreSeconds: number | undefined; tally: Tally };

const slowestShown = 20;
const rounded = (seconds: number) => Math.round(seconds * 10) / 10;
const table = (rows: string[][]) => {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) => row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))))
    .map((cells) => `  ${cells.join("  ")}`.trimEnd())
    .join("\n");
};

export const slowestFiles = (files: FileTime[]): FileTime[] =>
  files.toSorted((a, b) => b.seconds - a.seconds).slice(0, slowestShown);

const sum = (stages: StageRun[], of: (stage: StageRun) => number | undefined) =>
  stages.reduce((total, stage) => total + (of(stage) ?? 0), 0);

export function describeTimes(stages: StageRun[]): string {
  const coresKnown = stages.every(({ coreSeconds }) => coreSeconds !== undefined);
  const row = (title: string, seconds: number, cores: number | undefined, tests: number) => [
    title,
    seconds.toFixed(1),
    ...(coresKnown ? [(cores ?? 0).toFixed(1)] : []),
    String(tests),
  ];
  const stageRows = stages.map(({ title, seconds, coreSeconds, tally }) =>
    row(title, seconds, coreSeconds, tally.passed + tally.failures.length),
  );
  const total = row(
    "total",
    sum(stages, ({ seconds }) => seconds),
    sum(stages, ({ coreSeconds }) => coreSeconds),
    sum(stages, ({ tally }) => tally.passed + tally.failures.length),
  );
  const heading = ["stage", "seconds", ...(coresKnown ? ["core s"] : []), "tests"];
  const slowest = slowestFiles(stages.flatMap(({ tally }) => tally.files));
  const fileRows = slowest.map(({ file, seconds, tests }) => [file, seconds.toFixed(1), String(tests)]);
  return [
    "── how long it took ──",
    table([heading, ...stageRows, total]),
    ...(slowest.length > 0
      ? ["", `The ${slowest.length} slowest files`, table([["file", "seconds", "tests"], ...fileRows])]
      : []),
  ].join("\n");
}

export const timesAsJson = (depth: Depth, stages: StageRun[]) => ({
  depth,
  machine: { cores: cpus().length, memoryGiB: Math.round(totalmem() / 2 ** 30), platform: process.platform },
  seconds: rounded(sum(stages, ({ seconds }) => seconds)),
  coreSeconds: stages.every(({ coreSeconds }) => coreSeconds !== undefined)
    ? rounded(sum(stages, ({ coreSeconds }) => coreSeconds))
    : null,
  stages: stages.map(({ title, seconds, coreSeconds, tally }) => ({
    title,
    seconds: rounded(seconds),
    coreSeconds: coreSeconds === undefined ? null : rounded(coreSeconds),
    passed: tally.passed,
    failed: tally.failures.length,
    skipped: tally.skipped,
  })),
  slowest: slowestFiles(stages.flatMap(({ tally }) => tally.files)).map((file) => ({
    ...file,
    seconds: rounded(file.seconds),
  })),
});
