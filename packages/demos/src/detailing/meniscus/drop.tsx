import type { drops } from "./drop-contours.ts";
import water from "./water.tsx?drawn";

type Angle = keyof typeof drops;

/** Half the drop's width on the surface, then the surface's y coordinate, both on the 2000 by 1200 field. */
const foot = { 38: 690, 74: 533, 112: 382 } as const;
const surface = 684;

type DropProps = { angle: Angle; label: string; className: string | undefined };

export function Drop({ angle, label, className }: DropProps) {
  const x = 1000 + foot[angle];
  const radians = (angle * Math.PI) / 180;
  const ray = (length: number) =>
    `${Math.round(x - Math.cos(radians) * length)} ${Math.round(surface - Math.sin(radians) * length)}`;
  return (
    <svg className={className} viewBox="0 0 2000 1200" role="img" aria-label={label}>
      <use href={`${water}#drop-${angle}`} />
      <g fill="none" stroke="#e6f0ef" strokeWidth="5">
        <path d={`M${ray(640)}L${x} ${surface}H${x - 300}`} />
        <path d={`M${x - 170} ${surface}A170 170 0 0 1 ${ray(170)}`} />
      </g>
    </svg>
  );
}
