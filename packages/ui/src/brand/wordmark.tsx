import { Wren } from "./wren.tsx";
import styles from "./wordmark.module.css";

/** The wren and the name beside it. */
export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      <Wren className={styles.wren} />
      <span className={styles.name}>Brightwren</span>
    </span>
  );
}
