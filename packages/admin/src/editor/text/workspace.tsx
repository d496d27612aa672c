import {
  lazy,
  type Ref,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
  useMemo,
} from "react";
import { flushSync } from "react-dom";
import { useController, useFormContext, useWatch } from "react-hook-form";
import type { PostForm } from "../../drafts/post-form.ts";
import { useStoredChoice } from "../../parts/stored-choice.ts";
import { formatCount } from "../../parts/format.ts";
import { loadPart } from "../../parts/load-part.ts";
import { Sheet } from "../../parts/sheet.tsx";
import { useMedia } from "../../parts/use-media.ts";
import { SaveStatus } from "../session/save-status.tsx";
import { detailsId, useEditor } from "../session/use-editor.ts";
import { ArticlePreview, useSettledText } from "./article-preview.tsx";
import styles from "./workspace.module.css";
import { countWords, readingTime } from "@brightwren/core/post-editing/post-draft";

// Loads after the frame and the fields, because it is the admin's largest chunk.
const BodyEditor = lazy(() => loadPart(() => import("./body-editor.tsx")));

/** The ref's `focus` shows and focuses the text synchronously, before the next key press. */
export function Workspace({ ref }: { ref: Ref<Focusable> }) {
  const [view, setView] = useState<keyof typeof views>("write");
  const [preview, setPreview] = useStoredChoice("preview", ["beside", "phone", "hidden"]);
  const [isFocused, setIsFocused] = useState(false);
  const { details } = useEditor();
  const hasRoom = useMedia(`(min-width: ${details.isBeside && details.isOpen ? 1200 : 1100}px)`);
  const isBeside = hasRoom && preview !== "hidden" && !isFocused;
  const workspace = useRef<HTMLDivElement>(null);
  const body = useRef<Focusable>(null);
  const isAwaited = useRef(false);

  const focusText = () => {
    flushSync(() => setView("write"));
    isAwaited.current = body.current === null;
    body.current?.focus();
  };
  useImperativeHandle(ref, () => ({ focus: focusText }));
  const attachBody = useCallback((given: Focusable | null) => {
    body.current = given;
    if (given && isAwaited.current) given.focus();
    isAwaited.current = false;
  }, []);
  const setFocusMode = (isOn: boolean) => {
    flushSync(() => setIsFocused(isOn));
    focusText();
  };
  useNothingElse(workspace, isFocused, () => setFocusMode(false));
  return (
    <div
      className={`single gap-3 ${styles.workspace}`}
      data-view={isFocused || hasRoom ? "write" : view}
      data-preview={isBeside ? preview : undefined}
      data-focused={isFocused || undefined}
      ref={workspace}
    >
      <WordCount />
      <div className={`cluster gap-2 gap-x-3 ${styles.tools}`}>
        {isFocused ? <SaveStatus /> : null}
        {isFocused ? null : hasRoom ? (
          <Switch label="Preview" choices={previews} chosen={preview} onChange={setPreview} />
        ) : (
          <Switch label="View" choices={views} chosen={view} onChange={setView} />
        )}
        {isFocused ? null : (
          <button
            type="button"
            className={`thin-button ${styles.button}`}
            aria-expanded={details.isOpen}
            aria-haspopup={details.isBeside ? undefined : "dialog"}
            aria-controls={detailsId}
            // Keep the focus in the title until the click, because an error shown on blur would move this button.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => details.setOpen(!details.isOpen)}
          >
            Details
          </button>
        )}
        <button
          type="button"
          className={`thin-button ${styles.button}`}
          onClick={() => setFocusMode(!isFocused)}
        >
          {isFocused ? "Leave focus mode" : "Focus mode"}
        </button>
      </div>
      <Sheet className={styles.text}>
        <Body ref={attachBody} hasToolbar={!isFocused} onFocus={focusText} />
      </Sheet>
      <ArticlePreview
        workspace={workspace}
        isShown={isBeside || (!hasRoom && view === "preview")}
        isBeside={isBeside}
        className={styles.preview}
      />
    </div>
  );
}

export type Focusable = { focus: () => void };
type BodyProps = { ref: Ref<Focusable>; hasToolbar: boolean; onFocus: () => void };

function Body({ ref, hasToolbar, onFocus }: BodyProps) {
  const { field } = useController<PostForm, "content">({ name: "content" });
  const { ref: register, value, onChange, onBlur } = field;
  useEffect(() => register({ focus: onFocus }), [register, onFocus]);
  return (
    <Suspense fallback={<p className={styles.waiting}>Loading the editor…</p>}>
      <BodyEditor ref={ref} value={value} onChange={onChange} onBlur={onBlur} hasToolbar={hasToolbar} />
    </Suspense>
  );
}

const views = { write: "Write", preview: "Preview" };

const previews = { beside: "Side by side", phone: "Phone", hidden: "Hide preview" };

/** Makes everything except the workspace and overlays inert. Escape calls `leave`. */
function useNothingElse(workspace: RefObject<HTMLElement | null>, isOn: boolean, leave: () => void): void {
  const onLeave = useEffectEvent(leave);
  useEffect(() => {
    if (!isOn) return undefined;
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      // Dialogs handle Escape themselves.
      if (key === "Escape" && workspace.current?.contains(target as Node)) onLeave();
    };
    window.addEventListener("keydown", onKeyDown);
    const around: HTMLElement[] = [];
    for (let part = workspace.current; part?.parentElement !== document.body; part = part.parentElement) {
      if (!part?.parentElement) break;
      for (const sibling of part.parentElement.children)
        if (sibling !== part && sibling instanceof HTMLElement && !sibling.inert) around.push(sibling);
    }
    for (const element of around) element.inert = true;
    return () => {
      window.removeEventListener("keydown", onKeyDown);
      for (const element of around) element.inert = false;
    };
  }, [workspace, isOn]);
}

type SwitchProps<Choice extends string> = {
  label: string;
  choices: Record<Choice, string>;
  chosen: Choice;
  onChange: (choice: Choice) => void;
};

function Switch<Choice extends string>({ label, choices, chosen, onChange }: SwitchProps<Choice>) {
  return (
    <div role="group" aria-label={label} className="flex gap-1">
      {(Object.keys(choices) as Choice[]).map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={chosen === name}
          className={`thin-button ${styles.button}`}
          onClick={() => onChange(name)}
        >
          {choices[name]}
        </button>
      ))}
    </div>
  );
}

function WordCount() {
  const { control } = useFormContext<PostForm>();
  const text = useSettledText(useWatch({ control, name: "content" }));
  const count = useMemo(
    () => `${formatCount(countWords(text), "word", "words")} · ${readingTime(text)} min read`,
    [text],
  );
  return <p className={`hint numbers ${styles.count}`}>{count}</p>;
}
