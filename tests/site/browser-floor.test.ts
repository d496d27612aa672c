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
