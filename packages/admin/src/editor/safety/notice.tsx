import { Button } from "@brightwren/ui/button";
import type { ReactNode } from "react";
import styles from "./notice.module.css";

export function Notice({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  return (
    <div className={styles.notice} role="status">
      <p>{children}</p>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}

export function NoticeAction({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button kind="text" onClick={onClick}>
      {label}
    </Button>
  );
}
