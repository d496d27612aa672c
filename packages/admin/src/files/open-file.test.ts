import { expect, test } from "vitest";
import { fileForEditor, passToEditor, takenByEditor } from "./open-file.ts";

const file = (name: string) => ({ name, fields: { title: name, content: "" }, notices: [] });

test("the editor finds the file that the address names, as often as it is drawn", () => {
  const opened = file("a.md");
  const state = passToEditor(opened);
  expect(fileForEditor(state)).toBe(opened);
  expect(fileForEditor(state)).toBe(opened);
});

test("once the editor has it, nobody finds it again: not by going back, not after a reload", () => {
  const opened = file("a.md");
  const state = passToEditor(opened);
  takenByEditor(opened);
  expect(fileForEditor(state)).toBeUndefined();
});

test("a file that is opened later takes the place of one that nobody took", () => {
  const first = passToEditor(file("first.md"));
  const second = file("second.md");
  const state = passToEditor(second);
  takenByEditor(file("first.md"));
  expect(fileForEditor(first)).toBeUndefined();
  expect(fileForEditor(state)).toBe(second);
});

test.each([null, undefined, {}, { openedFile: "unknown" }, "text"])("the state %o names no file", (state) => {
  passToEditor(file("a.md"));
  expect(fileForEditor(state)).toBeUndefined();
});
