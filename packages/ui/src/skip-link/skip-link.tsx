import type { MouseEventHandler } from "react";
import styles from "./skip-link.module.css";

/** First focusable element, visible only on focus: skips to `#main` (WCAG 2.4.1). */
export function SkipLink({ onClick }: { onClick?: MouseEventHandler<HTMLAnchorElement> }) {
  return (
    <a href="#main" className={styles.skip} onClick={onClick}>
      Skip to content
    </a>
  );
}
