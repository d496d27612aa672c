import { buttonClass } from "@brightwren/ui/button-class";
import { Link } from "react-router-dom";
import type { Action } from "../../content/types.ts";
import styles from "./action-links.module.css";

/** The ways on from a section: the first one is the one we hope for. */
export function ActionLinks({ actions }: { actions: readonly Action[] }) {
  return (
    <p className={styles.actions}>
      {actions.map(({ label, to }, index) => (
        <Link
          key={label}
          to={to}
          className={buttonClass({ variant: index === 0 ? "primary" : "outline", size: "large" })}
        >
          {label}
        </Link>
      ))}
    </p>
  );
}
