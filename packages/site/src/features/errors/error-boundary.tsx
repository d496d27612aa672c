import { Component, type ReactNode } from "react";
import { ApplicationError } from "./application-error.tsx";

type Props = {
  children: ReactNode;
  /** What is shown in place of the children; the application error page when nothing is said. */
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
