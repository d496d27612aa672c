import { buttonClass } from "@brightwren/ui/button-class";
import type { ReactNode } from "react";
import { ErrorBoundary } from "./error-boundary.tsx";
import styles from "./optional-part.module.css";

/** Around a part of a page that loads later: where it cannot be had, or breaks, a line says so and the rest stays. */
export function OptionalPart({ children }: { children: ReactNode }) {
  return <ErrorBoundary instead={<MissingPart />}>{children}</ErrorBoundary>;
}

function MissingPart() {
  return (
    <div className={styles.missing} role="alert">
      <p>This part of the page could not be loaded. Please check your connection.</p>
      <button type="button" className={buttonClass({ variant: "outline" })} onClick={() => location.reload()}>
        Load again
      </button>
    </div>
  );
}
