import MDEditor, { type RefMDEditor } from "@uiw/react-md-editor/nohighlight";
import { useRef } from "react";
import { usePictureDrop } from "../../pictures/use-picture-drop.ts";
import { useDarkScheme } from "./use-dark-scheme.ts";
import { bodyCommands } from "./body-commands.tsx";
import styles from "./body-editor.module.css";

type BodyEditorProps = { value: string; onChange: (value: string) => void; onBlur: () => void };

const noCommands: [] = [];

/** The article's Markdown: a native text area, with a toolbar and its shortcuts. Takes pictures that are dropped or pasted. */
export default function BodyEditor({ value, onChange, onBlur }: BodyEditorProps) {
  const isDark = useDarkScheme();
  const area = useRef<RefMDEditor>(null);
  const { listeners, isOver, uploading } = usePictureDrop(area);
  return (
    <div className={styles.place} data-over={isOver || undefined}>
      <MDEditor
        ref={area}
        {...listeners}
        className={styles.editor ?? ""}
        data-color-mode={isDark ? "dark" : "light"}
        value={value}
        onChange={(next) => onChange(next ?? "")}
        preview="edit"
        commands={bodyCommands}
        extraCommands={noCommands}
        highlightEnable={false}
        enableScroll={false}
        visibleDragbar={false}
        height="100%"
        // Tab leads on, as everywhere else on the page.
        defaultTabEnable
        textareaProps={{
          "aria-label": "Text of the post, in Markdown",
          placeholder: "Write here. Markdown works: ## for a heading, **bold**, [a link](/contact).",
          lang: "en-GB",
          spellCheck: true,
          autoCapitalize: "sentences",
          autoCorrect: "on",
          onBlur,
        }}
      />
      {isOver ? <p className={styles.drop}>Let go to put the picture where the cursor is.</p> : null}
      <p role="status" className={styles.uploading}>
        {uploading > 0 ? `Uploading ${uploading === 1 ? "a picture" : `${uploading} pictures`}…` : ""}
      </p>
    </div>
  );
}
