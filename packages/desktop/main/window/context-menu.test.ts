import { expect, test, vi } from "vitest";
import { contextMenuTemplate } from "./context-menu.ts";

const nothing = {
  misspelledWord: "",
  dictionarySuggestions: [],
  isEditable: false,
  selectionText: "",
  linkURL: "",
};
const actions = {
  replaceWord: vi.fn<(word: string) => void>(),
  addToDictionary: vi.fn<(word: string) => void>(),
  copyText: vi.fn<(text: string) => void>(),
};
const words = (clicked: Partial<typeof nothing> | { dictionarySuggestions: string[] }) =>
  contextMenuTemplate({ ...nothing, ...clicked }, actions).map(
    ({ label, role, type }) => label ?? role ?? type,
  );

test("returns an empty menu when no action applies", () => expect(words({})).toEqual([]));

test("offers to copy selected text", () => expect(words({ selectionText: "colour" })).toEqual(["copy"]));

test("offers to copy a link's address", () =>
  expect(words({ linkURL: "https://a.example/" })).toEqual(["Copy link address"]));

test("offers suggestions first for a misspelt word in editable text", () => {
  const menu = words({
    misspelledWord: "colr",
    dictionarySuggestions: ["colour", "color"],
    isEditable: true,
  });
  expect(menu).toEqual([
    "colour",
    "color",
    "Add “colr” to the dictionary",
    "separator",
    "cut",
    "copy",
    "paste",
    "separator",
    "selectAll",
  ]);
});

test("shows a placeholder when a misspelt word has no suggestions", () =>
  expect(words({ misspelledWord: "qqq" })[0]).toBe("No suggestions"));

test("replaces the word with the chosen suggestion", () => {
  const [first] = contextMenuTemplate(
    { ...nothing, misspelledWord: "colr", dictionarySuggestions: ["colour"] },
    actions,
  );
  const click = first?.click as (() => void) | undefined;
  click?.();
  expect(actions.replaceWord).toHaveBeenCalledWith("colour");
});
