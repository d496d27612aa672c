const copied = [
  "font",
  "letterSpacing",
  "lineHeight",
  "padding",
  "tabSize",
  "wordBreak",
  "overflowWrap",
] as const;

/** Positions of offsets, in px below the top of the text. Measured in a mirror, because a text area cannot report them. */
export function measureTextTops(textarea: HTMLTextAreaElement, offsets: number[]): number[] {
  const mirror = document.createElement("div");
  const style = getComputedStyle(textarea);
  for (const name of copied) mirror.style[name] = style[name];
  Object.assign(mirror.style, {
    position: "absolute",
    visibility: "hidden",
    boxSizing: "border-box",
    whiteSpace: "pre-wrap",
    width: `${textarea.clientWidth}px`,
  });
  const marks = offsets.map((offset, at) => {
    const mark = document.createElement("span");
    mirror.append(textarea.value.slice(offsets[at - 1] ?? 0, offset), mark);
    return mark;
  });
  document.body.append(mirror);
  const tops = marks.map((mark) => mark.offsetTop);
  mirror.remove();
  return tops;
}

/** Puts the caret at an offset, and scrolls it to the upper third of the window. */
export function goToOffset(textarea: HTMLTextAreaElement, offset: number): void {
  textarea.setSelectionRange(offset, offset);
  const [top = 0] = measureTextTops(textarea, [offset]);
  const below = textarea.getBoundingClientRect().top + top - innerHeight / 3;
  window.scrollBy({ top: below, behavior: "instant" });
}
