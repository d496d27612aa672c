import styles from "./view-switch.module.css";

export type View = "write" | "preview";

const views: [View, string][] = [
  ["write", "Write"],
  ["preview", "Preview"],
];

/** Text or preview, where there is no room for both. */
export function ViewSwitch({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  return (
    <div role="group" aria-label="What is shown" className={styles.switch}>
      {views.map(([name, label]) => (
        <button
          key={name}
          type="button"
          aria-pressed={view === name}
          className={styles.button}
          onClick={() => onChange(name)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
