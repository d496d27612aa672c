import {
  bold,
  checkedListCommand,
  code,
  codeBlock,
  divider,
  heading2,
  heading3,
  italic,
  link,
  orderedListCommand,
  quote,
  strikethrough,
  table,
  unorderedListCommand,
  image,
  type ICommand,
} from "@uiw/react-md-editor/commands";
import { cloneElement, type ReactElement, type SVGProps } from "react";

/** A command under the name and shortcut that we give it. */
function named(command: ICommand, label: string, shortcut?: string): ICommand {
  const { shortcuts: _theirs, icon, ...others } = command;
  const keys = shortcut && `Ctrl or Cmd + ${shortcut.toUpperCase()}`;
  return {
    ...others,
    // The button has the name; its picture says nothing more.
    ...(icon && {
      icon: cloneElement(icon as ReactElement<SVGProps<SVGSVGElement>>, {
        role: "none",
        "aria-hidden": true,
      }),
    }),
    ...(shortcut && { shortcuts: `ctrlcmd+${shortcut}` }),
    buttonProps: { "aria-label": label, title: keys ? `${label} (${keys})` : label },
  };
}

const sign = (text: string) => <span aria-hidden="true">{text}</span>;

/** The toolbar: what articles are made of. Headings begin below the page's own. */
export const bodyCommands: ICommand[] = [
  { ...named(heading2, "H2 heading"), icon: sign("H2") },
  { ...named(heading3, "H3 subheading"), icon: sign("H3") },
  divider,
  named(bold, "Bold", "b"),
  named(italic, "Italic", "i"),
  named(strikethrough, "Struck through"),
  named(link, "Link", "k"),
  divider,
  named(quote, "Quote"),
  named(unorderedListCommand, "List"),
  named(orderedListCommand, "Numbered list"),
  named(checkedListCommand, "Task list"),
  divider,
  named(image, "Picture"),
  named(table, "Table"),
  named(code, "Code"),
  named(codeBlock, "Code block"),
];
