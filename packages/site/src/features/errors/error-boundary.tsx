import { Component, type ReactNode } from "react";
import { ApplicationError } from "./application-error.tsx";

type State = { failure?: { error: unknown } };

/** Shows the application error page in place of its children once they throw; the error is logged. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown): void {
    console.error("Unexpected application error:", error);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? <ApplicationError error={failure.error} /> : this.props.children;
  }
}
