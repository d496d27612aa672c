/** A deep run repeats loops more often and tests all table rows (docs/testing.md). */
export const isDeep = process.env["TEST_DEPTH"] === "deep";
