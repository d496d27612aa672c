import { IsoBox } from "../iso/iso-box.tsx";
import { IsoPipe } from "../iso/iso-pipe.tsx";
import { IsoPlane } from "../iso/iso-plane.tsx";
import { project } from "../iso/iso.ts";
import { blue, copper, enamel } from "../iso/palette.ts";

const mug = project([5.9, 0.95, 1.5]);
const doors = [0.1, 1.25, 2.4];

export function Worktop() {
  return (
    <g>
      <IsoBox
        at={[1.9, 0.05, 0]}
        size={[5.1, 1.3, 1.35]}
        tones={{ ...enamel, left: "#0f67b8", right: "#0b5399" }}
      />
      <IsoBox at={[1.8, 0.05, 1.35]} size={[5.3, 1.42, 0.14]} tones={enamel} />
      <IsoPlane plane="wall-y" at={[1.9, 1.35, 0]}>
        {doors.map((x) => (
          <g key={x}>
            <rect x={x} y={0.16} width={1.05} height={1.06} fill={blue.stream} />
            <rect x={x + 0.36} y={1.02} width={0.33} height={0.08} rx={0.04} fill={copper.shine} />
          </g>
        ))}
        <rect x={3.6} y={0.1} width={1.4} height={1.18} fill="#ffffff" />
        <circle cx={4.3} cy={0.58} r={0.42} fill={blue.mist} />
        <circle cx={4.3} cy={0.58} r={0.31} fill={blue.night} />
        <path d="M4.03 .52a.28 .28 0 0 0 .54 0q-.14 .1-.27 0t-.27 0" fill={blue.stream} />
        <rect x={3.72} y={1.1} width={0.5} height={0.1} fill={blue.sky} />
      </IsoPlane>
      <IsoPlane plane="floor" at={[0, 0, 1.49]}>
        <rect x={2.6} y={0.35} width={1.55} height={0.85} rx={0.1} fill={blue.deep} />
        <rect x={2.72} y={0.5} width={1.43} height={0.7} rx={0.08} fill={blue.stream} />
        <path d="M4.45 .5h1M4.45 .75h1M4.45 1h1" stroke={blue.mist} strokeWidth={0.07} />
      </IsoPlane>
      <IsoPipe
        points={[
          [3.35, 0.2, 1.49],
          [3.35, 0.2, 2.5],
          [3.35, 0.8, 2.5],
          [3.35, 0.8, 2.1],
        ]}
        bore={7}
      />
      <g transform={`translate(${mug.join(" ")})`}>
        <path d="M9-17q11-1 11 7t-11 8" fill="none" stroke={copper.dark} strokeWidth={3.4} />
        <path d="M-11-22v22a11 6.4 0 0 0 22 0v-22z" fill={copper.body} />
        <ellipse cy={-22} rx={11} ry={6.4} fill={copper.shine} />
        <ellipse cy={-21.4} rx={8.4} ry={4.6} fill={copper.dark} />
      </g>
    </g>
  );
}
