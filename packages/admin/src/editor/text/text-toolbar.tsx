import { Toolbar } from "@base-ui/react/toolbar";
import type { ICommand } from "@uiw/react-md-editor/commands";
import type { KeyboardEvent } from "react";
import styles from "./text-toolbar.module.css";

type TextToolbarProps = { commands: ICommand[]; onCommand: (command: ICommand) => void };

export function TextToolbar({ commands, onCommand }: TextToolbarProps) {
  return (
    <Toolbar.Root aria-label="Formatting" className={styles.toolbar} onKeyDown={toEnds}>
      {commands.map((command, at) =>
        command.buttonProps ? (
          <Toolbar.Button
            key={command.buttonProps["aria-label"]}
            aria-label={command.buttonProps["aria-label"]}
            title={command.buttonProps.title}
            className={styles.button}
            onClick={() => onCommand(command)}
          >
            {command.icon}
          </Toolbar.Button>
        ) : (
          <Toolbar.Separator key={at} className={styles.divider} />
        ),
      )}
    </Toolbar.Root>
  );
}

function toEnds(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Home" && event.key !== "End") return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  buttons.at(event.key === "Home" ? 0 : -1)?.focus();
}
