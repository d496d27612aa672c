/** A height in the text and the height in the preview that belongs to it. */
export type Step = { text: number; preview: number };

/**
 * The scroll position on one side that belongs to `position` on the other: between two known pairs, the same part of
 * the way. `steps` must rise on both sides.
 */
export function inStep(steps: Step[], from: keyof Step, position: number): number {
  const to = from === "text" ? "preview" : "text";
  const after = steps.findIndex((step) => step[from] > position);
  const lower = steps[after === -1 ? steps.length - 1 : after - 1] ?? { text: 0, preview: 0 };
  const upper = steps[after];
  if (!upper) return lower[to];
  const part = (position - lower[from]) / (upper[from] - lower[from]);
  return lower[to] + part * (upper[to] - lower[to]);
}

/**
 * The known pairs of two scrolled sides: their beginnings, the blocks that can be scrolled to the top on both, and
 * their ends.
 */
export function stepsBetween(textTops: number[], previewTops: number[], end: Step): Step[] {
  const steps: Step[] = [{ text: 0, preview: 0 }];
  const blocks = Math.min(textTops.length, previewTops.length);
  for (let at = 0; at < blocks; at += 1) {
    const last = steps.at(-1) ?? end;
    const step = { text: textTops[at] ?? 0, preview: previewTops[at] ?? 0 };
    const rises = step.text > last.text && step.preview > last.preview;
    if (rises && step.text < end.text && step.preview < end.preview) steps.push(step);
  }
  return [...steps, end];
}
