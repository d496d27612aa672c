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
          <label key={folder} className={styles.option}>
            <input
              type="checkbox"
              checked={taken > 0}
              onChange={({ target }) => {
                for (const [choice, sources] of choicesFor(some, target.checked)) onChoose(sources, choice);
              }}
            />
            <span>{`${folder || "No folder"}: ${taken.toLocaleString("en-GB")} of ${some.length.toLocaleString("en-GB")}`}</span>
          </label>
        );
      })}
    </details>
  );
}

function foldersOf(rows: readonly ImportRow[]): Map<string, ImportRow[]> {
  const paths = rows.map(({ post }) =>
    post.source
      .replace(/\/index\.[^/]*$/i, "")
      .split("/")
      .slice(0, -1),
  );
  const deepest = Math.max(0, ...paths.map((path) => path.length));
  const grouped = (depth: number) => {
    const groups = new Map<string, ImportRow[]>();
    for (const [index, row] of rows.entries()) {
      const folder = (paths[index] ?? []).slice(0, depth).join("/");
      const group = groups.get(folder);
      if (group) group.push(row);
      else groups.set(folder, [row]);
    }
    return groups;
  };
  let found = grouped(0);
  for (let depth = 1; depth <= deepest; depth += 1) {
    const next = grouped(depth);
    if (next.size > most) return found;
    found = next;
  }
  return found;
}

function choicesFor(rows: readonly ImportRow[], isTaken: boolean): Map<ImportChoice, string[]> {
  const sources = new Map<ImportChoice, string[]>();
  for (const { post, state } of rows) {
    const choice = isTaken ? firstChoice(state) : "skip";
    sources.set(choice, [...(sources.get(choice) ?? []), post.source]);
  }
  return sources;
}
