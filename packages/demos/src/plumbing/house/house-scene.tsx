import { IsoPipe } from "../iso/iso-pipe.tsx";
import { project, type Point } from "../iso/iso.ts";
import { Bathroom } from "./bathroom.tsx";
import styles from "./house-scene.module.css";
import { Kitchen } from "./kitchen.tsx";
import { Labels } from "./labels.tsx";
import { plan } from "./storey.tsx";

type HouseSceneProps = { className: string | undefined };

/** Pairs of matching corners on the upper and the lower storey. */
const corners: readonly (readonly [Point, Point])[] = [
  [
    [-0.22, plan.depth, plan.lift - 0.4],
    [-0.22, plan.depth, plan.wall],
  ],
  [
    [plan.width, -0.22, plan.lift - 0.4],
    [plan.width, -0.22, plan.wall],
  ],
];

export function HouseScene({ className }: HouseSceneProps) {
  return (
    <svg
      className={className}
      viewBox="-300 -590 680 1200"
      role="img"
      aria-label="Isometric drawing of a house pulled apart: bathroom above, kitchen below, copper pipes running up through both."
    >
      {corners.map(([from, to]) => (
        <path
          key={from.join()}
          className={styles.apart}
          d={`M${project(from).join(" ")}L${project(to).join(" ")}`}
        />
      ))}
      <IsoPipe
        points={[
          [7.55, 0.25, -20],
          [7.55, 0.25, 0],
        ]}
        bore={16}
      />
      <Kitchen />
      <Bathroom />
      <Labels className={styles.labels} />
    </svg>
  );
}
