import { IsoPlane } from "../iso/iso-plane.tsx";
import { blue } from "../iso/palette.ts";

type ShadowProps = { x: number; y: number; width: number; depth: number; z: number };

/** The shadow that an object casts on the floor, towards the lower right. */
export function Shadow({ x, y, width, depth, z }: ShadowProps) {
  const cast = 0.42;
  return (
    <IsoPlane plane="floor" at={[0, 0, z]}>
      <path
        d={`M${x} ${y}h${width}l${cast} ${cast * 0.35}v${depth}h${-width}l${-cast} ${-cast * 0.35}z`}
        fill={blue.deep}
        opacity={0.2}
      />
    </IsoPlane>
  );
}
