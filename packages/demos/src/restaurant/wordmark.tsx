import { Flame } from "./scenes/flame.tsx";
import styles from "./wordmark.module.css";

/** The restaurant's name with a lit candle for the l. Decorative, because the h1 contains the name. */
export function Wordmark({ className }: { className: string | undefined }) {
  return (
    <div className={`${styles.stage} ${className}`} aria-hidden="true">
      <span className={styles.glow} />
      <span className={styles.name}>
        <span className={styles.candle}>
          <Flame className={styles.flame} />
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
