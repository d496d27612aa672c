import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { sample } from "@brightwren/brand";
import { expect, test } from "vitest";

/** Files with fictitious businesses. With our brand, these include the studio itself. */
const sources = [
  ...(sample ? ["packages/brand/brand.ts"] : []),
  "packages/demos/src/**/*.{ts,tsx}",
  "packages/site/src/content/**/*.ts",
  "supabase/functions/_shared/generation/library/**/*.md",
  "{supabase/seed,tests/articles}/*.sql",
];

const telephone = /(?:\+44 ?|\b0)(?:1632|7700|20|11[3-8]|1[2-6]1|191|808|3069)[ \d]{6,9}\d\b/g;

/** Ofcom reserves these numbers for TV and radio drama. They are never assigned. */
const drama = /^(1632960|7700900|207946|11[3-8]4960|1[2-6]14960|1914980|808157|3069990)\d+$/;

async function usersOfNumbers(): Promise<Map<string, Set<string>>> {
  const users = new Map<string, Set<string>>();
  for await (const file of glob(sources, { exclude: ["**/*.test.ts"] })) {
    // Each folder of demos and each other file is one business.
    const business = /^packages\/demos\/src\/[^/]+/.exec(file)?.[0] ?? file;
    for (const [found] of readFileSync(file, "utf8").matchAll(telephone)) {
      const number = found.replace(/^(\+44|0)/, "").replaceAll(" ", "");
      users.set(number, (users.get(number) ?? new Set()).add(business));
    }
  }
  return users;
}

test("uses a different reserved telephone number for each business", async () => {
  const users = await usersOfNumbers();
  expect(users.size).toBeGreaterThan(20);
  expect([...users].filter(([, by]) => by.size > 1)).toEqual([]);
  expect([...users.keys()].filter((number) => !drama.test(number))).toEqual([]);
});
