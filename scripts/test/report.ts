import { cpus, totalmem } from "node:os";
import type { Depth } from "./runners.ts";
import { add, type FileTime, nothing, sumCores, type Tally } from "./tally.ts";

export type StageRun = { title: string; seconds: number; tally: Tally };

const filesShown = 20;

export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const pad = (cell: string, i: number) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!));
  return rows.map((row) => `  ${row.map(pad).join("  ")}`.trimEnd()).join("\n");
}

/** A unit test starts no process, so its seconds are its CPU time. */
const costOf = ({ seconds, coreSeconds }: FileTime) => coreSeconds ?? seconds;

export const mostExpensiveFiles = (files: FileTime[]): FileTime[] =>
  files.toSorted((a, b) => costOf(b) - costOf(a)).slice(0, filesShown);

/** `seconds`: the duration of the whole run, in which some stages ran side by side. */
export function describeTimes(seconds: number, stages: StageRun[]): string {
  const all = stages.map(({ tally }) => tally).reduce(add, nothing);
  const row = (title: string, duration: string, cores: string, tests: string) =>
    all.coreSeconds === null ? [title, duration, tests] : [title, duration, cores, tests];
  const figures = (title: string, duration: number, cores: number | null, tests: number) =>
    row(title, duration.toFixed(1), (cores ?? 0).toFixed(1), String(tests));
  const stageRows = [...stages, { title: "total", seconds, tally: all }].map((stage) =>
    figures(
      stage.title,
      stage.seconds,
      stage.tally.coreSeconds,
      stage.tally.passed + stage.tally.failures.length,
    ),
  );
  const fileRows = mostExpensiveFiles(all.files).map((file) =>
    figures(file.file, file.seconds, costOf(file), file.tests.length),
  );
  return [
    "── how long it took ──",
    table([row("stage", "seconds", "core s", "tests"), ...stageRows]),
    `\nThe ${fileRows.length} most expensive files`,
    table([row("file", "seconds", "core s", "tests"), ...fileRows]),
  ].join("\n");
}

const rounded = (seconds: number) => Math.round(seconds * 10) / 10;

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
