import {
  bold,
  checkedListCommand,
  code,
  codeBlock,
  divider,
  type ExecuteState,
  heading2,
  heading3,
  type ICommand,
  image,
  italic,
  link,
  orderedListCommand,
  quote,
  strikethrough,
  table,
  unorderedListCommand,
} from "@uiw/react-md-editor/commands";
import { cloneElement, type ReactElement, type SVGProps } from "react";
import { applyChange } from "../edits/edit-text.ts";
import { formatting } from "../edits/formatting.ts";

function named(command: ICommand, label: string, shortcut?: string): ICommand {
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
  openLink: (selected: ExecuteState) => void;
  openFind: (selected: ExecuteState) => void;
};

const chooserBeside = (text: HTMLTextAreaElement): HTMLInputElement | null | undefined =>
  text.closest("[data-text]")?.querySelector<HTMLInputElement>(":scope > input[type=file]");

export const commandsWith = ({ openLibrary, openLink, openFind }: Openers): ICommand[] => [
  { ...named(heading2, "H2 heading"), icon: sign("H2") },
  { ...named(heading3, "H3 subheading"), icon: sign("H3") },
  divider,
  named(bold, "Bold", "b"),
  named(italic, "Italic", "i"),
  named(strikethrough, "Strikethrough"),
  { ...named(link, "Link", "k"), execute: openLink },
  divider,
  named(quote, "Quote"),
  named(unorderedListCommand, "List"),
  named(orderedListCommand, "Numbered list"),
  named(checkedListCommand, "Task list"),
  divider,
  { ...named(image, "Picture"), execute: (_, { textArea }) => chooserBeside(textArea)?.click() },
  { ...named(image, "Picture from the library"), icon: sign("Library"), execute: openLibrary },
  named(table, "Table"),
  named(code, "Code"),
  named(codeBlock, "Code block"),
  divider,
  {
    name: "find",
    keyCommand: "find",
    icon: sign("Find"),
    buttonProps: { "aria-label": "Find and replace", title: "Find and replace (Ctrl or Cmd + F)" },
    execute: openFind,
  },
];
