import { diffLines } from "diff";

export type ComparedRow =
  | { kind: "same"; text: string }
  | { kind: "changed"; left: string | undefined; right: string | undefined }
  | { kind: "folded"; lines: number };

// Lines of context around each change. Other unchanged lines are folded.
const context = 2;

const ended = (text: string): string => (text.endsWith("\n") ? text : `${text}\n`);

const linesOf = (text: string): string[] => text.replace(/\n$/, "").split("\n");

/** Line diff. Empty if both texts are equal. */
export function compareTexts(left: string, right: string): ComparedRow[] {
  // Ignore a trailing line break.
  const parts = diffLines(ended(left), ended(right), { stripTrailingCr: true });
  if (parts.every(({ added, removed }) => !added && !removed)) return [];
  return parts.flatMap((part, at) => {
    if (part.removed) return changedRows(part.value, parts[at + 1]?.added ? parts[at + 1]?.value : undefined);
    if (part.added) return parts[at - 1]?.removed ? [] : changedRows(undefined, part.value);
    return foldedRows(linesOf(part.value), at === 0, at === parts.length - 1);
  });
}

function changedRows(left: string | undefined, right: string | undefined): ComparedRow[] {
  const leftLines = left === undefined ? [] : linesOf(left);
  const rightLines = right === undefined ? [] : linesOf(right);
  return Array.from({ length: Math.max(leftLines.length, rightLines.length) }, (_, at) => ({
    kind: "changed",
    left: leftLines[at],
    right: rightLines[at],
  }));
}

function foldedRows(lines: string[], isFirst: boolean, isLast: boolean): ComparedRow[] {
  const before = isFirst ? 0 : context;
  const after = isLast ? 0 : context;
  const rows = lines.map((text): ComparedRow => ({ kind: "same", text }));
  if (lines.length <= before + after + 1) return rows;
  const end = lines.length - after;
  return [...rows.slice(0, before), { kind: "folded", lines: end - before }, ...rows.slice(end)];
}
