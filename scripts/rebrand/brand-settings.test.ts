import { expect, test } from "vitest";
import { brandPage } from "./apply-brand.ts";
import { exampleSettings, readBrandSettings } from "./brand-settings.ts";

const withEdit = (edit: (settings: Record<string, never>) => void) => {
  const copy = structuredClone(exampleSettings) as unknown as Record<string, never>;
  edit(copy);
  return JSON.stringify(copy);
};

test("the example is complete, and read back as it is", () => {
  expect(readBrandSettings(JSON.stringify(exampleSettings))).toEqual(exampleSettings);
});

test.each<[string, (settings: any) => void, RegExp]>([
  ["no JSON", () => undefined, /is no JSON/],
  [
    "a price in words",
    (s) => (s.packages[0].home.price = "35 pounds"),
    /packages\.0\.home\.price: must be a price/,
  ],
  [
    "an id for two prices",
    (s) => (s.packages[0].services.price = "£36.00"),
    /price_basic stands for two prices/,
  ],
  ["a colour by name", (s) => (s.colours.accent = "blue"), /colours\.accent: must be six hexadecimal digits/],
  [
    "an address for a domain",
    (s) => (s.site.domain = "https://a.example/"),
    /site\.domain: must be a domain/,
  ],
  [
    "a prefix with a space",
    (s) => (s.keys.prefix = "north gate"),
    /keys\.prefix: must be 3 to 31 small letters/,
  ],
  ["a field that there is none of", (s) => (s.studio.fax = "1"), /studio: Unrecognized key/],
  ["nothing said of the samples", (s) => delete s.samples, /samples: /],
])("%s is told in a sentence", (name, edit, sentence) => {
  const text = name === "no JSON" ? "{" : withEdit(edit);
  expect(() => readBrandSettings(text)).toThrow(sentence);
});

test("the page that is written has everything but the sample mark", () => {
  const page = brandPage(exampleSettings);
  expect(page).toContain("export const sample: boolean = false;");
  expect(page).toMatch(/export const studio = \{[^]*"Northgate Web"[^]*\} as const satisfies Studio;/);
  expect(page).toMatch(/import type \{[^}]*Packages[^}]*\} from "\.\/shape\.ts";/);
});
