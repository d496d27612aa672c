import { expect, test } from "vitest";
import { commandKey, shortcutKey } from "./shortcuts.ts";

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

test.each([
  ["QWERTY", "s", "KeyS", "s"],
  ["Caps Lock", "S", "KeyS", "s"],
  ["Dvorak", "s", "Semicolon", "s"],
  ["AZERTY", "a", "KeyQ", "a"],
  ["a sign where QWERTY has a letter", ",", "KeyW", ","],
  ["Russian", "ы", "KeyS", "s"],
  ["Russian with Caps Lock", "Ы", "KeyS", "s"],
  ["Greek", "σ", "KeyS", "s"],
  ["Hebrew", "ד", "KeyS", "s"],
  ["Arabic, with two letters on one key", "لا", "KeyB", "b"],
  ["Thai, with a vowel sign", "ิ", "KeyB", "b"],
  ["the dotless i of Turkish", "ı", "KeyI", "i"],
  ["another key", "Enter", "Enter", "enter"],
])("reads a shortcut on %s", (_, key, code, read) => {
  expect(shortcutKey({ ...none, key, code })).toBe(read);
});

test("reads a command only with Ctrl or Cmd alone", () => {
  const pressed = { ...none, key: "л", code: "KeyK" };
  expect(commandKey({ ...pressed, ctrlKey: true })).toBe("k");
  expect(commandKey({ ...pressed, metaKey: true })).toBe("k");
  for (const other of [{}, { shiftKey: true }, { altKey: true }, { metaKey: true }])
    expect(commandKey({ ...pressed, ctrlKey: Object.keys(other).length > 0, ...other })).toBeUndefined();
});
