import { IsoBox } from "../iso/iso-box.tsx";
import { IsoPipe } from "../iso/iso-pipe.tsx";
import { IsoPlane } from "../iso/iso-plane.tsx";
import { project, unit } from "../iso/iso.ts";
import { blue, copper, enamel } from "../iso/palette.ts";
import styles from "./house-scene.module.css";

const rain = styles.rain;

/** The shower's jets: the offset of each from the middle of the shower head, and its length. */
const jets = [
  [-19, 96],
  [-9.5, 106],
  [0, 112],
  [9.5, 108],
  [19, 98],
] as const;
const [roseX, roseY] = project([1.1, 1.5, 3.1]);

export function Bath({ z }: { z: number }) {
  const rim = z + 1.1;
  return (
    <g>
      <IsoPipe
        points={[
          [0.12, 1.5, z + 1.2],
          [0.12, 1.5, z + 3.5],
          [1.1, 1.5, z + 3.5],
          [1.1, 1.5, z + 3.2],
        ]}
        bore={8}
        joints={[[0.12, 1.5, z + 1.8]]}
      />
      <IsoBox at={[0.1, 0.7, z]} size={[1.95, 4.3, 1.1]} tones={enamel} />
      <IsoPlane plane="floor" at={[0, 0, rim]}>
        <rect x={0.3} y={0.95} width={1.55} height={3.8} rx={0.5} fill={blue.deep} />
        <rect x={0.42} y={1.12} width={1.43} height={3.63} rx={0.45} fill={blue.stream} />
        <path
          d="M0.75 3.9c.3-.2.5.2.8 0M.7 3.1c.25-.2.45.2.7 0M0.8 4.3c.2-.15.35.15.55 0"
          fill="none"
          stroke={blue.ice}
          strokeWidth={0.07}
          strokeLinecap="round"
        />
        <circle cx={1.1} cy={2} r={0.5} fill="none" stroke={blue.ice} strokeWidth={0.06} />
        <circle cx={1.1} cy={2} r={0.25} fill="none" stroke={blue.ice} strokeWidth={0.06} />
      </IsoPlane>
      <path
        d={jets.map(([x, fall]) => `M${roseX + x} ${roseY - z * unit + 6}v${fall}`).join("")}
        stroke={blue.stream}
        strokeWidth={2.6}
        strokeLinecap="round"
        strokeDasharray="11 7"
        className={rain}
      />
      <IsoPlane plane="floor" at={[0, 0, z + 3.2]}>
        <circle cx={1.1} cy={1.5} r={0.46} fill={copper.dark} />
        <circle cx={1.06} cy={1.46} r={0.42} fill={copper.body} />
      </IsoPlane>
    </g>
  );
}
