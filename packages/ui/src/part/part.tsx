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
  /** Id of the element around the children, which holds nothing else. Of parts that the build draws. */
  of?: string;
  /** The children are tried again when this changes. */
  place?: string | undefined;
  /** What is shown where the children have not been seen yet; by default a sentence. */
  instead?: ReactElement | ((error: unknown) => ReactElement) | undefined;
  /** Errors that a part further up handles. */
  passesOn?: ((error: unknown) => boolean) | undefined;
};

type State = { failure?: { error: unknown; html: string } | undefined; place?: string | undefined };

/**
 * A part of a page that takes only itself down. Once its children throw, what the visitor could read stays as plain HTML,
 * with a sentence and a way on; the error is logged.
 */
export class Part extends Component<PartProps, State> {
  override state: State = { place: this.props.place };
  /** Where the children were last shown; from the start, where the build has drawn them. */
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
    // Read once, before React takes the children away.
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

/** What a part looks like, with what was typed into it, and without the dialogs that are open over the page. */
function htmlOf(id: string | undefined, fragment: FragmentInstance | null): string {
  const root = document.getElementById("root");
  for (const field of root?.querySelectorAll<HTMLInputElement>(textFields) ?? [])
    field.defaultValue = field.value;
  if (id !== undefined) return document.getElementById(id)?.innerHTML ?? "";
  const elements: Element[] = [];
  // React names a fragment's elements to whoever observes them.
  const collector = { observe: (element: Element) => elements.push(element) };
  fragment?.observeUsing(collector as unknown as ResizeObserver);
  return elements
    .filter((element) => root?.contains(element))
    .map((element) => element.outerHTML)
    .join("");
}

const textFields = "textarea, input:not([type=password], [type=file])";

/** HTML as it was last seen: its links work, its buttons do not. */
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
      <button type="button" className={buttonClass({ variant: "outline" })} onClick={() => location.reload()}>
        Load again
      </button>
    </div>
  );
}
