import { expect, test } from "vitest";
import { brandPage } from "./apply-brand.ts";
import { exampleSettings, readBrandSettings } from "./brand-settings.ts";

/** The example as a file, with another value at a path; undefined takes the field away. */
function fileWith(path: string, value: unknown): string {
  const copy = structuredClone(exampleSettings);
  const keys = path.split(".");
  const last = keys.pop() ?? "";
  const parent = keys.reduce<object>((node, key) => Reflect.get(node, key) as object, copy);
  Reflect.set(parent, last, value);
  return JSON.stringify(copy);
}

test("the example is complete, and read back as it is", () => {
  expect(readBrandSettings(JSON.stringify(exampleSettings))).toEqual(exampleSettings);
});

test("what is no JSON is told so", () => {
  expect(() => readBrandSettings("{")).toThrow(/is no JSON/);
});

test.each<[string, unknown, RegExp]>([
  ["packages.0.home.price", "35 pounds", /packages\.0\.home\.price: must be a price/],
  ["packages.0.services.id", "price_plus", /price_plus stands for two packages/],
  ["colours.accent", "blue", /colours\.accent: must be six hexadecimal digits/],
  ["site.domain", "https://a.example/", /site\.domain: must be a domain/],
  ["keys.prefix", "north gate", /keys\.prefix: must be 3 to 31 small letters/],
  ["studio.name", 'The "Best" Web', /studio\.name: must have no quotation marks/],
  ["studio.fax", "1", /studio: Unrecognized key/],
  ["samples", undefined, /samples: /],
])("%s as %j is told in a sentence", (path, value, sentence) => {
  expect(() => readBrandSettings(fileWith(path, value))).toThrow(sentence);
});

test("takes one id with two prices, and two ids, of one package", () => {
  const another = { price: "£36.00", id: "price_basic" };
  expect(readBrandSettings(fileWith("packages.0.services", another)).packages[0]?.services).toEqual(another);
  const own = { price: "£36.00", id: "price_basic_services" };
  expect(readBrandSettings(fileWith("packages.0.services", own)).packages[0]?.services).toEqual(own);
});

test("the page that is written has everything but the sample mark", () => {
  const page = brandPage(exampleSettings);
  expect(page).toContain("export const sample: boolean = false;");
  expect(page).toMatch(/export const studio = \{[^]*"Northgate Web"[^]*\} as const satisfies Studio;/);
  expect(page).toMatch(/import type \{[^}]*Packages[^}]*\} from "\.\/shape\.ts";/);
});
