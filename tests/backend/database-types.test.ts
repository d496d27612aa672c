import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { liveTypes, typesFile } from "../../scripts/database-types/live-types.ts";

test("keeps the client's types up to date with the schema (to update them: npm run types)", async () => {
  expect(await readFile(typesFile, "utf8")).toBe(await liveTypes());
});
