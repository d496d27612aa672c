import styles from "./rating.module.css";

/** Stars out of five, said in words as well. */
export function Rating({ stars }: { stars: number }) {
  return (
    <p className={styles.rating} role="img" aria-label={`Rated ${stars} out of 5`}>
      {"★".repeat(stars)}
    </p>
  );
}
