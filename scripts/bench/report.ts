import type { PictureBench } from "./pictures.ts";
import type { measureAdminList } from "./admin-list.ts";
import type { Answers } from "./answers.ts";
import type { BuildFigures } from "./site-build.ts";
import type { CardRun } from "./run-cards.ts";
import type { DesktopStart } from "./desktop-start.ts";
import type { EditorTyping } from "./editor-typing.ts";
import type { LighthouseReport } from "./lighthouse.ts";
import type { measureListPayload } from "./list-payload.ts";
import type { PageWeight } from "./page-weight.ts";
import type { measureSaves } from "./saves.ts";

const number = (value: number, digits = 0) =>
  value.toLocaleString("en-GB", { minimumFractionDigits: digits, maximumFractionDigits: digits });

function table(heading: string, rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const line = (row: readonly string[]) =>
    row.map((cell, n) => (n === 0 ? cell.padEnd(widths[n] ?? 0) : cell.padStart(widths[n] ?? 0))).join("  ");
  return [`\n${heading}`, ...rows.map((row) => `  ${line(row).trimEnd()}`)].join("\n");
}

export function describeListPayload(cost: Awaited<ReturnType<typeof measureListPayload>>): string {
  const { everyField, cardFields } = cost;
  const ratio = (name: keyof typeof everyField) => `${number(everyField[name] / cardFields[name], 1)} : 1`;
  return table("Blog list of 10,000 posts, every field : card fields", [
    ["bytes", ratio("megabytes")],
    ["bytes gzipped", ratio("gzippedMegabytes")],
    ["time", ratio("milliseconds")],
  ]);
}

export function describeAdminList({ few, many }: Awaited<ReturnType<typeof measureAdminList>>): string {
  const row = (title: string, part: keyof typeof few) => [
    title,
    `${number(few[part])} ms`,
    `${number(many[part])} ms`,
    `${number(many[part] / few[part], 1)} : 1`,
  ];
  return table("The admin's list, 20 posts and 10,000", [
    ["", "20", "10,000", "ratio"],
    row("a page of 20", "page"),
    row("counts by status", "counts"),
    row("a search that all posts fit", "search"),
    row("a search that few fit", "rareSearch"),
    row("a month of an author", "filter"),
    row("what there is to filter by", "choices"),
    row("20 posts read and changed at once", "change"),
  ]);
}

export function describeSaves({ local, slow }: Awaited<ReturnType<typeof measureSaves>>): string {
  const row = (title: string, part: keyof typeof local) => [
    title,
    `${number(local[part])} ms`,
    `${number(slow[part])} ms`,
    `${number(slow[part] / slow.read, 1)} : 1`,
  ];
  return table("An editor's save, here and over a line of 300 ms", [
    ["", "here", "300 ms", "× a read"],
    row("a read of the post", "read"),
    row("a draft", "draft"),
    row("a pending version", "pending"),
    row("publishing a pending version", "publish"),
    row("the same attempt again", "again"),
  ]);
}

export function describePageWeights(weights: readonly PageWeight[]): string {
  return table("First visit on a phone, bytes on the wire", [
    ["", "script", "all", "requests", "other origins"],
    ...weights.map(({ route, script, all, requests, otherOrigins }) => [
      route,
      number(script),
      number(all),
      String(requests),
      otherOrigins.length > 0 ? otherOrigins.join(" ") : "none",
    ]),
  ]);
}

export function describeSiteBuild(figures: readonly BuildFigures[]): string {
  const rows = figures.flatMap(({ articles, full, unchanged, oneChanged }) => [
    [
      `${number(articles)} articles, all drawn`,
      `${number(full.milliseconds)} ms`,
      `${number(full.peakMebibytes)} MiB`,
      `${number(full.pages / (full.pagesMilliseconds / 1000))} pages/s drawing, ${number(full.pages / (full.milliseconds / 1000))} in all`,
    ],
    ...Object.entries({ "nothing changed": unchanged, "one changed": oneChanged }).map(([name, again]) => [
      `  ${name}`,
      `${number(again.milliseconds)} ms`,
      `${number(again.peakMebibytes)} MiB`,
      `${number(again.milliseconds / full.milliseconds, 3)} of the time; written: ${again.written.toSorted().join(", ") || "nothing"}`,
    ]),
  ]);
  const [first, last] = [figures[0]?.full, figures.at(-1)?.full];
  if (!first || !last || first === last) return table("Build of generated articles", rows);
  const growth = `${number(last.pages / first.pages, 2)} × the pages: ${number(last.milliseconds / first.milliseconds, 2)} × the time, ${number(last.peakMebibytes / first.peakMebibytes, 2)} × the memory`;
  return table("Build of generated articles", [...rows, [growth]]);
}

