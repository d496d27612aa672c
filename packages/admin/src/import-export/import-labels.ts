import { csvFile } from "@brightwren/core/csv/csv-file";
import { oldSlug } from "@brightwren/import/imported-post";
import type { ImportOutcome } from "@brightwren/import/import-row";
import type { ImportChoice, ImportRow, ImportState } from "@brightwren/import/plan-import";
import { formatCount } from "../parts/format.ts";

export const stateLabels: Record<ImportState, string> = {
  new: "New",
  same: "Already here",
  changed: "Changed",
  clash: "Address taken",
  fault: "Can’t be imported",
};

export const choiceLabels: Record<ImportChoice, string> = {
  add: "Add",
  update: "Update existing",
  both: "Keep both",
  skip: "Skip",
};

export function stateSentence({ state, existing, fault, post }: ImportRow): string | undefined {
  if (state === "fault") return fault;
  if (state === "changed") return `Your blog already has a different “${existing?.title}”.`;
  if (state !== "clash") return undefined;
  return `Your blog already has “${existing?.title}” at /blog/${post.fields.slug}.`;
}

export function leftOutOf({ post, missing }: ImportRow): string[] {
  return [
    ...post.notices,
    ...missing.map((url) =>
      /^https?:/.test(url)
        ? `The picture ${url} wasn’t in the files, so it stays on the original site.`
        : `The picture “${url}” wasn’t in the files.`,
    ),
    ...post.oldAddresses.flatMap((address) =>
      oldSlug(address) === undefined
        ? [`Its old address was ${address}. Links to it won’t redirect here automatically.`]
        : [],
    ),
  ];
}

export function outcomeLabel(outcome: ImportOutcome): string {
  if ("failed" in outcome) return "Not imported";
  return { added: "Added", updated: "Updated", skipped: "Skipped" }[outcome.done];
}

export function resultSentence(outcomes: readonly ImportOutcome[]): string {
  const count = (done: string) => outcomes.filter((one) => "done" in one && one.done === done).length;
  const failed = outcomes.filter((one) => "failed" in one).length;
  const parts = [
    `${formatCount(count("added"), "post", "posts")} added`,
    ...(count("updated") > 0 ? [`${count("updated")} updated`] : []),
    ...(failed > 0 ? [`${failed} not imported`] : []),
  ];
  return `${parts.join(", ")}.`;
}

export function leftOutCsv(
  general: readonly string[],
  rows: readonly { row: ImportRow; more: readonly string[] }[],
): string {
  return csvFile([
    ["Post", "From", "Skipped or changed"],
    ...general.map((notice) => ["", "", notice]),
    ...rows.flatMap(({ row, more }) =>
      [...leftOutOf(row), ...more].map((notice) => [row.post.fields.title, row.post.source, notice]),
    ),
  ]);
}
