import { memo, type ReactElement, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import type { TextRange } from "../../pictures/upload-marks.ts";
import styles from "./text-mirror.module.css";

type FoundMarksProps = {
  text: string;
  area: () => HTMLTextAreaElement | undefined;
  matches: readonly TextRange[];
  current: number;
};

/** Marks matches in an overlay that mirrors the text, because an unfocused text area does not show its selection. */
export function FoundMarks({ text, matches, current, area }: FoundMarksProps) {
  const mirror = useRef<HTMLDivElement>(null);
  const match = matches[current];

  useLayoutEffect(() => {
    const mark = mirror.current?.querySelector("[data-current]");
    if (match) mark?.scrollIntoView({ block: "center", behavior: "instant" });
  }, [match]);

  const pieces: ReactElement[] = [];
  let end = 0;
  for (const [at, found] of matches.entries()) {
    pieces.push(
      <span key={`before-${found.start}`}>{text.slice(end, found.start)}</span>,
      <mark key={found.start} className={styles.mark} data-current={at === current || undefined}>
        {text.slice(found.start, found.end)}
      </mark>,
    );
    end = found.end;
  }
  const around = area()?.parentElement;
  if (!around) return null;
  return createPortal(
    <div ref={mirror} className={styles.mirror} aria-hidden="true">
      {pieces}
      {/* Gives an empty last line a height, as in a text area. */}
      <span>{`${text.slice(end)}\n`}</span>
    </div>,
    around,
  );
}

// Each search ends at the next bracket, so that a line of thousands of brackets stays fast.
const sign = /^#{1,6} |^>+ ?|\*\*|~~|`+|!?\[(?=[^[\]]*\]\()|\]\([^()]*\)/g;

/** Fades Markdown's signs and addresses, and makes headings and bold words stronger, without changing their width. */
export function MarkdownMarks({ text }: { text: string }) {
  const lines: ReactElement[] = [];
  let isCode = false;
  for (const [at, line] of text.split("\n").entries()) {
    const isFence = line.startsWith("```");
    // The text area's lines have no other identity.
    lines.push(<Line key={at} text={line} isCode={isCode || isFence} />);
    isCode = isCode !== isFence;
  }
  return (
    <div className={`${styles.mirror} ${styles.markdown}`} aria-hidden="true">
      {lines}
    </div>
  );
}

const Line = memo(({ text, isCode }: { text: string; isCode: boolean }) => {
  if (isCode)
    return (
      <div dir="auto" data-code="">
        {text || <br />}
      </div>
    );
  const pieces: ReactElement[] = [];
  const level = /^#{1,6}(?= )/.exec(text)?.[0].length;
  let isBold = false;
  let end = 0;
  const add = (upTo: number) => {
    const words = text.slice(end, upTo);
    const Piece = level || isBold ? "b" : "span";
    if (words) pieces.push(<Piece key={end}>{words}</Piece>);
  };
  for (const { index, 0: found } of text.matchAll(sign)) {
    add(index);
    if (found === "**") isBold = !isBold;
    pieces.push(<i key={`sign-${index}`}>{found}</i>);
    end = index + found.length;
  }
  add(text.length);
  return (
    <div dir="auto" data-level={level}>
      {text ? pieces : <br />}
    </div>
  );
});

/** Positions of offsets, in px below the top of the text. Measured in a mirror, because a text area cannot report them. */
export function measureTextTops(area: HTMLTextAreaElement, offsets: number[]): number[] {
  const mirror = document.createElement("div");
  mirror.className = styles.mirror ?? "";
  const marks = offsets.map((offset, at) => {
    const mark = document.createElement("span");
    mirror.append(area.value.slice(offsets[at - 1] ?? 0, offset), mark);
    return mark;
  });
  area.after(mirror);
  const tops = marks.map((mark) => mark.offsetTop);
  mirror.remove();
  return tops;
}

export function goToOffset(area: HTMLTextAreaElement, offset: number): void {
  area.setSelectionRange(offset, offset);
  const [top = 0] = measureTextTops(area, [offset]);
  const below = area.getBoundingClientRect().top + top - innerHeight / 3;
  window.scrollBy({ top: below, behavior: "instant" });
}
