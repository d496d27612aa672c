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
 * Colours come from CSS variables (`--leaf`, `--leaf-deep`, `--petal`, `--heart`, `--line`), set as attributes.
 * A plant in its own SVG file inherits the page's custom properties but not its rules.
 */
export const Plant = memo(function Plant({ marks }: PlantProps) {
  return (
    <g fill="none" stroke="var(--line)" strokeWidth="1.2" strokeLinecap="round" strokeLinejoin="round">
      {marks.map(({ kind, d }, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- the list is computed once and never reordered
        <path key={i} {...paint[kind]} d={d} />
      ))}
    </g>
  );
});
