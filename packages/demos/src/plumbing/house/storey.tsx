import type { ReactNode } from "react";
import { IsoBox } from "../iso/iso-box.tsx";
import { IsoPlane } from "../iso/iso-plane.tsx";
import { slab } from "../iso/palette.ts";

/** The house's footprint, and the gap between its storeys. */
export const plan = { width: 8, depth: 6, wall: 2.7, lift: 7.9 } as const;

type StoreyProps = { z: number; floor: ReactNode; left: ReactNode; right: ReactNode; children: ReactNode };

export function Storey({ z, floor, left, right, children }: StoreyProps) {
  const { width, depth, wall } = plan;
  return (
    <g>
      <IsoBox at={[-0.22, -0.22, z - 0.38]} size={[width + 0.22, depth + 0.22, 0.38]} tones={slab} />
      <IsoPlane plane="floor" at={[0, 0, z]}>
        {floor}
      </IsoPlane>
      <IsoBox
        at={[-0.22, -0.22, z]}
        size={[0.22, depth + 0.22, wall]}
        tones={{ top: "#ffffff", left: "#cfe7f5", right: "#8fc6e9" }}
      />
      <IsoBox
        at={[-0.22, -0.22, z]}
        size={[width + 0.22, 0.22, wall]}
        tones={{ top: "#ffffff", left: "#acd7f0", right: "#6db0dd" }}
      />
      <IsoPlane plane="wall-x" at={[0, 0, z]}>
        {left}
      </IsoPlane>
      <IsoPlane plane="wall-y" at={[0, 0, z]}>
        {right}
      </IsoPlane>
      {children}
    </g>
  );
}
