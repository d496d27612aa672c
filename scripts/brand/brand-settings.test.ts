import { packages } from "@brightwren/brand";
import { expect, test } from "vitest";
import { brandPage } from "./apply-settings.ts";
import { presentSettings, readBrandSettings } from "./brand-settings.ts";

function fileWith(path: string, value: unknown): string {
  const copy = structuredClone(presentSettings);
  const keys = path.split(".");
  const last = keys.pop() ?? "";
  const parent = keys.reduce<object>((node, key) => Reflect.get(node, key) as object, copy);
  Reflect.set(parent, last, value);
  return JSON.stringify(copy);
}

test("reads the settings that it prints", () => {
  expect(readBrandSettings(JSON.stringify(presentSettings))).toEqual(presentSettings);
});

test("reports a file that is not JSON", () => {
  expect(() => readBrandSettings("{")).toThrow(/is not valid JSON/);
});

test.each<[string, unknown, RegExp]>([
  ["packages.0.home.price", "35 pounds", /packages\.0\.home\.price: must be a price/],
  ["packages.0.services.id", packages[1].home.id, /price_\w+ is used by two packages/],
  ["colours.accent", "blue", /colours\.accent: must be a # and six hexadecimal digits/],
  ["site.domain", "https://a.example/", /site\.domain: must be a domain/],
  ["keys.prefix", "north gate", /keys\.prefix: must be 3 to 31 lower-case letters/],
  ["studio.name", 'The "Best" Web', /studio\.name: must not contain quotation marks/],
  ["studio.fax", "1", /studio: Unrecognized key/],
  ["samples", undefined, /samples: /],
])("rejects %s as %j with a sentence", (path, value, sentence) => {
  expect(() => readBrandSettings(fileWith(path, value))).toThrow(sentence);
});

test("accepts one id with two prices or two ids for a package", () => {
  const another = { price: "£36.00", id: packages[0].home.id };
  expect(readBrandSettings(fileWith("packages.0.services", another)).packages[0]?.services).toEqual(another);
  const own = { price: "£36.00", id: "price_own_services" };
  expect(readBrandSettings(fileWith("packages.0.services", own)).packages[0]?.services).toEqual(own);
});

test("writes every setting except the sample flag", () => {
  const page = brandPage(presentSettings);
  expect(page).toContain("export const sample: boolean = false;");
  expect(page).toMatch(/export const studio = \{\n {2}"name": "[^]*\} as const satisfies Studio;/);
  expect(page).toMatch(/import type \{[^}]*Packages[^}]*\} from "\.\/shape\.ts";/);
});
