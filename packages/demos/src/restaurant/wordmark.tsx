import { drawn } from "../shared/drawn.ts";
import flame from "./scenes/flame.svg?raw";
import styles from "./wordmark.module.css";

/** The restaurant's name with a lit candle for the l. Decorative, because the h1 contains the name. */
export function Wordmark({ className }: { className: string | undefined }) {
  return (
    <div className={`${styles.stage} ${className}`} aria-hidden="true">
      <span className={styles.glow} />
      <span className={styles.name}>
        <span className={styles.candle}>
          <svg viewBox="0 0 80 220" className={styles.flame} dangerouslySetInnerHTML={drawn(flame)} />
          <span className={styles.wax} />
          <span className={styles.cup} />
        </span>
        <span className={styles.letters}>
          <span className={styles.line}>ant</span>
          <span className={styles.line}>horn</span>
        </span>
      </span>
      <span className={styles.mirror}>
        <span className={styles.mirrorWax} />
        <span className={styles.mirrorLetters}>
          <span className={styles.far}>ant</span>horn
        </span>
      </span>
    </div>
  );
}
