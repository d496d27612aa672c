import type { Page } from "playwright/test";

/** Waits until nothing fades or moves on the page but what goes on for ever; half faded in, nothing can be judged. */
export async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every((motion) => {
      const { endTime } = motion.effect?.getComputedTiming() ?? {};
      return motion.playState !== "running" || endTime === Number.POSITIVE_INFINITY;
    }),
  );
}
