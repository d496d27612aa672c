import styles from "./shortcuts-note.module.css";

const shortcuts: [key: string, does: string, isAlone?: true][] = [
  ["S", "Save. Saving never publishes: visitors don’t see changes until you publish them."],
  ["B", "Bold"],
  ["I", "Italic"],
  ["K", "Link to a post or an address. Typing [[ does the same."],
  ["F", "Find and replace in the text"],
  ["Shift + V", "Paste as plain text. Otherwise rich text becomes Markdown."],
  ["O", "Open a Markdown file as a new post"],
  ["Z", "Undo, as in every text field"],
  ["Tab, Shift + Tab", "Move a list item in or out. Elsewhere, Tab leaves the text.", true],
  ["Escape, then Tab", "Leave the text from a list", true],
];

export function ShortcutsNote() {
  return (
    <details className="small">
      <summary className={`touch soft ${styles.summary}`}>Keyboard shortcuts</summary>
      <dl className="grid gap-2">
        {shortcuts.map(([key, does, isAlone]) => (
          <div key={key} className={`grid gap-3 ${styles.row}`}>
            <dt>
              <span hidden={isAlone}>
                <kbd>Ctrl</kbd> or <kbd>Cmd</kbd> +{" "}
              </span>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
