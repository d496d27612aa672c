import type { Page } from "playwright/test";

export const sticksOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth: width, scrollWidth } = document.documentElement;
    if (scrollWidth <= width) return [];
    const isScrolled = (element: Element): boolean =>
      element.parentElement !== null &&
      (getComputedStyle(element.parentElement).overflowX !== "visible" || isScrolled(element.parentElement));
    const found = [...document.querySelectorAll("body *")]
      .filter((element) => !isScrolled(element))
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map((element) => `${element.outerHTML.slice(0, 90)} (${element.textContent.slice(0, 30)})`);
    return [`${scrollWidth} px of ${width}`, ...found.slice(0, 8)];
  });
