import { diffWordsWithSpace } from "diff";
import type { ComparedRow } from "./compare-texts.ts";

// Longer lines are marked as a whole: comparing their words would take too long to wait for.
const longLine = 4000;

/** The cells of one row; what differs is marked as removed and inserted, within lines that have both sides. */
export function ComparedLine({ row }: { row: ComparedRow }) {
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
  return (
    <>
      <td>
        {parts
          ? parts.map(({ added, removed, value }, at) =>
              // oxlint-disable-next-line react/no-array-index-key
              added ? null : removed ? <del key={at}>{value}</del> : value,
            )
          : left && <del>{left}</del>}
      </td>
      <td>
        {parts
          ? parts.map(({ added, removed, value }, at) =>
              // oxlint-disable-next-line react/no-array-index-key
              removed ? null : added ? <ins key={at}>{value}</ins> : value,
            )
          : right && <ins>{right}</ins>}
      </td>
    </>
  );
}
