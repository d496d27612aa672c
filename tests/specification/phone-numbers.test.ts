import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { sample } from "@brightwren/brand";
import { expect, test } from "vitest";

/** Where the invented businesses of demos and articles stand, and the site's own number as long as it is one of them. */
const sources = [
  ...(sample ? ["packages/brand/brand.ts"] : []),
  "packages/demos/src/**/*.{ts,tsx}",
  "packages/site/src/content/**/*.ts",
  "supabase/functions/_shared/generation/library/**/*.md",
  "supabase/seed/*.sql",
];

const telephone = /(?:\+44 ?|\b0)(?:1632|7700|20|11[3-8]|1[2-6]1|191|808|3069)[ \d]{6,9}\d\b/g;

/** The numbers Ofcom keeps for drama: they ring nowhere. */
const drama = /^(1632960|7700900|207946|11[3-8]4960|1[2-6]14960|1914980|808157|3069990)\d+$/;

async function usersOfNumbers(): Promise<Map<string, Set<string>>> {
  const users = new Map<string, Set<string>>();
  for await (const file of glob(sources, { exclude: ["**/*.test.ts"] })) {
    // A demo is a folder, an article a file.
    const business = /^packages\/demos\/src\/[^/]+/.exec(file)?.[0] ?? file;
    for (const [found] of readFileSync(file, "utf8").matchAll(telephone)) {
      const number = found.replace(/^(\+44|0)/, "").replaceAll(" ", "");
      users.set(number, (users.get(number) ?? new Set()).add(business));
    }
  }
  return users;
}

test("each business has a number of its own, that rings nowhere", async () => {
  const users = await usersOfNumbers();
  expect(users.size).toBeGreaterThan(20);
  expect([...users].filter(([, by]) => by.size > 1)).toEqual([]);
  expect([...users.keys()].filter((number) => !drama.test(number))).toEqual([]);
});
