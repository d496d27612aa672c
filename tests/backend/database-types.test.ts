import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { liveTypes, typesFile } from "../../scripts/database-types/live-types.ts";

test("matches the client's types to the schema (run `npm run types` to update them)", async () => {
  expect(await readFile(typesFile, "utf8")).toBe(await liveTypes());
});
