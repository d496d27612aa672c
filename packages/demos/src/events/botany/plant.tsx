import { memo } from "react";
import type { Kind, Mark } from "./geometry.ts";

type Paint = { fill?: string; strokeWidth?: number };

const paint: Record<Kind, Paint> = {
  stem: { strokeWidth: 2 },
  fine: { strokeWidth: 0.75 },
  leaf: { fill: "var(--leaf)" },
  leafDeep: { fill: "var(--leaf-deep)" },
  petal: { fill: "var(--petal)" },
  petalShade: { fill: "var(--petal-shade)" },
  heart: { fill: "var(--heart)" },
  dot: { fill: "var(--dot)", strokeWidth: 0.7 },
};

type PlantProps = { marks: readonly Mark[] };

/**
 * Draws what the botany functions give. Colours come from `--leaf`, `--leaf-deep`, `--petal`, `--heart` and `--line`, by
 * attributes: a plant in a file of its own has the page's properties where it is used, and none of its rules.
 */
export const Plant = memo(function Plant({ marks }: PlantProps) {
  return (
    <g fill="none" stroke="var(--line)" strokeWidth="1.2" strokeLinecap="round" strokeLinejoin="round">
      {marks.map(({ kind, d }, i) => (
        // The list is computed once and never reordered.
        // oxlint-disable-next-line react/no-array-index-key
        <path key={i} {...paint[kind]} d={d} />
      ))}
    </g>
  );
});
