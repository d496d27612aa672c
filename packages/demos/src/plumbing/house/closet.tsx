import { IsoBox } from "../iso/iso-box.tsx";
import { IsoPlane } from "../iso/iso-plane.tsx";
import { blue, copper, enamel } from "../iso/palette.ts";

export function Closet({ z }: { z: number }) {
  return (
    <g>
      <IsoBox at={[6.3, 0.02, z + 0.8]} size={[1.15, 0.5, 1]} tones={enamel} />
      <IsoBox at={[6.5, 0.3, z]} size={[0.78, 1.25, 0.75]} tones={enamel} />
      <IsoPlane plane="floor" at={[0, 0, z + 0.72]}>
        <rect x={6.42} y={0.52} width={0.95} height={1.35} rx={0.47} fill={blue.sky} />
      </IsoPlane>
      <IsoPlane plane="floor" at={[0, 0, z + 0.86]}>
        <rect x={6.42} y={0.52} width={0.95} height={1.35} rx={0.47} fill="#ffffff" />
      </IsoPlane>
      <IsoPlane plane="wall-y" at={[0, 0.52, z]}>
        <rect x={6.5} y={1.5} width={0.26} height={0.09} rx={0.04} fill={copper.body} />
      </IsoPlane>
    </g>
  );
}
