import { csvFile } from "@brightwren/core/csv/csv-file";
import { oldSlug } from "@brightwren/core/import/imported-post";
import type { ImportOutcome } from "@brightwren/core/import/import-row";
import type { ImportChoice, ImportRow, ImportState } from "@brightwren/core/import/plan-import";
import { formatCount } from "../parts/format.ts";

export const stateLabels: Record<ImportState, string> = {
  new: "New",
  same: "Already here",
  changed: "Changed",
  clash: "Address taken",
  fault: "Cannot be stored",
};

export const choiceLabels: Record<ImportChoice, string> = {
  add: "Add",
  update: "Update the one here",
  both: "Keep both",
  skip: "Skip",
};

/** Why a row is as it is, in a sentence; none where its label says it all. */
export function stateSentence({ state, existing, fault, post }: ImportRow): string | undefined {
  if (state === "fault") return fault;
  if (state === "changed") return `Differs from “${existing?.title}”, which is here.`;
  if (state !== "clash") return undefined;
  return `“${existing?.title}” is here at /blog/${post.fields.slug}.`;
}

/** All that is left out of a row or becomes something else, in sentences. */
export function leftOutOf({ post, missing }: ImportRow): string[] {
  return [
    ...post.notices,
    ...missing.map((url) =>
      /^https?:/.test(url)
        ? `The picture ${url} was not among the files: it is shown from there.`
        : `The picture “${url}” was not among the files.`,
    ),
    ...post.oldAddresses.flatMap((address) =>
      oldSlug(address) === undefined
        ? [`Its old address was ${address}. Nothing leads from there to here by itself.`]
        : [],
    ),
  ];
}

/** What became of a row, in words. */
export function outcomeLabel(outcome: ImportOutcome): string {
  if ("failed" in outcome) return "Not stored";
  return { added: "Added", updated: "Updated", skipped: "Skipped" }[outcome.done];
}

/** How an import ended. */
export function resultSentence(outcomes: readonly ImportOutcome[]): string {
  const count = (done: string) => outcomes.filter((one) => "done" in one && one.done === done).length;
  const failed = outcomes.filter((one) => "failed" in one).length;
  const parts = [
    `${formatCount(count("added"), "post", "posts")} added`,
    ...(count("updated") > 0 ? [`${count("updated")} updated`] : []),
    ...(failed > 0 ? [`${failed} not stored`] : []),
  ];
  return `${parts.join(", ")}.`;
}

/** A table of all that was left out, as a CSV file for a spreadsheet. */
export function leftOutCsv(
  general: readonly string[],
  rows: readonly { row: ImportRow; more: readonly string[] }[],
): string {
  return csvFile([
    ["Post", "From", "Left out or changed"],
    ...general.map((notice) => ["", "", notice]),
    ...rows.flatMap(({ row, more }) =>
      [...leftOutOf(row), ...more].map((notice) => [row.post.fields.title, row.post.source, notice]),
    ),
  ]);
}
