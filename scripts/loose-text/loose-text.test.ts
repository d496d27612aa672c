import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { findLooseText } from "./find-loose-text.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const samples = "scripts/loose-text/samples.tsx";
const found = findLooseText(root, [samples]);

test("wraps every changing text in an element", () => {
  const loose = found.filter(({ file }) => !file.endsWith(samples));
  expect(loose.map(({ file, line, message }) => `${file.slice(root.length)}:${line} ${message}`)).toEqual([]);
});

test("reports each kind of loose text and no other text", () => {
  const lines = readFileSync(new URL("samples.tsx", import.meta.url), "utf8").split("\n");
  const nameAt = (line: number) =>
    lines
      .slice(0, line)
      .map((text) => /^export (?:const|function) (\w+)/.exec(text)?.[1])
      .findLast(Boolean);
  const reported = new Set(
    found.filter(({ file }) => file.endsWith(samples)).map(({ line }) => nameAt(line)),
  );
  const names = lines.flatMap((text) => /^export (?:const|function) (\w+)/.exec(text)?.[1] ?? []);
  expect([...reported]).toEqual(names.filter((name) => name.startsWith("Loose")));
});
