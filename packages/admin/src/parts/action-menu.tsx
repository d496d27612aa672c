import { Menu } from "@base-ui/react/menu";
import { useRef } from "react";
import styles from "./action-menu.module.css";

export type MenuAction = {
  label: string;
  /** Accepts the menu's button, to return the focus to. */
  onSelect: (trigger: HTMLElement | null) => void;
  /** Marks what cannot be undone; it stands apart, at the end. */
  destructive?: boolean;
};

type ActionMenuProps = {
  /** Names the button, e.g. 'Actions for Local SEO'. */
  label: string;
  actions: MenuAction[];
};

/** A button with three dots that opens what can be done with one row. */
export function ActionMenu({ label, actions }: ActionMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger ref={trigger} className={styles.trigger} aria-label={label}>
        <svg viewBox="0 0 20 20" width="20" height="20" fill="currentColor" aria-hidden="true">
          <circle cx="4" cy="10" r="1.75" />
          <circle cx="10" cy="10" r="1.75" />
          <circle cx="16" cy="10" r="1.75" />
        </svg>
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className={styles.positioner} sideOffset={4} align="end">
          <Menu.Popup className={styles.popup}>
            {actions.map(({ label: text, onSelect, destructive }) => (
              <Menu.Item
                key={text}
                className={styles.item}
                data-destructive={destructive || undefined}
                onClick={() => onSelect(trigger.current)}
              >
                {text}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
