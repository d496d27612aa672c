import { memo } from "react";
import type { Mark } from "./geometry.ts";
import styles from "./plant.module.css";

type PlantProps = { marks: readonly Mark[] };

/** Draws what the botany functions give; colours come from `--leaf`, `--leaf-deep`, `--petal`, `--heart` and `--line`. */
export const Plant = memo(function Plant({ marks }: PlantProps) {
  return (
    <g className={styles.plant}>
      {marks.map(({ kind, d }, i) => (
        // The list is computed once and never reordered.
        // oxlint-disable-next-line react/no-array-index-key
        <path key={i} className={styles[kind]} d={d} />
      ))}
    </g>
  );
});
