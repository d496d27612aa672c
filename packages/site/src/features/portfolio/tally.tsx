import styles from "./tally.module.css";

/** Strokes in fives, slightly irregular as if drawn by hand. */
const strokes = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const x = 8 + Math.floor(index / 5) * 54 + (index % 5) * 9;
    const lean = ((index * 7) % 5) - 2;
    return index % 5 === 4 ? `M${x - 41} 30 ${x + 2} 10` : `M${x + lean} 6 ${x - lean} 34`;
  }).join("");

export function Tally({ count }: { count: number }) {
  return (
    <svg viewBox="0 0 166 40" className={styles.tally} aria-hidden="true">
      <path d={strokes(count)} />
    </svg>
  );
}
