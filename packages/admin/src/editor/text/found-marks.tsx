import { useLayoutEffect, useRef, type ReactElement } from "react";
import { createPortal } from "react-dom";
import type { Match } from "../edits/find-matches.ts";
import styles from "./find-bar.module.css";

type FoundMarksProps = {
  text: string;
  matches: readonly Match[];
  current: number;
  area: () => HTMLTextAreaElement | undefined;
};

/** Marks matches in an overlay that mirrors the text, because an unfocused text area does not show its selection. */
export function FoundMarks({ text, matches, current, area }: FoundMarksProps) {
  const mirror = useRef<HTMLDivElement>(null);
  const match = matches[current];

  useLayoutEffect(() => {
    const shown = area();
    const copy = mirror.current;
    if (!shown || !copy) return undefined;
    const follow = () => (copy.scrollTop = shown.scrollTop);
    follow();
    shown.addEventListener("scroll", follow, { passive: true });
    return () => shown.removeEventListener("scroll", follow);
  }, [area]);

  useLayoutEffect(() => {
    const shown = area();
    const mark = mirror.current?.querySelector<HTMLElement>("[data-current]");
    if (!shown || !mark || match === undefined) return;
    const isInView =
      mark.offsetTop >= shown.scrollTop &&
      mark.offsetTop + mark.offsetHeight <= shown.scrollTop + shown.clientHeight;
    if (!isInView) shown.scrollTop = mark.offsetTop - shown.clientHeight / 3;
  }, [area, match]);

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
