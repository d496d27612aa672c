import { grouped } from "@brightwren/import/import-files";
import { firstChoice, type ImportChoice, type ImportRow } from "@brightwren/import/plan-import";
import styles from "./import-export.module.css";

type FolderChoiceProps = {
  rows: readonly ImportRow[];
  choices: ReadonlyMap<string, ImportChoice>;
  onChoose: (sources: readonly string[], choice: ImportChoice) => void;
};

/** If there are more folders than this, offers their parents. */
const most = 12;

export function FolderChoice({ rows, choices, onChoose }: FolderChoiceProps) {
  const folders = foldersOf(rows);
  if (folders.size < 2) return null;
  return (
    <details className={styles.left}>
      <summary>{`Posts from ${folders.size} folders`}</summary>
      {[...folders].map(([folder, some]) => {
        const taken = some.filter(({ post }) => choices.get(post.source) !== "skip").length;
        return (
          <Option
            key={folder}
            label={`${folder || "No folder"}: ${taken.toLocaleString("en-GB")} of ${some.length.toLocaleString("en-GB")}`}
            checked={taken > 0}
            onChange={(checked) => {
              const choiceOf = ({ state }: ImportRow) => (checked ? firstChoice(state) : "skip");
              for (const [choice, chosen] of grouped(some, choiceOf))
                onChoose(
                  chosen.map(({ post }) => post.source),
                  choice,
                );
            }}
          />
        );
      })}
    </details>
  );
}

type OptionProps = { label: string; checked: boolean; onChange: (checked: boolean) => void };

export function Option({ label, checked, onChange }: OptionProps) {
  return (
    <label className={`row small gap-3 ${styles.option}`}>
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      <span>{label}</span>
    </label>
  );
}

const foldersIn = (source: string): string[] =>
  source
    .replace(/\/index\.[^/]*$/i, "")
    .split("/")
    .slice(0, -1);

function foldersOf(rows: readonly ImportRow[]): Map<string, ImportRow[]> {
  const deepest = Math.max(0, ...rows.map(({ post }) => foldersIn(post.source).length));
  let found = new Map([["", [...rows]]]);
  for (let depth = 1; depth <= deepest; depth += 1) {
    const next = grouped(rows, ({ post }) => foldersIn(post.source).slice(0, depth).join("/"));
    if (next.size > most) return found;
    found = next;
  }
  return found;
}
