import { categoriesQuery } from "@brightwren/core/blog/list-categories";
import { postFields } from "@brightwren/core/post-editing/post-draft";
import { Dialog, DialogActions, DialogClose } from "@brightwren/ui/dialog";
import { useQuery } from "@tanstack/react-query";
import { diffWordsWithSpace, diffLines } from "diff";
import { type ComponentProps, type ReactNode, useMemo } from "react";
import { changedFields, type PostForm } from "../../drafts/post-form.ts";
import { formatMoment } from "../../parts/format.ts";
import styles from "./comparison-dialog.module.css";

type NamedVersion = { name: string; form: PostForm };

type ComparisonDialogProps = Omit<ComponentProps<typeof Dialog>, "children"> & {
  left: NamedVersion;
  right: NamedVersion;
  choices: ReactNode;
  closeLabel: string;
};

export function ComparisonDialog({ left, right, choices, closeLabel, ...dialog }: ComparisonDialogProps) {
  return (
    <Dialog {...dialog} className={`column gap-3 ${styles.popup}`}>
      <VersionComparison left={left} right={right} />
      <DialogActions>
        <DialogClose>{closeLabel}</DialogClose>
        {choices}
      </DialogActions>
    </Dialog>
  );
}

type VersionComparisonProps = Pick<ComparisonDialogProps, "left" | "right" | "className">;

export function VersionComparison({ left, right, className = "" }: VersionComparisonProps) {
  const { data: categories = [] } = useQuery(categoriesQuery());
  const show = (form: PostForm, name: keyof PostForm): string => {
    if (name === "tags") return form.tags.join(", ");
    if (name === "category_id")
      return categories.find(({ id }) => id === form.category_id)?.name ?? form.category_id;
    if (name === "published_at") return form.published_at && formatMoment(form.published_at);
    return form[name];
  };
  const fields = changedFields(left.form, right.form);
  return (
    // Scrollable, so it must be focusable.
    <div
      className={`${styles.versions} ${className}`}
      role="region"
      aria-label="The two versions"
      tabIndex={0}
    >
      {fields.length === 0 ? <p>The two versions are identical.</p> : null}
      {fields.map((name) => (
        <ComparedField key={name} name={postFields[name].label} left={left.name} right={right.name}>
          {[show(left.form, name), show(right.form, name)]}
        </ComparedField>
      ))}
    </div>
  );
}

type ComparedFieldProps = { name: string; left: string; right: string; children: [string, string] };

function ComparedField({ name, left, right, children: [leftText, rightText] }: ComparedFieldProps) {
  const rows = useMemo(() => compareTexts(leftText, rightText).filter(hasText), [leftText, rightText]);
  return (
    <table className={`full ${styles.table}`}>
      <caption className={styles.caption}>{name}</caption>
      <thead>
        <tr>
          <th scope="col">{left}</th>
          <th scope="col">{right}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          // Index keys are safe, because all rows are replaced together.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={at} className={styles[row.kind]}>
            <ComparedLine row={row} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

// In characters. The word diff of a longer line would take too long, so the entire line is marked.
const longLine = 4000;

function ComparedLine({ row }: { row: ComparedRow }) {
  if (row.kind === "folded") return <td colSpan={2}>{`${row.lines} lines are the same`}</td>;
  if (row.kind === "same")
    return (
      <>
        <td>{row.text}</td>
        <td>{row.text}</td>
      </>
    );
  const { left, right } = row;
  const isShort = (left ?? "").length + (right ?? "").length < longLine;
  const parts = left && right && isShort ? diffWordsWithSpace(left, right) : undefined;
  return ([left, right] as const).map((text, side) => {
    const Mark = side === 0 ? "del" : "ins";
    const shown = parts?.filter(({ added, removed }) => !(side === 0 ? added : removed));
    return (
      <td key={Mark}>
        {shown
          ? shown.map(({ added, removed, value }, at) =>
              // oxlint-disable-next-line react/no-array-index-key
              added || removed ? <Mark key={at}>{value}</Mark> : value,
            )
          : text && <Mark>{text}</Mark>}
      </td>
    );
  });
}

type ComparedRow =
  | { kind: "same"; text: string }
  | { kind: "changed"; left: string | undefined; right: string | undefined }
  | { kind: "folded"; lines: number };

const hasText = (row: ComparedRow) =>
  row.kind === "folded" ||
  (row.kind === "same" ? row.text : `${row.left ?? ""}${row.right ?? ""}`).trim() !== "";

const context = 2;

const ended = (text: string): string => (text.endsWith("\n") ? text : `${text}\n`);

const linesOf = (text: string): string[] => text.replace(/\n$/, "").split("\n");

/** Line diff. Empty if both texts are equal. */
export function compareTexts(left: string, right: string): ComparedRow[] {
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
