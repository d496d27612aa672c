import { countWords, readingTime } from "@brightwren/core/post-editing/post-draft";
import { Button } from "@brightwren/ui/button";
import { Part } from "@brightwren/ui/part";
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useMemo, useRef } from "react";
import { flushSync } from "react-dom";
import { useFormContext, useWatch } from "react-hook-form";
import type { PostForm } from "../../drafts/post-form.ts";
import { formatCount } from "../../parts/format.ts";
import { SaveStatus } from "../session/save-status.tsx";
import { useEditor } from "../session/use-editor.ts";
import { ArticlePreview, useSettledText } from "./article-preview.tsx";
import { BodyEditor } from "./body-editor.tsx";
import { TitleFields } from "./title-fields.tsx";
import styles from "./workspace.module.css";

/** Shows the title and the text in one column. The preview replaces them or, in a wide window, is beside them. */
export function Workspace({ checks }: { checks: ReactNode }) {
  const { view } = useEditor();
  const workspace = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTextAreaElement>(null);

  /** Shows and focuses the text synchronously, before the next key press. */
  const focusText = () => {
    view.showText();
    body.current?.focus();
  };
  const leaveFocusMode = () => {
    flushSync(() => view.setFocused(false));
    focusText();
  };
  useNothingElse(workspace, view.isFocused, leaveFocusMode);
  useEffect(() => (view.isFocused ? body.current?.focus() : undefined), [view.isFocused]);
  return (
    <div
      ref={workspace}
      className={`single content-start ${styles.workspace}`}
      data-preview={view.isBeside ? "beside" : view.isPreviewed ? "instead" : undefined}
      data-focused={view.isFocused || undefined}
    >
      {view.isFocused ? (
        <div className={`cluster spread gap-3 ${styles.column}`}>
          <SaveStatus />
          <Button kind="text" onClick={leaveFocusMode}>
            Leave focus mode
          </Button>
        </div>
      ) : null}
      <div className={`single ${styles.column} ${styles.text}`}>
        <TitleFields onEnter={focusText} />
        <BodyEditor input={body} hasToolbar={!view.isFocused} onFocus={focusText} />
      </div>
      <Part>
        <ArticlePreview text={body} isShown={view.isPreviewed} isBeside={view.isBeside} />
      </Part>
      <div className={`row spread gap-4 align-end ${styles.column} ${styles.foot}`}>
        <WordCount />
        <Part>{checks}</Part>
      </div>
    </div>
  );
}

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

function WordCount() {
  const { control } = useFormContext<PostForm>();
  const text = useSettledText(useWatch({ control, name: "content" }));
  const counted = useMemo(() => {
    const words = countWords(text);
    return words > 0 ? `${formatCount(words, "word", "words")} · ${readingTime(text)} min read` : "";
  }, [text]);
  return <p className="hint numbers target row">{counted}</p>;
}
