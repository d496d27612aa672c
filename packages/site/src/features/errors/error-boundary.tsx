import { titled } from "@brightwren/brand/derived";
import { paths } from "@brightwren/core/paths";
import { buttonClass } from "@brightwren/ui/button-class";
import { Component, type ReactNode } from "react";
import styles from "./error-boundary.module.css";

type Props = {
  children: ReactNode;
  /** What is shown in place of the children; by default the application error page. */
  instead?: ReactNode;
  /** The site's frame stands around it. */
  framed?: boolean;
  /** The children are tried again when this changes. */
  place?: string | undefined;
};

type State = { failure?: { error: unknown } | undefined; place?: string | undefined };

/** Shows something else in place of its children once they throw; the error is logged. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { place: this.props.place };

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { place, failure: undefined };
  }

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown): void {
    console.error("Unexpected application error:", error);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    const { children, instead, framed = false } = this.props;
    if (!failure) return children;
    return instead ?? <ApplicationError error={failure.error} as={framed ? "section" : "main"} />;
  }
}

function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  if (typeof error === "object" && error !== null && "status" in error) return String(error.status);
  return String(error);
}

type ApplicationErrorProps = {
  error: unknown;
  /** `section` where the page's frame still stands around it. */
  as?: "main" | "section";
};

/** What stands in place of the site, or of a page in its frame, when it breaks: status or message, and two ways on. */
function ApplicationError({ error, as: Root = "main" }: ApplicationErrorProps) {
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
        {/* A plain link: the router itself may be what broke. */}
        <a href={paths.home} className={buttonClass({ variant: "outline" })}>
          Home page
        </a>
      </p>
    </Root>
  );
}

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
