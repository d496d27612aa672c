import {
  Component,
  createRef,
  Fragment,
  type FragmentInstance,
  type ReactElement,
  type ReactNode,
} from "react";
import type { Elements } from "../elements.ts";
import { buttonClass } from "../button/button-class.ts";
import styles from "./part.module.css";

type PartProps = {
  children: Elements;
  /** Id of the prerendered element around the children, which contains nothing else. */
  of?: string;
  place?: string | undefined;
  /** Shown if the children have never rendered; default: a sentence. */
  instead?: ReactElement | ((error: unknown) => ReactElement) | undefined;
  /** Errors to rethrow for an outer part. */
  passesOn?: ((error: unknown) => boolean) | undefined;
};

type State = { failure?: { error: unknown; html: string } | undefined; place?: string | undefined };

/** Error boundary that logs the error and keeps the visible content as static HTML, with a message. */
export class Part extends Component<PartProps, State> {
  override state: State = { place: this.props.place };
  /** The element that last contained the children, initially the prerendered one. */
  #shown = hasContent(this.props.of) ? { place: this.props.place } : undefined;

  readonly #drawn = createRef<FragmentInstance>();

  static getDerivedStateFromProps({ place }: PartProps, state: State): State | null {
    return place === state.place ? null : { place, failure: undefined };
  }

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error, html: "" } };
  }

  override componentDidMount(): void {
    this.noteShown();
  }

  override componentDidUpdate(): void {
    this.noteShown();
  }

  override componentDidCatch(error: unknown): void {
    console.error("Unexpected application error:", error);
  }

  noteShown(): void {
    if (!this.state.failure) this.#shown = { place: this.props.place };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    const { children, of, instead, passesOn, place } = this.props;
    if (!failure) return <Fragment ref={this.#drawn}>{children}</Fragment>;
    if (passesOn?.(failure.error)) throw failure.error;
    // Read once, before React removes the children.
    if (this.#shown && this.#shown.place === place) failure.html ||= htmlOf(of, this.#drawn.current);
    if (failure.html) return <Stopped html={failure.html} />;
    if (typeof instead === "function") return instead(failure.error);
    return instead ?? <Note />;
  }
}

const hasContent = (id: string | undefined): boolean =>
  id !== undefined &&
  typeof document !== "undefined" &&
  Boolean(document.getElementById(id)?.firstElementChild);

/** The part's HTML with typed values, without open dialogs. */
function htmlOf(id: string | undefined, fragment: FragmentInstance | null): string {
  const root = document.getElementById("root");
  for (const field of root?.querySelectorAll<HTMLInputElement>(textFields) ?? [])
    field.defaultValue = field.value;
  if (id !== undefined) return document.getElementById(id)?.innerHTML ?? "";
  const elements: Element[] = [];
  // React passes a fragment's elements to an observer.
  const collector = { observe: (element: Element) => elements.push(element), unobserve: () => {} };
  fragment?.observeUsing(collector as unknown as ResizeObserver);
  return elements
    .filter((element) => root?.contains(element))
    .map((element) => element.outerHTML)
    .join("");
}

const textFields = "textarea, input:not([type=password], [type=file])";

export function AsDrawn({ html }: { html: string }) {
  return <div className={styles.drawn} dangerouslySetInnerHTML={{ __html: html }} />;
}

function Stopped({ html }: { html: string }) {
  return (
    <>
      <AsDrawn html={html} />
      <Note />
    </>
  );
}

function Note() {
  return (
    <div className={styles.note} role="alert">
      <p>This part of the page has stopped working. Load the page again to use it.</p>
      <button type="button" className={buttonClass({ kind: "outline" })} onClick={() => location.reload()}>
        Load again
      </button>
    </div>
  );
}
