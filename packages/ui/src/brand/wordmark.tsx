import { studio } from "@brightwren/brand";
import { Emblem } from "./emblem.tsx";
import styles from "./wordmark.module.css";

export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      <Emblem className={styles.emblem} />
      <span className={styles.name}>{studio.name}</span>
    </span>
  );
}
