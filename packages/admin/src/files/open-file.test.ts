import { expect, test } from "vitest";
import { fileForEditor, passToEditor, discardOpenedFile } from "./open-file.ts";

const file = (name: string) => ({ name, fields: { title: name, content: "" }, notices: [] });

test("returns the same file on every render", () => {
  const opened = file("a.md");
  const state = passToEditor(opened);
  expect(fileForEditor(state)).toBe(opened);
  expect(fileForEditor(state)).toBe(opened);
});

test("does not return a file again once an editor has taken it", () => {
  const opened = file("a.md");
  const state = passToEditor(opened);
  discardOpenedFile(opened);
  expect(fileForEditor(state)).toBeUndefined();
});

test("replaces an unclaimed file when another one is opened", () => {
  const first = passToEditor(file("first.md"));
  const second = file("second.md");
  const state = passToEditor(second);
  discardOpenedFile(file("first.md"));
  expect(fileForEditor(first)).toBeUndefined();
  expect(fileForEditor(state)).toBe(second);
});

test.each([null, undefined, {}, { openedFile: "unknown" }, "text"])(
  "does not find a file for the state %o",
  (state) => {
    passToEditor(file("a.md"));
    expect(fileForEditor(state)).toBeUndefined();
  },
);
