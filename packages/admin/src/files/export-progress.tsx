import { countPosts } from "../posts/post-words.ts";
import styles from "./export-progress.module.css";
import { useFiles } from "./files-context.ts";

/** How far the export of all posts is, on whatever screen the person looks meanwhile. */
export function ExportProgress() {
  const { exporting } = useFiles();
  if (!exporting) return null;
  const { done, total } = exporting;
  return (
    <section className={styles.strip} aria-labelledby="export-progress">
      <p role="status" id="export-progress">
        Exporting all posts…
      </p>
      <progress className={styles.bar} aria-labelledby="export-progress" max={total ?? 1} value={done} />
      <p className={styles.count}>
        {total === undefined ? "" : `${done.toLocaleString("en-GB")} of ${countPosts(total)}`}
      </p>
    </section>
  );
}
