import { test as base } from "./journey.ts";

/** The journeys' `test` in a database of its own, which is as it was seeded when the test begins. */
export const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from the pattern
  database: [({}, provide) => provide("own"), { scope: "worker" }],
});

export { accessibilityFaults, colourFaults, expect } from "./journey.ts";
