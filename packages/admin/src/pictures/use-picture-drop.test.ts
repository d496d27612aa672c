import { expect, test } from "vitest";
import { filesIn } from "./use-picture-drop.ts";

const file = new File(["x"], "a.png", { type: "image/png" });
const data = (types: string[]) => ({ types, files: [file] }) as unknown as DataTransfer;

test.each([
  ["a copied picture", ["Files"], 1],
  ["a picture from a web page", ["text/html", "Files"], 1],
  ["a file that comes with its name", ["text/plain", "Files"], 1],
  [
    "no file from text that an office program copied with a picture",
    ["text/plain", "text/html", "text/rtf", "Files"],
    0,
  ],
])("finds %s", (_, types, count) => {
  expect(filesIn(data(types))).toHaveLength(count);
});
