import type { MouseEventHandler } from "react";
import styles from "./skip-link.module.css";

/** The first stop of the keyboard, seen only then: leads past the navigation to `#main` (WCAG 2.4.1). */
export function SkipLink({ onClick }: { onClick?: MouseEventHandler<HTMLAnchorElement> }) {
  return (
    <a href="#main" className={styles.skip} onClick={onClick}>
      Skip to content
    </a>
  );
}
