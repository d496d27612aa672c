import { copper } from "./palette.ts";
import { CopperLine } from "./copper-line.tsx";
import { pipePath, project, type Point } from "./iso.ts";

type IsoPipeProps = {
  points: readonly Point[];
  /** Outside diameter in SVG units. */
  bore?: number;
  joints?: readonly Point[];
};

export function IsoPipe({ points, bore = 11, joints = [] }: IsoPipeProps) {
  return (
    <g>
      <CopperLine d={pipePath(points, bore * 1.2)} bore={bore} />
      {joints.map((joint) => {
        const [x, y] = project(joint);
        return (
          <g key={joint.join()} transform={`translate(${x} ${y})`}>
            <circle r={bore * 0.82} fill={copper.dark} />
            <circle r={bore * 0.62} fill={copper.body} />
            <circle r={bore * 0.22} cx={-bore * 0.16} cy={-bore * 0.2} fill={copper.shine} />
          </g>
        );
      })}
    </g>
  );
}
