import type { RunOptions } from "axe-core";

/**
 * How axe runs. It reports no details of what is right: writing them takes longer than finding faults. It loads no style
 * sheets: only a rule that is off needs them, and without a network a missing one would be a warning in the console.
 */
export const axeOptions = (): RunOptions => ({ resultTypes: ["violations"], preload: { assets: ["media"] } });

/** axe's rules for what a change of the colour scheme alone can break. */
export const colourRules = ["color-contrast", "link-in-text-block"];

// The functions below run in the page, also by Playwright's `evaluate`: they see nothing of this file.

/** By how many pixels the page can be scrolled sideways, once it has been drawn at its width. */
export async function pixelsBeside(): Promise<number> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}

/**
 * The controls that are lower or narrower than 24 px, one line each. A link within a sentence is as high as its line.
 * What is disabled, or hidden from everybody but screen readers, is not pressed.
 */
export function smallTargets(): string[] {
  const least = 24;
  const controls = document.querySelectorAll<HTMLElement>(
    "a[href], button, input, select, textarea, summary",
  );
  const isShown = (control: HTMLElement) =>
    control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !control.matches(":disabled, [aria-hidden='true'], .visually-hidden, .visually-hidden *");
  // Text that changes has an element of its own (scripts/loose-text).
  const isWords = (node: Node) =>
    node.textContent?.trim() &&
    (node.nodeType === Node.TEXT_NODE ||
      (node instanceof HTMLSpanElement &&
        getComputedStyle(node).display === "inline" &&
        node.childElementCount === 0));
  const isWithinSentence = (control: HTMLElement) =>
    getComputedStyle(control).display === "inline" &&
    [...(control.parentNode?.childNodes ?? [])].some((beside) => beside !== control && isWords(beside));
  return [...controls].flatMap((control) => {
    const { width, height } = control.getBoundingClientRect();
    // Half a pixel less may be a rounded 24.
    const isLarge = Math.min(width, height) > least - 0.5;
    if (isLarge || !isShown(control) || isWithinSentence(control)) return [];
    return [
      `a target of ${Math.round(width)} by ${Math.round(height)} px: ${control.outerHTML.slice(0, 120)}`,
    ];
  });
}

/** Whether anything fades or moves on the page but what goes on for ever. */
export function isStill(): boolean {
  return document.getAnimations().every((motion) => {
    const { endTime } = motion.effect?.getComputedTiming() ?? {};
    return motion.playState !== "running" || endTime === Number.POSITIVE_INFINITY;
  });
}
