import { test as base } from "./journey.ts";

/** Like `test`, but with a freshly seeded database of its own. */
export const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright derives a fixture's dependencies from the pattern
  database: [({}, provide) => provide("own"), { scope: "worker" }],
});

export { accessibilityFaults, colourFaults, expect } from "./journey.ts";