export function describeShareCards({ coldPerSecond, cachedPerSecond, peakMebibytes }: CardRun): string {
  return table("Share cards a second", [
    ["drawn", number(coldPerSecond)],
    ["from the cache", number(cachedPerSecond)],
    ["peak memory", `${number(peakMebibytes)} MiB`],
  ]);
}

export function describeDesktopStart({ kind, runs, bare, online, offline }: DesktopStart): string {
  const on = kind === "electron" ? "Electron" : "the stand-in over Chromium";
  const row = (name: string, value: number) => [
    name,
    `${number(value)} ms`,
    `${number(value / bare, 2)} × bare`,
  ];
  return table(`Desktop app on ${on}, from the start of main to the first list, medians of ${runs}`, [
    row("an app with one bare page", bare),
    row("with a network", online),
    row("without one", offline),
  ]);
}

export function describeEditorTyping({ runs, kilobytes, bare, editor }: EditorTyping): string {
  return table(`A key at the end of ${number(kilobytes)} kB, medians of ${runs}`, [
    ["in a bare textarea", `${number(bare, 1)} ms`, "1.0 × bare"],
    ["in the editor", `${number(editor, 1)} ms`, `${number(editor / bare, 1)} × bare`],
  ]);
}

export function describePictures(found: PictureBench): string {
  const { photo, took, longestTask, longestTaskSlowed, files, shown } = found;
  const kilobytes = (bytes: number) => `${number(bytes / 1000)} kB`;
  const task = (length: number) => (length > 0 ? `${number(length)} ms` : "below 50 ms");
  return table(`A photograph of ${kilobytes(photo)}, chosen on a phone`, [
    ["stored after", `${number(took)} ms`, ""],
    ["longest task of the editor", task(longestTask), ""],
    ["  at a quarter of the speed", task(longestTaskSlowed), ""],
    ...files.map(({ width, bytes, hasMetadata }) => [
      `${width} px wide`,
      kilobytes(bytes),
      hasMetadata ? "with metadata" : "no metadata",
    ]),
    ...shown.map(({ screen, width, bytes, layoutShift }) => [
      `read at ${screen}`,
      `${kilobytes(bytes)}, ${width} px`,
      `1/${number(photo / bytes)} of it, layout shift ${number(layoutShift, 4)}`,
    ]),
  ]);
}

export function describeAnswers({ runs, bareLoad, answers }: Answers): string {
  return table(`What answers when on a slow phone, medians of ${runs}`, [
    ["the bare page loads", `${number(bareLoad)} ms`, "1.00 × bare"],
    ...answers.map(({ what, milliseconds, ratio }) => [
      what,
      `${number(milliseconds)} ms`,
      `${number(ratio, 2)} × bare`,
    ]),
  ]);
}

export function describeLighthouse({ runs, disturbed, pages }: LighthouseReport): string {
  const heading = `Lighthouse, mobile, medians of ${runs}${disturbed > 0 ? `; ${disturbed} runs began on a busy machine` : ""}`;
  return table(heading, [
    ["", "scores", "FCP ms", "LCP ms", "× bare", "TBT ms", "CLS", "audits that cost points"],
    ...pages.map(({ route, throttling, scores, fcp, lcp, lcpRatio, tbt, cls, costly }) => [
      `${throttling} ${route}`,
      Object.values(scores).join("/"),
      number(fcp),
      number(lcp),
      number(lcpRatio, 2),
      number(tbt),
      number(cls, 4),
      costly.join(" ") || "none",
    ]),
  ]);
}
