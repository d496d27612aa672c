import * as icons from "@uiw/react-md-editor/commands";
import type { ReactNode } from "react";
import { applyChange } from "../edits/edit-text.ts";
import { formatting } from "../edits/formatting.ts";

export type TextCommand = {
  label: string;
  title: string;
  key: string | undefined;
  icon: ReactNode;
  run: (area: HTMLTextAreaElement) => void;
};

function named(label: string, icon?: ReactNode, key?: string): TextCommand {
  const change = formatting[label];
  return {
    label,
    title: key ? `${label} (Ctrl or Cmd + ${key.toUpperCase()})` : label,
    key,
    icon,
    run: (area) => (change ? applyChange(area, change) : undefined),
  };
}

type Openers = Record<"openLibrary" | "openLink" | "openFind", TextCommand["run"]>;

const chooserBeside = (text: HTMLTextAreaElement): HTMLInputElement | null | undefined =>
  text.closest("[data-text]")?.querySelector<HTMLInputElement>(":scope > input[type=file]");

/** How many of the commands are in the row. The others are in its menu. */
export const inRow = 7;

export const commandsWith = ({ openLibrary, openLink, openFind }: Openers): TextCommand[] => [
  named("H2 heading", "H"),
  named("Bold", icons.bold.icon, "b"),
  named("Italic", icons.italic.icon, "i"),
  { ...named("Link", icons.link.icon, "k"), run: openLink },
  named("List", icons.unorderedListCommand.icon),
  named("Quote", icons.quote.icon),
  { ...named("Picture", icons.image.icon), run: (area) => chooserBeside(area)?.click() },
  named("H3 subheading"),
  { ...named("Picture from the library"), run: openLibrary },
  named("Table"),
  named("Numbered list"),
  named("Task list"),
  named("Code"),
  named("Code block"),
  named("Strikethrough"),
  { ...named("Find and replace", undefined, "f"), key: "find", run: openFind },
];
