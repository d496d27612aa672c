import { parsePart, placedParts } from "@brightwren/core/post-editing/article-parts";
import { type RefObject, useEffect } from "react";
import { measureTextTops } from "../edits/text-mirror.tsx";

type Sides = { text: Element; preview: HTMLElement };

function measure({ text, preview }: Sides, area: HTMLTextAreaElement, starts: number[]): Step[] {
  const body = preview.querySelector("[data-article] > *");
  const top = preview.getBoundingClientRect().top - preview.scrollTop;
  const previewTops = Array.from(body?.children ?? [], (block) => block.getBoundingClientRect().top - top);
  const covered = parseFloat(getComputedStyle(text).scrollPaddingTop);
  const first = area.getBoundingClientRect().top + text.scrollTop - covered;
  const textTops = measureTextTops(area, starts).map((below) => first + below);
  return stepsBetween(textTops, previewTops, {
    text: text.scrollHeight - text.clientHeight,
    preview: preview.scrollHeight - preview.clientHeight,
  });
}

const acts = ["pointerover", "pointerdown", "wheel", "touchstart", "keydown", "focusin"];

/** The text scrolls with the page, the preview on its own. Ignores scroll events from the side not in use. */
export function useScrollInStep(
  text: RefObject<HTMLTextAreaElement | null>,
  scrolled: RefObject<HTMLElement | null>,
  markdown: string,
  isOn: boolean,
): void {
  useEffect(() => {
    const area = text.current;
    const preview = scrolled.current;
    if (!isOn || !area || !preview) return undefined;
    const stopped = new AbortController();
    let starts: number[] | undefined;
    let leader: keyof Sides = "text";
    let frame = 0;

    const sideOf = ({ target }: Event): keyof Sides =>
      target instanceof Node && preview.contains(target) ? "preview" : "text";
    const follow = (event: Event) => {
      const from = sideOf(event);
      if (from !== leader) return;
      const sides = { text: document.documentElement, preview };
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        starts ??= blockStarts(markdown);
        const to = from === "text" ? "preview" : "text";
        sides[to].scrollTop = inStep(measure(sides, area, starts), from, sides[from].scrollTop);
      });
    };
    const options = { passive: true, capture: true, signal: stopped.signal };
    for (const act of acts) window.addEventListener(act, (event) => (leader = sideOf(event)), options);
    window.addEventListener("scroll", follow, options);
    return () => {
      cancelAnimationFrame(frame);
      stopped.abort();
    };
  }, [text, scrolled, markdown, isOn]);
}

type Step = { text: number; preview: number };

/** Interpolates a scroll position. `steps` must ascend on both sides. */
export function inStep(steps: Step[], from: keyof Step, position: number): number {
  const to = from === "text" ? "preview" : "text";
  const after = steps.findIndex((step) => step[from] > position);
  const lower = steps[after === -1 ? steps.length - 1 : after - 1] ?? { text: 0, preview: 0 };
  const upper = steps[after];
  if (!upper) return lower[to];
  const part = (position - lower[from]) / (upper[from] - lower[from]);
  return lower[to] + part * (upper[to] - lower[to]);
}

/** Positions of the start, the end, and each block that both sides can scroll to the top. */
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

const undrawn = new Set(["definition", "footnoteDefinition", "html"]);

export function blockStarts(markdown: string): number[] {
  return placedParts(markdown).flatMap(({ part, start }) => {
    const blocks = parsePart(part)?.children.filter(({ type }) => !undrawn.has(type)) ?? [];
    return blocks.map(({ position }) => start + (position?.start.offset ?? 0));
  });
}
