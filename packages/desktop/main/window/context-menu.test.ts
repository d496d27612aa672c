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

test("nothing is offered where there is nothing to do", () => expect(words({})).toEqual([]));

test("a selected text can be copied", () => expect(words({ selectionText: "colour" })).toEqual(["copy"]));

test("a link's address can be copied", () =>
  expect(words({ linkURL: "https://a.example/" })).toEqual(["Copy link address"]));

test("a misspelt word is offered its suggestions first, in a text that can be edited", () => {
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

test("a misspelt word without suggestions says so", () =>
  expect(words({ misspelledWord: "qqq" })[0]).toBe("No suggestions"));

test("choosing a suggestion puts it in the word's place", () => {
  const [first] = contextMenuTemplate(
    { ...nothing, misspelledWord: "colr", dictionarySuggestions: ["colour"] },
    actions,
  );
  const click = first?.click as (() => void) | undefined;
  click?.();
  expect(actions.replaceWord).toHaveBeenCalledWith("colour");
});
