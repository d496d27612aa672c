import { Component, type ReactNode } from "react";
import { buttonClass } from "../button/button-class.ts";
import styles from "./part.module.css";

type PartProps = {
  children: ReactNode;
  /** When it changes, the children are rendered again. */
  place?: string | undefined;
  /** Shown if the children fail to render; default: a message. */
  renderError?: (error: unknown) => ReactNode;
};

type State = { failure?: { error: unknown } | undefined; place?: string | undefined };

/** Error boundary that logs the error and shows a message. */
export class Part extends Component<PartProps, State> {
  override state: State = { place: this.props.place };

  static getDerivedStateFromProps({ place }: PartProps, state: State): State | null {
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
    const { children, renderError = () => <StoppedNote /> } = this.props;
    return failure ? renderError(failure.error) : children;
  }
}

export function StoppedNote() {
  return (
    <div className={styles.note} role="alert">
      <p>This part of the page has stopped working. Load the page again to use it.</p>
      <button type="button" className={buttonClass({ kind: "outline" })} onClick={() => location.reload()}>
        Load again
      </button>
    </div>
  );
}
