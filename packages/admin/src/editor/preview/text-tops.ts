const copied = [
  "font",
  "letterSpacing",
  "lineHeight",
  "padding",
  "tabSize",
  "wordBreak",
  "overflowWrap",
] as const;

/** How far below the top of the text each of these offsets stands. Measured on a twin, since a textarea does not tell. */
export function textTops(textarea: HTMLTextAreaElement, offsets: number[]): number[] {
  const twin = document.createElement("div");
  const style = getComputedStyle(textarea);
  for (const name of copied) twin.style[name] = style[name];
  Object.assign(twin.style, {
    position: "absolute",
    visibility: "hidden",
    boxSizing: "border-box",
    whiteSpace: "pre-wrap",
    width: `${textarea.clientWidth}px`,
  });
  const marks = offsets.map((offset, at) => {
    const mark = document.createElement("span");
    twin.append(textarea.value.slice(offsets[at - 1] ?? 0, offset), mark);
    return mark;
  });
  document.body.append(twin);
  const tops = marks.map((mark) => mark.offsetTop);
  twin.remove();
  return tops;
}
