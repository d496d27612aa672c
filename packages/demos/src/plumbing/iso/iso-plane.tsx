import type { ReactNode } from "react";
import { planeTransform, type Point } from "./iso.ts";

type IsoPlaneProps = { plane: "floor" | "wall-x" | "wall-y"; at: Point; children: ReactNode };

export function IsoPlane({ plane, at, children }: IsoPlaneProps) {
  return <g transform={planeTransform(plane, at)}>{children}</g>;
}
