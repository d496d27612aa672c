import { IsoBox } from "../iso/iso-box.tsx";
import { IsoPipe } from "../iso/iso-pipe.tsx";
import { IsoPlane } from "../iso/iso-plane.tsx";
import { blue, enamel } from "../iso/palette.ts";

export function Basin({ z }: { z: number }) {
  return (
    <g>
      <IsoPlane plane="wall-y" at={[0, 0, z]}>
        <circle cx={3.7} cy={2.15} r={0.52} fill="#ffffff" />
        <circle cx={3.7} cy={2.15} r={0.42} fill={blue.mist} />
        <path d="M3.45 2.05l.45.4M3.6 1.9l.4.36" stroke="#ffffff" strokeWidth={0.08} />
      </IsoPlane>
      <IsoBox at={[3.5, 0.25, z]} size={[0.4, 0.45, 1.1]} tones={enamel} />
      <IsoBox at={[3.05, 0.02, z + 1.05]} size={[1.3, 1, 0.35]} tones={enamel} />
      <IsoPlane plane="floor" at={[0, 0, z + 1.4]}>
        <ellipse cx={3.7} cy={0.6} rx={0.48} ry={0.3} fill={blue.sky} />
        <ellipse cx={3.74} cy={0.64} rx={0.4} ry={0.24} fill={blue.stream} />
      </IsoPlane>
      <IsoPipe
        points={[
          [3.7, 0.12, z + 1.4],
          [3.7, 0.12, z + 1.75],
          [3.7, 0.5, z + 1.75],
          [3.7, 0.5, z + 1.6],
        ]}
        bore={6}
      />
    </g>
  );
}
