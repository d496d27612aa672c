import type { ReactNode } from "react";
import styles from "./sheet.module.css";

export function Sheet({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={[styles.sheet, className].filter(Boolean).join(" ")}>{children}</div>;
}
