import { globSync, readFileSync } from "node:fs";
import { sep } from "node:path";
import { expect, test } from "vitest";

const folder = `${import.meta.dirname}/..`;

/**
 * Numbers that Ofcom reserves for drama: Sheffield, Bristol, Newcastle and numbers without an area.
 * https://www.ofcom.org.uk/phones-and-broadband/phone-numbers/numbers-for-drama
 */
const ranges = /^0(1144960|1174960|1914980|1632960)\d{3}$/;

/** Each business's displayed and dialled phone numbers in national format. */
function numbersByBusiness(): Map<string, Set<string>> {
  const numbers = new Map<string, Set<string>>();
  for (const file of globSync("**/content.ts", { cwd: folder })) {
    const found = readFileSync(`${folder}/${file}`, "utf8").matchAll(/"(?:tel:\+44|0)([1-9][\d ]{8,11})"/g);
    const written = [...found].map(([, number = ""]) => `0${number.replaceAll(" ", "")}`);
    numbers.set(file.split(sep)[0] ?? "", new Set(written));
  }
  return numbers;
}

test("gives each demo a different phone number from Ofcom's drama ranges", () => {
  const numbers = [...numbersByBusiness().values()];
  expect(numbers).toHaveLength(10);
  for (const ofOne of numbers) expect([...ofOne]).toEqual([expect.stringMatching(ranges)]);
  expect(new Set(numbers.flatMap((ofOne) => [...ofOne])).size).toBe(10);
});
