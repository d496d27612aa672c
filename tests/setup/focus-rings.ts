import type { Page } from "playwright/test";

/** Lists focusable elements whose focus ring is missing or below 3:1 contrast (WCAG 2.2, 1.4.11). */
export async function faintFocusRings(page: Page): Promise<string[]> {
  // Browsers show focus rings only after keyboard input.
  await page.keyboard.press("Tab");
  return page.evaluate(() => {
    const context = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("This browser has no canvas.");

    const luminance = (colours: string[]): number => {
      for (const colour of colours) {
        context.fillStyle = colour;
        context.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };

    const groundsOf = (element: Element | null, ring: { width: number; height: number }): string[] => {
      if (!element) return ["Canvas"];
      const { width, height } = element.getBoundingClientRect();
      const reaches = width >= ring.width || height >= ring.height;
      const below = groundsOf(element.parentElement, ring);
      return reaches ? [...below, getComputedStyle(element).backgroundColor] : below;
    };

    const ringOf = (element: HTMLElement) => {
      for (let bearer: Element | null = element; bearer; bearer = bearer.parentElement)
        for (const style of [getComputedStyle(bearer), getComputedStyle(bearer, "::after")])
          if (style.outlineStyle !== "none" && style.opacity !== "0") return { bearer, style };
      return null;
    };

    const faults: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(
      "a, button, input, select, textarea, summary, [tabindex]",
    )) {
      if (element.tabIndex < 0) continue;
      element.focus({ preventScroll: true });
      if (document.activeElement !== element) continue;
      // Short transitions run even with reduced motion.
      for (const motion of document.getAnimations()) if (motion instanceof CSSTransition) motion.finish();
      const named = `${element.tagName} ${element.className} “${element.textContent.trim().slice(0, 40)}”`;
      const ring = ringOf(element);
      if (!ring) {
        faults.push(`${named} has no ring`);
        continue;
      }
      const { bearer, style } = ring;
      const reach = 2 * (Number.parseFloat(style.outlineOffset) + Number.parseFloat(style.outlineWidth));
      const { width, height } = bearer.getBoundingClientRect();
      const grounds = groundsOf(bearer, { width: width + reach, height: height + reach });
      const [one, other] = [luminance([...grounds, style.outlineColor]), luminance(grounds)];
      const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
      if (contrast < 3) faults.push(`${named}: ${style.outlineColor} has ${contrast.toFixed(2)} : 1`);
    }
    return faults;
  });
}
