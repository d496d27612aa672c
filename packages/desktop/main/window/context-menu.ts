import type { ContextMenuParams, MenuItemConstructorOptions } from "electron";

type Clicked = Pick<
  ContextMenuParams,
  "misspelledWord" | "dictionarySuggestions" | "isEditable" | "selectionText" | "linkURL"
>;

type ContextActions = {
  replaceWord: (word: string) => void;
  addToDictionary: (word: string) => void;
  copyText: (text: string) => void;
};

export function contextMenuTemplate(clicked: Clicked, actions: ContextActions): MenuItemConstructorOptions[] {
  const { misspelledWord, dictionarySuggestions, isEditable, selectionText, linkURL } = clicked;
  const spelling: MenuItemConstructorOptions[] = misspelledWord
    ? [
        ...(dictionarySuggestions.length > 0
          ? dictionarySuggestions.map((word) => ({ label: word, click: () => actions.replaceWord(word) }))
          : [{ label: "No suggestions", enabled: false }]),
        {
          label: `Add “${misspelledWord}” to the dictionary`,
          click: () => actions.addToDictionary(misspelledWord),
        },
      ]
    : [];
  const link: MenuItemConstructorOptions[] = linkURL
    ? [{ label: "Copy link address", click: () => actions.copyText(linkURL) }]
    : [];
  const text: MenuItemConstructorOptions[] = isEditable
    ? [{ role: "cut" }, { role: "copy" }, { role: "paste" }, { type: "separator" }, { role: "selectAll" }]
    : selectionText.trim()
      ? [{ role: "copy" }]
      : [];
  return [spelling, link, text]
    .filter((group) => group.length > 0)
    .flatMap((group, index) => (index === 0 ? group : [{ type: "separator" as const }, ...group]));
}
