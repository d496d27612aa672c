import { cpus, totalmem } from "node:os";
import type { Depth } from "./runners.ts";
import { type FileTime, sumCores, type Tally } from "./tally.ts";

/** `coreSeconds`: CPU time of its processes; null where unavailable. */
export type StageRun = { title: string; seconds: number; coreSeconds: number | null; tally: Tally };

const filesShown = 20;
const rounded = (seconds: number) => Math.round(seconds * 10) / 10;
const table = (rows: string[][]) => {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) => row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))))
    .map((cells) => `  ${cells.join("  ")}`.trimEnd())
    .join("\n");
};

/** A unit test starts no process, so its seconds are its CPU time. */
const costOf = ({ seconds, coreSeconds }: FileTime) => coreSeconds ?? seconds;

export const mostExpensiveFiles = (files: FileTime[]): FileTime[] =>
  files.toSorted((a, b) => costOf(b) - costOf(a)).slice(0, filesShown);

const sum = (stages: StageRun[], of: (stage: StageRun) => number | null) =>
  stages.reduce((total, stage) => total + (of(stage) ?? 0), 0);

export function describeTimes(stages: StageRun[]): string {
  const coresKnown = stages.every(({ coreSeconds }) => coreSeconds !== null);
  const row = (title: string, seconds: number, cores: number | null, tests: number) => [
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
  const expensive = mostExpensiveFiles(stages.flatMap(({ tally }) => tally.files));
  const fileRows = expensive.map((file) => row(file.file, file.seconds, costOf(file), file.tests.length));
  return [
    "── how long it took ──",
    table([heading, ...stageRows, total]),
    ...(expensive.length > 0
      ? [
          "",
          `The ${expensive.length} most expensive files`,
          table([["file", ...heading.slice(1)], ...fileRows]),
        ]
      : []),
  ].join("\n");
}

const asJson = <Time extends { seconds: number; coreSeconds: number | null }>(time: Time): Time => ({
  ...time,
  seconds: rounded(time.seconds),
  coreSeconds: time.coreSeconds === null ? null : rounded(time.coreSeconds),
});

export const timesAsJson = (depth: Depth, stages: StageRun[]) => ({
  depth,
  machine: { cores: cpus().length, memoryGiB: Math.round(totalmem() / 2 ** 30), platform: process.platform },
  ...asJson({ seconds: sum(stages, ({ seconds }) => seconds), coreSeconds: sumCores(stages) }),
  stages: stages.map(({ title, seconds, coreSeconds, tally }) => ({
    ...asJson({ title, seconds, coreSeconds }),
    passed: tally.passed,
    failed: tally.failures.length,
    skipped: tally.skipped,
    files: tally.files.map((file) => ({ ...asJson(file), tests: file.tests.map(asJson) })),
  })),
});
