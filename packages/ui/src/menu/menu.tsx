import { Menu as Base } from "@base-ui/react/menu";
import { useRef } from "react";
import styles from "./menu.module.css";

export type MenuAction = {
  label: string;
  /** Accepts the menu's button, to return the focus to. */
  onSelect: (trigger: HTMLElement | null) => void;
  /** Marks what cannot be undone; it stands apart, at the end. */
  destructive?: boolean;
};

type MenuProps = {
  /** Names the button, e.g. 'Actions for Local SEO'. */
  label: string;
  actions: MenuAction[];
};

/** A button with three dots that opens what can be done with one row. */
export function Menu({ label, actions }: MenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <Base.Root modal={false}>
      <Base.Trigger ref={trigger} className={styles.trigger} aria-label={label}>
        <svg viewBox="0 0 20 20" width="20" height="20" fill="currentColor" aria-hidden="true">
          <circle cx="4" cy="10" r="1.75" />
          <circle cx="10" cy="10" r="1.75" />
          <circle cx="16" cy="10" r="1.75" />
        </svg>
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner className={styles.positioner} sideOffset={4} align="end">
          <Base.Popup className={styles.popup}>
            {actions.map(({ label: text, onSelect, destructive }) => (
              <Base.Item
                key={text}
                className={styles.item}
                data-destructive={destructive || undefined}
                onClick={() => onSelect(trigger.current)}
              >
                {text}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
