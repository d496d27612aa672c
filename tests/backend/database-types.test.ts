import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { liveTypes, typesFile } from "../../scripts/database-types/live-types.ts";

test("the client's types are those of the live schema (else run: npm run types)", async () => {
  expect(await readFile(typesFile, "utf8")).toBe(await liveTypes());
});
