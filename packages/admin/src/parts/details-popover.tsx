import { Popover } from "@base-ui/react/popover";
import type { ReactNode } from "react";
import styles from "./details-popover.module.css";

type DetailsPopoverProps = {
  summary: ReactNode;
  className?: string | undefined;
  title: string;
  children: ReactNode;
};

export function DetailsPopover({ summary, className, title, children }: DetailsPopoverProps) {
  return (
    <Popover.Root>
      <Popover.Trigger className={[styles.trigger, className].filter(Boolean).join(" ")}>
        {summary}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className={styles.positioner} sideOffset={6} collisionPadding={12}>
          <Popover.Popup className={styles.popup}>
            <Popover.Title className={styles.title}>{title}</Popover.Title>
            {children}
            <Popover.Close className={styles.close}>Close</Popover.Close>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
