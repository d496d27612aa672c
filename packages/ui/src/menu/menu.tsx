import { Menu as Base } from "@base-ui/react/menu";
import { type ReactElement, useRef } from "react";
import styles from "./menu.module.css";

export type MenuAction = {
  label: string;
  /** Receives the menu's button, so that the focus can return to it. */
  onSelect: (trigger: HTMLElement | null) => void;
  /** Marks an irreversible action, which is shown separately at the end. */
  destructive?: boolean;
};

type MenuProps = {
  /** The button's accessible name, e.g. 'Actions for Local SEO'. */
  label: string;
  actions: MenuAction[];
  /** Takes the place of the three-dot button. */
  button?: ReactElement;
};

/** A button that opens a list of actions: three dots, as for a row. */
export function Menu({ label, actions, button }: MenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <Base.Root modal={false}>
      <Base.Trigger
        ref={trigger}
        aria-label={label}
        {...(button ? { render: button } : { className: styles.trigger, children: threeDots })}
      />
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

const threeDots = (
  <svg viewBox="0 0 20 20" width="20" height="20" fill="currentColor" aria-hidden="true">
    <circle cx="4" cy="10" r="1.75" />
    <circle cx="10" cy="10" r="1.75" />
    <circle cx="16" cy="10" r="1.75" />
  </svg>
);
