import { polygon, type Point } from "./iso.ts";

export type Tones = { top: string; left: string; right: string };

type IsoBoxProps = { at: Point; size: Point; tones: Tones };

export function IsoBox({ at: [x, y, z], size: [dx, dy, dz], tones }: IsoBoxProps) {
  const [right, front, top] = [x + dx, y + dy, z + dz];
  return (
    <>
      <polygon
        fill={tones.left}
        points={polygon([
          [x, front, z],
          [right, front, z],
          [right, front, top],
          [x, front, top],
        ])}
      />
      <polygon
        fill={tones.right}
        points={polygon([
          [right, y, z],
          [right, front, z],
          [right, front, top],
          [right, y, top],
        ])}
      />
      <polygon
        fill={tones.top}
        points={polygon([
          [x, y, top],
          [right, y, top],
          [right, front, top],
          [x, front, top],
        ])}
      />
    </>
  );
}
