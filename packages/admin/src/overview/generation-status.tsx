import { Link } from "react-router-dom";
import { adminPaths } from "../app/admin-paths.ts";
import { formatElapsed } from "../generation/format-elapsed.ts";
import { useGeneration } from "../generation/generation-context.ts";
import type { GenerationJob } from "../generation/generation-job.ts";
import { useElapsed } from "../generation/use-elapsed.ts";
import styles from "./generation-status.module.css";

/** What is being written just now, or was written last. Empty until something is. */
export function GenerationStatus() {
  const { state, written } = useGeneration();
  return (
    <div role="status" className={styles.status}>
      {state.status === "writing" ? <Writing job={state.job} startedAt={state.startedAt} /> : null}
      {state.status === "elsewhere" ? (
        <p className={styles.line}>A post is being written in another tab. It will appear here.</p>
      ) : null}
      {state.status === "idle" && written ? (
        <p className={styles.line}>
          Just written: <Link to={adminPaths.post(written.post.id)}>{written.post.title}</Link>
        </p>
      ) : null}
    </div>
  );
}

function Writing({ job, startedAt }: { job: GenerationJob; startedAt: number }) {
  const elapsed = useElapsed(startedAt);
  const subject = job.kind === "custom" ? `a post on “${job.request.topic}”` : "a post on the next topic";
  return (
    <div className={styles.writing}>
      <span className={styles.page} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </span>
      <div className={styles.words}>
        <p className={styles.what}>Writing {subject}</p>
        <p className={styles.how}>
          This can take a few minutes. It goes on while you work elsewhere in the admin.
        </p>
      </div>
      {/* Not read out: a voice that counts seconds helps nobody. */}
      <span className={styles.time} role="timer" aria-live="off" aria-label="Time so far">
        {formatElapsed(elapsed)}
      </span>
    </div>
  );
}
