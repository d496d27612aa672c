import styles from "./shortcuts-note.module.css";

const shortcuts: [string, string][] = [
  ["S", "Save. A published post is saved as a pending version, so saving never publishes."],
  ["B", "Bold"],
  ["I", "Italic"],
  ["K", "Link to a post or an address. Typing [[ does the same."],
  ["F", "Find and replace in the text"],
  ["Shift + V", "Paste as plain text. Otherwise rich text becomes Markdown."],
  ["O", "Open a Markdown file as a new post"],
  ["Z", "Undo, as in every text field"],
];

export function ShortcutsNote() {
  return (
    <details className={styles.note}>
      <summary className={styles.summary}>Keyboard shortcuts</summary>
      <dl className={styles.list}>
        {shortcuts.map(([key, does]) => (
          <div key={key} className={styles.row}>
            <dt>
              <kbd>Ctrl</kbd> or <kbd>Cmd</kbd> + <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p>
        In a list, <kbd>Tab</kbd> moves an item in and <kbd>Shift + Tab</kbd> moves it out. To leave the text
        from there, press <kbd>Escape</kbd>, then <kbd>Tab</kbd>.
      </p>
    </details>
  );
}
