import MDEditor from "@uiw/react-md-editor/nohighlight";
import { useDarkScheme } from "./use-dark-scheme.ts";
import { bodyCommands } from "./body-commands.tsx";
import styles from "./body-editor.module.css";

type BodyEditorProps = { value: string; onChange: (value: string) => void; onBlur: () => void };

const noCommands: [] = [];

/** The article's Markdown: a native text area, with a toolbar and the shortcuts that go with it. */
export default function BodyEditor({ value, onChange, onBlur }: BodyEditorProps) {
  const isDark = useDarkScheme();
  return (
    <MDEditor
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
  );
}
