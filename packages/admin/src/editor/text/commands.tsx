import * as library from "@uiw/react-md-editor/commands";
import { cloneElement, type ReactElement, type SVGProps } from "react";
import { applyChange } from "../edits/edit-text.ts";
import { formatting } from "../edits/formatting.ts";

function named(command: library.ICommand, label: string, shortcut?: string): library.ICommand {
  const { shortcuts: _theirs, icon, ...others } = command;
  const change = formatting[label];
  const keys = shortcut && `Ctrl or Cmd + ${shortcut.toUpperCase()}`;
  return {
    ...others,
    // The button has a label, so its icon is decorative.
    ...(icon && {
      icon: cloneElement(icon as ReactElement<SVGProps<SVGSVGElement>>, {
        role: "none",
        "aria-hidden": true,
      }),
    }),
    ...(shortcut && { shortcuts: shortcut }),
    ...(change && { execute: (_, { textArea }) => applyChange(textArea, change) }),
    buttonProps: { "aria-label": label, title: keys ? `${label} (${keys})` : label },
  };
}

const sign = (text: string) => <span aria-hidden="true">{text}</span>;

type Openers = {
  openLibrary: () => void;
  openLink: (selected: library.ExecuteState) => void;
  openFind: (selected: library.ExecuteState) => void;
};

const chooserBeside = (text: HTMLTextAreaElement): HTMLInputElement | null | undefined =>
  text.closest("[data-text]")?.querySelector<HTMLInputElement>(":scope > input[type=file]");

/** How many of the commands are in the row. The others are in its menu. */
export const inRow = 7;

export const commandsWith = ({ openLibrary, openLink, openFind }: Openers): library.ICommand[] => [
  { ...named(library.heading2, "H2 heading"), icon: sign("H") },
  named(library.bold, "Bold", "b"),
  named(library.italic, "Italic", "i"),
  { ...named(library.link, "Link", "k"), execute: openLink },
  named(library.unorderedListCommand, "List"),
  named(library.quote, "Quote"),
  { ...named(library.image, "Picture"), execute: (_, { textArea }) => chooserBeside(textArea)?.click() },
  named(library.heading3, "H3 subheading"),
  { ...named(library.image, "Picture from the library"), execute: openLibrary },
  named(library.table, "Table"),
  named(library.orderedListCommand, "Numbered list"),
  named(library.checkedListCommand, "Task list"),
  named(library.code, "Code"),
  named(library.codeBlock, "Code block"),
  named(library.strikethrough, "Strikethrough"),
  {
    name: "find",
    keyCommand: "find",
    buttonProps: { "aria-label": "Find and replace", title: "Find and replace (Ctrl or Cmd + F)" },
    execute: openFind,
  },
];
