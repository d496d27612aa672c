import { scriptExceptions, styleExceptions } from "../setup/browser-floor/exceptions.ts";
import { findNewerInScript, type Use } from "../setup/browser-floor/find-newer-script.ts";
import { findNewerInStyles } from "../setup/browser-floor/find-newer-styles.ts";
import { builtFiles, readBuilt } from "../setup/built-site.ts";
import { expect, test } from "vitest";

async function usesIn(extension: string, find: (text: string, file: string) => Use[]) {
  const files = builtFiles().filter((file) => file.endsWith(extension));
  expect(files.length).toBeGreaterThan(20);
  const found = await Promise.all(
    files.map(async (file) => find(await readBuilt(file), file).map((use) => ({ ...use, file }))),
  );
  return found.flat();
}

const kinds = [
  { kind: "script", extension: ".js", find: findNewerInScript, exceptions: scriptExceptions },
  { kind: "style sheet", extension: ".css", find: findNewerInStyles, exceptions: styleExceptions },
];

for (const { kind, extension, find, exceptions } of kinds)
  test(`uses only supported features or listed exceptions in every ${kind}`, async () => {
    const uses = await usesIn(extension, find);
    const faults = uses.filter(({ feature }) => !(feature in exceptions));
    expect(faults.map(({ feature, file, code }) => `${feature} in ${file}: ${code}`)).toEqual([]);
    const used = new Set(uses.map(({ feature }) => feature));
    const unused = Object.keys(exceptions).filter((feature) => !used.has(feature));
    expect(unused, "exceptions that nothing needs").toEqual([]);
  });

// Beside the test above, because loading the compatibility data takes seconds.
const inScript = (code: string) => findNewerInScript(code, "a.js").map(({ feature }) => feature);
const inStyles = (sheet: string) => findNewerInStyles(sheet).map(({ feature }) => feature);

test.each([
  ["AbortSignal.any([a, b])", "AbortSignal.any"],
  ["Promise.withResolvers()", "Promise.withResolvers"],
  ["globalThis.Promise.try(f)", "Promise.try"],
  ["URL.parse(a)", "URL.parse"],
  ["list.toSorted()", ".toSorted()"],
  ["a.union(b)", ".union()"],
  ["list?.toSpliced(1, 1)", ".toSpliced()"],
  ["link.ariaCurrent = 'page'", ".ariaCurrent"],
  ["element.moveBefore(a, b)", ".moveBefore"],
  ["new CloseWatcher()", "CloseWatcher"],
  ["Temporal.Now.instant()", "Temporal"],
  ["requestIdleCallback(f)", "requestIdleCallback"],
  ["scheduler.yield()", "scheduler"],
  ["/[\\p{L}--a]/v.test(a)", "regular expression with the flag v"],
  ["new RegExp(a, 'v')", "regular expression with the flag v"],
  ["/(?i:a)b/.test(c)", "regular expression with modifiers"],
])("findNewerInScript reports %s", (code, feature) => {
  expect(inScript(code)).toContain(feature);
});

test("findNewerInScript does not report features that all supported browsers have", () => {
  const code =
    "AbortSignal.timeout(1); [3].at(-1); structuredClone(a); list.findLast(b); a.hasOwn; /(?<=a)b/u; a.replaceAll(b, c)";
  expect(inScript(code)).toEqual([]);
});

test("findNewerInScript ignores a name that the script declares", () => {
  expect(
    inScript("function ML(a) {} class Temporal {} const scheduler = b; ML(1); new Temporal(); scheduler.c()"),
  ).toEqual([]);
  expect(inScript("ML.x(1)")).toEqual(["ML"]);
});

test.each([
  ["a{color:light-dark(red,blue)}", "light-dark()"],
  ["a{color:color-mix(in oklab,red,blue)}", "color-mix()"],
  ["a{position-anchor:--b}", "position-anchor"],
  ["a:has(b){color:red}", ":has"],
  ["@media (scripting:none){a{color:red}}", "@media (scripting)"],
  ["@starting-style{a{color:red}}", "@starting-style"],
  ["a{display:grid;grid-template-rows:subgrid}", "grid-template-rows: subgrid"],
])("findNewerInStyles reports %s", (sheet, feature) => {
  expect(inStyles(sheet)).toContain(feature);
});

test("findNewerInStyles does not report features that all supported browsers have", () => {
  const sheet =
    '@container (width>=9rem){a:is(b,c)::before{content:"light-dark(";inset:0;height:100dvh;translate:0 1px}}';
  expect(inStyles(sheet)).toEqual([]);
});
