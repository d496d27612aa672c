import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { expect, test } from "vitest";
import { builtFiles, builtFolder, readBuilt } from "../setup/built-site.ts";
import { hasJava, htmlErrors } from "../setup/html-checker.ts";

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ["html-validate:standard", "html-validate:a11y"],
    rules: {
      "heading-level": "error",
      "input-missing-label": "error",
      // Safari ignores a list without bullets unless it has the role.
      "no-redundant-role": "off",
      // A named `div` can be a region.
      "prefer-native-element": "off",
    },
  }),
);

async function faultsOf(file: string): Promise<string[]> {
  const { results } = await validator.validateString(await readBuilt(file), file);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${file}:${line}:${column} ${ruleId}: ${message}`),
  );
}

test("finds no HTML errors on any page", async () => {
  const pages = builtFiles().filter((file) => file.endsWith(".html"));
  expect(pages.length).toBeGreaterThan(40);
  const faults: string[] = [];
  for (const page of pages) faults.push(...(await faultsOf(page)));
  expect(faults).toEqual([]);
});

test.skipIf(!hasJava())(
  "passes the Nu Html Checker on every page",
  { tags: ["deep"], timeout: 300_000 },
  () => {
    expect(htmlErrors(builtFolder)).toEqual([]);
  },
);
