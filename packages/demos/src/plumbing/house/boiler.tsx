import { IsoBox } from "../iso/iso-box.tsx";
import { IsoPipe } from "../iso/iso-pipe.tsx";
import { IsoPlane } from "../iso/iso-plane.tsx";
import { blue, copper, enamel, slab } from "../iso/palette.ts";
import { plan } from "./storey.tsx";

const fins = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75];

export function Boiler() {
  return (
    <g>
      <IsoPipe
        points={[
          [0.3, 2.75, 1.2],
          [0.3, 2.75, 0.55],
          [0.3, 5.75, 0.55],
          [0.3, 5.75, plan.lift],
        ]}
      />
      <IsoPipe
        points={[
          [0.3, 2.3, 1.2],
          [0.3, 2.3, 0.2],
          [0.3, 5.3, 0.2],
          [0.3, 5.3, plan.lift],
        ]}
      />
      <IsoBox at={[0.02, 1.7, 1.1]} size={[0.85, 1.5, 1.75]} tones={enamel} />
      <IsoPlane plane="wall-x" at={[0.87, 1.7, 1.1]}>
        <circle cx={0.75} cy={0.5} r={0.2} fill={blue.night} />
        <path d="M.75 .5v.16" stroke={copper.shine} strokeWidth={0.06} />
        <rect x={0.35} y={1.1} width={0.8} height={0.3} rx={0.05} fill={blue.stream} />
      </IsoPlane>
      <IsoBox
        at={[0.45, 3.6, 0.45]}
        size={[0.3, 1.45, 1.15]}
        tones={{ ...slab, top: "#ffffff", right: "#ffffff" }}
      />
      <IsoPlane plane="wall-x" at={[0.75, 3.6, 0.45]}>
        {fins.slice(0, 5).map((y) => (
          <rect key={y} x={y - 0.03} y={0.12} width={0.06} height={0.91} rx={0.03} fill={blue.sky} />
        ))}
      </IsoPlane>
    </g>
  );
}
