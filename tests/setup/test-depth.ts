/** A deep run loops all rounds and tries tables in full (docs/testing.md). */
export const isDeep = process.env["TEST_DEPTH"] === "deep";
