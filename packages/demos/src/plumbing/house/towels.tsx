import { IsoBox } from "../iso/iso-box.tsx";
import { IsoPlane } from "../iso/iso-plane.tsx";
import { copper, enamel } from "../iso/palette.ts";

export function Towels({ z }: { z: number }) {
  return (
    <>
      <IsoPlane plane="floor" at={[0, 0, z]}>
        <rect x={2.6} y={2.5} width={1.5} height={2.3} rx={0.12} fill={copper.body} />
        <rect
          x={2.75}
          y={2.65}
          width={1.2}
          height={2}
          rx={0.06}
          fill="none"
          stroke={copper.shine}
          strokeWidth={0.06}
        />
      </IsoPlane>
      <IsoBox at={[5.3, 4, z]} size={[0.9, 0.9, 0.7]} tones={enamel} />
      <IsoBox
        at={[5.4, 4.05, z + 0.7]}
        size={[0.7, 0.8, 0.16]}
        tones={{ top: "#e58a4d", left: "#c46a33", right: "#9c4a1d" }}
      />
      <IsoBox
        at={[5.4, 4.05, z + 0.88]}
        size={[0.7, 0.8, 0.16]}
        tones={{ top: "#ffd0a6", left: "#e58a4d", right: "#c46a33" }}
      />
    </>
  );
}
