import { buttonClass } from "@brightwren/ui/button-class";
import { useGeneration } from "../generation/generation-context.ts";
import styles from "./quick-generate.module.css";

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
