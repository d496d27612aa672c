import { generationWriterQuery } from "@brightwren/core/generation/generate-post";
import { ownerSettingsQuery } from "@brightwren/core/settings/owner-settings";
import { buttonClass } from "@brightwren/ui/button-class";
import { useQuery } from "@tanstack/react-query";
import { type Ref, useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { useGeneration } from "../generation/generation-provider.tsx";
import type { GenerationJob } from "../generation/generation-runner.ts";
import { adminPaths } from "../host/admin-paths.ts";
import styles from "./generation.module.css";

/** The card 'Quick Generate': one button, a topic of the library's choosing. */
export function QuickGenerate() {
  const { state, start } = useGeneration();
  const busy = state.status !== "idle";
  const working = state.status === "writing" && state.job.kind === "random";
  return (
    <section className={styles.section} aria-labelledby="quick-generate">
      <h2 id="quick-generate" className={styles.title}>
        Quick Generate
      </h2>
      <p className={styles.text}>Writes a post on the next topic of the library.</p>
      <button
        type="button"
        className={`${buttonClass()} ${styles.button}`}
        disabled={busy}
        onClick={() => start({ kind: "random" })}
      >
        {working ? "Generating..." : "Generate Random Post"}
      </button>
    </section>
  );
}

/** Who writes, what that costs, and what becomes of a post. Says nothing while that is not known. */
export function WriterNote() {
  const { data: writer } = useQuery(generationWriterQuery());
  const { data: settings } = useQuery(ownerSettingsQuery());
  if (!writer) return null;
  return (
    <p className={styles.note}>
      <span>
        {writer.kind === "model"
          ? `Written by the model “${writer.model}”. Its provider charges your account for each post.`
          : `Written by the built-in writer, from ${writer.topics} topics of its own. On your own topic it makes an outline, always a draft. It costs nothing.`}
      </span>
      {settings ? (
        <span>
          <span>
            {` A post is ${settings.generated_posts === "published" ? "published at once" : "a draft at first"} (`}
          </span>
          <Link to={adminPaths.settings}>Settings</Link>).
        </span>
      ) : null}
    </p>
  );
}

/** What is being written just now, or was written last. Empty until something is. */
export function GenerationStatus({ ref }: { ref: Ref<HTMLDivElement> }) {
  const { state, written } = useGeneration();
  return (
    <div ref={ref} role="status" tabIndex={-1} className={styles.status}>
      {state.status === "writing" ? <Writing job={state.job} startedAt={state.startedAt} /> : null}
      {state.status === "elsewhere" ? (
        <p className={styles.line}>A post is being written in another tab. It will appear here.</p>
      ) : null}
      {state.status === "idle" && written ? (
        <p className={styles.line}>
          Just written:{" "}
          <Link to={adminPaths.post(written.post.id)} dir="auto">
            {written.post.title}
          </Link>{" "}
          <span>{written.post.status === "published" ? "(published)" : "(a draft)"}</span>
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
      <div className={styles.subject}>
        <p className={styles.what}>{`Writing ${subject}`}</p>
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

/** Whole seconds since `startedAt`, counted on. */
function useElapsed(startedAt: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.floor((now - startedAt) / 1000));
}

/** '0:07', '12:40', of whole seconds. */
const formatElapsed = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
