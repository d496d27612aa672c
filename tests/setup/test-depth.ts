/** Whether this is a deep run: then loops run all their rounds, and tables are tried in full (docs/testing.md). */
export const isDeep = process.env["TEST_DEPTH"] === "deep";
