import { titled } from "@brightwren/brand/derived";
import { paths } from "@brightwren/core/paths";
import { buttonClass } from "@brightwren/ui/button-class";
import { Part, StoppedNote } from "@brightwren/ui/part";
import { type ReactNode, Suspense, useState } from "react";
import { isBuiltPage } from "../../page/lazy-part.ts";
import styles from "./error-boundary.module.css";

type PagePartProps = {
  children: ReactNode;
  /** Id of the wrapper element, which contains nothing else. */
  of: string;
  /** Shown while loading, unless the page is prerendered. */
  waiting?: ReactNode;
  place?: string;
  renderError?: (error: unknown) => ReactNode;
};

/** Shows the prerendered HTML while the code loads and after an error. Other pages show `waiting` and the error. */
export function PagePart({
  children,
  of,
  waiting,
  place,
  renderError = () => <MissingPart />,
}: PagePartProps) {
  const note = <StoppedNote />;
  return (
    <Part
      place={place}
      renderError={(error) => <StillDrawn of={of} note={note} otherwise={renderError(error)} />}
    >
      <Suspense fallback={<StillDrawn of={of} otherwise={waiting} />}>{children}</Suspense>
    </Part>
  );
}

type StillDrawnProps = { of: string; note?: ReactNode; otherwise: ReactNode };

function StillDrawn({ of, note, otherwise }: StillDrawnProps) {
  // Read once, before React removes the children.
  const [html] = useState(() => (isBuiltPage() ? htmlOf(of) : ""));
  if (!html) return otherwise;
  return (
    <>
      <div className={styles.drawn} dangerouslySetInnerHTML={{ __html: html }} />
      {note}
    </>
  );
}

const textFields = "textarea, input:not([type=password], [type=file])";

/** The element's HTML with typed values, passwords excepted. */
function htmlOf(id: string): string {
  const element = document.getElementById(id);
  for (const field of element?.querySelectorAll<HTMLInputElement>(textFields) ?? [])
    field.defaultValue = field.value;
  return element?.innerHTML ?? "";
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
    <Root className={`grid gap-4 ${styles.main}`}>
      <title>{titled("Something went wrong")}</title>
      <h1 className="section-title">Unexpected Application Error!</h1>
      <p className={`small sunk breaks ${styles.message}`}>{messageOf(error)}</p>
      <p>Loading the page again usually helps. If it does not, please tell us what you were doing.</p>
      <p className="wrap gap-3">
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
    <div className={`cluster gap-4 justify-center centred ${styles.missing}`} role="alert">
      <p>This part of the page could not be loaded. Please check your connection.</p>
      <button type="button" className={buttonClass({ kind: "outline" })} onClick={() => location.reload()}>
        Load again
      </button>
    </div>
  );
}
