import type { RunOptions } from "axe-core";

/** Skips details of passed rules, which are slow, and style sheets, which would cause console warnings offline. */
export const axeOptions = (): RunOptions => ({ resultTypes: ["violations"], preload: { assets: ["media"] } });

export const colourRules = ["color-contrast", "link-in-text-block"];

// The functions below are self-contained, because Playwright's `evaluate` runs them in the page.

/** Logs CSP violations, because some are reported only through this event. */
export function reportViolations(): void {
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile }) => {
    console.error(`policy violation: ${effectiveDirective} refused ${blockedURI} in ${sourceFile}`);
  });
}

export async function pixelsBeside(): Promise<number> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}

/** Ignores links in sentences, whose height is that of the line, and disabled or visually hidden controls. */
export function smallTargets(): string[] {
  const least = 24;
  const controls = document.querySelectorAll<HTMLElement>(
    "a[href], button, input, select, textarea, summary",
  );
  const isShown = (control: HTMLElement) =>
    control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !control.matches(":disabled, [aria-hidden='true'], .visually-hidden, .visually-hidden *");
  // Changing text may have its own element.
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
    // Allows for rounding of a 24 px target.
    const isLarge = Math.min(width, height) > least - 0.5;
    if (isLarge || !isShown(control) || isWithinSentence(control)) return [];
    return [
      `a target of ${Math.round(width)} by ${Math.round(height)} px: ${control.outerHTML.slice(0, 120)}`,
    ];
  });
}

export function isStill(): boolean {
  return document.getAnimations().every((motion) => {
    const { endTime } = motion.effect?.getComputedTiming() ?? {};
    return motion.playState !== "running" || endTime === Number.POSITIVE_INFINITY;
  });
}
