import type { ReactNode } from "react";
import styles from "./sheet.module.css";

/** A part of a screen that is set apart from the paper: one thing to read or to do. */
export function Sheet({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={[styles.sheet, className].filter(Boolean).join(" ")}>{children}</div>;
}
