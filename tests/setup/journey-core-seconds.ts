import { test as base } from "playwright/test";
import { coreMeter } from "./core-seconds.ts";

const used = coreMeter();

/** Notes the CPU time of each test, with that of its worker's browser and backends. */
export const test = base.extend<{ noteCoreSeconds: void }>({
  noteCoreSeconds: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright derives a fixture's dependencies from the pattern
    async ({}, provide, { annotations }) => {
      await provide();
      const seconds = used();
      if (seconds !== undefined) annotations.push({ type: "core seconds", description: String(seconds) });
    },
    { auto: true },
  ],
});
