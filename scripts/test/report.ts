import { cpus, totalmem } from "node:os";
import type { Depth } from "./runners.ts";
import { add, type FileTime, nothing, sumCores, type Tally } from "./tally.ts";

export type StageRun = { title: string; seconds: number; tally: Tally };

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

/** `seconds`: the duration of the whole run, in which some stages ran side by side. */
export function describeTimes(seconds: number, stages: StageRun[]): string {
  const all = stages.map(({ tally }) => tally).reduce(add, nothing);
  const row = (title: string, duration: number, cores: number | null, tests: number) => [
    title,
    duration.toFixed(1),
    ...(all.coreSeconds === null ? [] : [(cores ?? 0).toFixed(1)]),
    String(tests),
  ];
  const stageRow = (title: string, duration: number, { coreSeconds, passed, failures }: Tally) =>
    row(title, duration, coreSeconds, passed + failures.length);
  const stageRows = stages.map((stage) => stageRow(stage.title, stage.seconds, stage.tally));
  const total = stageRow("total", seconds, all);
  const heading = ["stage", "seconds", ...(all.coreSeconds === null ? [] : ["core s"]), "tests"];
  const expensive = mostExpensiveFiles(all.files);
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

export const timesAsJson = (depth: Depth, seconds: number, stages: StageRun[]) => ({
  depth,
  machine: { cores: cpus().length, memoryGiB: Math.round(totalmem() / 2 ** 30), platform: process.platform },
  ...asJson({ seconds, coreSeconds: sumCores(stages.map(({ tally }) => tally)) }),
  stages: stages.map(({ title, seconds: duration, tally }) => ({
    ...asJson({ title, seconds: duration, coreSeconds: tally.coreSeconds }),
    passed: tally.passed,
    failed: tally.failures.length,
    skipped: tally.skipped,
    files: tally.files.map((file) => ({ ...asJson(file), tests: file.tests.map(asJson) })),
  })),
});
