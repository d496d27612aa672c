import { expect, test } from "vitest";
import { filesIn } from "./use-picture-drop.ts";

const file = new File(["x"], "a.png", { type: "image/png" });
const data = (types: string[]) => ({ types, files: [file] }) as unknown as DataTransfer;

test.each([
  ["a picture", ["Files"], 1],
  ["a picture from a page", ["text/html", "Files"], 1],
  ["a file with its name", ["text/plain", "Files"], 1],
  ["text from an office program, with its picture", ["text/plain", "text/html", "text/rtf", "Files"], 0],
])("%s", (_, types, count) => {
  expect(filesIn(data(types))).toHaveLength(count);
});
