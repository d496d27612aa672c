import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { brand } from "../../src/content/brand.ts";
import sitePackage from "../../package.json" with { type: "json" };
import { faceFiles } from "./faces.ts";
import { styleFiles } from "./style-sheet.ts";

let version: string | undefined;

/** A hash of all that decides how a card looks besides its words: this folder's code, style, faces, drawing packages. */
export const designVersion = (): string => (version ??= hashDesign());

function hashDesign(): string {
  const folder = import.meta.dirname;
  const code = readdirSync(folder)
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .toSorted()
    .map((file) => `${folder}/${file}`);
  const hash = createHash("sha256");
  for (const file of [...code, ...styleFiles(), ...faceFiles()]) hash.update(readFileSync(file));
  const { "@takumi-rs/core": takumi, sharp } = sitePackage.devDependencies;
  return hash.update(JSON.stringify([takumi, sharp, brand.name])).digest("hex");
}
