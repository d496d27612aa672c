/** A deep run repeats loops more often and tests every table row (docs/testing.md). */
export const isDeep = process.env["TEST_DEPTH"] === "deep";
