import { flecks } from "../shared/lino.ts";

const tile = 360;
const chips = [
  { fill: "#4b4e44", marks: flecks(120, tile, 2.6, 19) },
  { fill: "#8d9082", marks: flecks(46, tile, 2.2, 3) },
  { fill: "var(--lime)", marks: flecks(11, tile, 3, 11) },
];

export function Rubber({ className }: { className: string | undefined }) {
  return (
    <svg className={className} aria-hidden="true" focusable="false">
      <defs>
        <pattern id="fitness-rubber" width={tile} height={tile} patternUnits="userSpaceOnUse">
          {chips.map(({ fill, marks }) => (
            <path key={fill} d={marks} fill={fill} />
          ))}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#fitness-rubber)" />
    </svg>
  );
}
