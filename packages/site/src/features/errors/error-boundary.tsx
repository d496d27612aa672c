import { titled } from "@brightwren/brand/derived";
import { paths } from "@brightwren/core/paths";
import { buttonClass } from "@brightwren/ui/button-class";
import type { Elements } from "@brightwren/ui/elements";
import { AsDrawn, Part } from "@brightwren/ui/part";
import { type ReactElement, type ReactNode, Suspense, useState } from "react";
import { isBuiltPage } from "../../page/lazy-part.ts";
import styles from "./error-boundary.module.css";

type PagePartProps = {
  children: Elements;
  /** Id of the wrapper element, which contains nothing else. */
  of: string;
  /** Shown while loading, unless the section is prerendered; null for no fallback. */
  waiting?: ReactNode;
  place?: string;
  instead?: ReactElement | ((error: unknown) => ReactElement);
};

/** Shows the last known HTML while the code loads and after an error, or a message if there is none. */
export function PagePart({ children, of, waiting, place, instead = <MissingPart /> }: PagePartProps) {
  return (
    <Part of={of} place={place} instead={instead}>
      <Suspense fallback={waiting === null ? null : <StillDrawn of={of} otherwise={waiting} />}>
        {children}
      </Suspense>
    </Part>
  );
}

function StillDrawn({ of, otherwise }: { of: string; otherwise: ReactNode }) {
  const [html] = useState(() => (isBuiltPage() ? document.getElementById(of)?.innerHTML : undefined));
  return html ? <AsDrawn html={html} /> : otherwise;
}

function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  if (typeof error === "object" && error !== null && "status" in error) return String(error.status);
  return String(error);
}

type ApplicationErrorProps = {
  error: unknown;
  /** `section` inside the page's frame. */
  as?: "main" | "section";
};

export function ApplicationError({ error, as: Root = "main" }: ApplicationErrorProps) {
  return (
    <Root className={styles.main}>
      <title>{titled("Something went wrong")}</title>
      <h1>Unexpected Application Error!</h1>
      <p className={styles.message}>{messageOf(error)}</p>
      <p>Loading the page again usually helps. If it does not, please tell us what you were doing.</p>
      <p className={styles.ways}>
        <button type="button" className={buttonClass()} onClick={() => location.reload()}>
          Load again
        </button>
        {/* A plain link, because the router itself may have failed. */}
        <a href={paths.home} className={buttonClass({ kind: "outline" })}>
          Home page
        </a>
      </p>
    </Root>
  );
}

function MissingPart() {
  return (
    <div className={styles.missing} role="alert">
      <p>This part of the page could not be loaded. Please check your connection.</p>
      <button type="button" className={buttonClass({ kind: "outline" })} onClick={() => location.reload()}>
        Load again
      </button>
    </div>
  );
}
