import { useEffect, type RefObject } from "react";
import { blockStarts } from "./block-starts.ts";
import { inStep, stepsBetween, type Step } from "./in-step.ts";
import { textTops } from "./text-tops.ts";

type Sides = { text: HTMLTextAreaElement; preview: HTMLElement };

function measure({ text, preview }: Sides, starts: number[]): Step[] {
  const body = preview.querySelector("[data-article] > *");
  const top = preview.getBoundingClientRect().top - preview.scrollTop;
  const previewTops = Array.from(body?.children ?? [], (block) => block.getBoundingClientRect().top - top);
  return stepsBetween(textTops(text, starts), previewTops, {
    text: text.scrollHeight - text.clientHeight,
    preview: preview.scrollHeight - preview.clientHeight,
  });
}

const acts = ["pointerover", "pointerdown", "wheel", "touchstart", "keydown", "focusin"];

/**
 * Listens around both sides, because the text area comes later than they do. The side that the person is on leads;
 * what the other does in answer must not lead back.
 */
function followEachOther(workspace: HTMLElement, preview: HTMLElement, markdown: string): () => void {
  const stopped = new AbortController();
  let starts: number[] | undefined;
  let leader: keyof Sides = "text";
  let frame = 0;

  const sideOf = ({ target }: Event): keyof Sides =>
    target instanceof Node && preview.contains(target) ? "preview" : "text";
  const follow = (event: Event) => {
    const from = sideOf(event);
    const text = workspace.querySelector("textarea");
    if (from !== leader || !text) return;
    const sides = { text, preview };
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      starts ??= blockStarts(markdown);
      const to = from === "text" ? "preview" : "text";
      sides[to].scrollTop = inStep(measure(sides, starts), from, sides[from].scrollTop);
    });
  };
  const options = { passive: true, capture: true, signal: stopped.signal };
  for (const act of acts) workspace.addEventListener(act, (event) => (leader = sideOf(event)), options);
  workspace.addEventListener("scroll", follow, options);
  return () => {
    cancelAnimationFrame(frame);
    stopped.abort();
  };
}

/** Keeps text and preview at the same block while either is scrolled. `markdown` is what the preview shows. */
export function useScrollInStep(
  workspace: RefObject<HTMLElement | null>,
  preview: RefObject<HTMLElement | null>,
  markdown: string,
  isOn: boolean,
): void {
  useEffect(() => {
    if (!isOn || !workspace.current || !preview.current) return undefined;
    return followEachOther(workspace.current, preview.current, markdown);
  }, [workspace, preview, markdown, isOn]);
}
