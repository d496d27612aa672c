import { blue, copper } from "./iso/palette.ts";

export const rivers = [
  { name: "Don", d: "M96-220V96L240 240H340L450 350 560 240H1100", label: [118, 44] },
  { name: "Loxley", d: "M14 190H110L160 240H240", label: [16, 166] },
  { name: "Rivelin", d: "M14 340H56L156 240", label: [10, 382] },
  { name: "Porter", d: "M14 480H332L382 430H450", label: [16, 522] },
  { name: "Sheaf", d: "M-180 1000L220 600H300L450 450V350", label: [118, 744] },
] as const;

const joints = [
  [156, 240],
  [240, 240],
  [450, 350],
  [450, 430],
] as const;

/** Capped ends on the left edge, where the three western rivers enter. */
const sources = [190, 340, 480];

export function RiverPipes() {
  return (
    <>
      <g fill="none" strokeLinejoin="round">
        {rivers.map(({ name, d }) => (
          <path key={name} d={d} stroke="#021d3c" strokeWidth={22} />
        ))}
        {rivers.map(({ name, d }) => (
          <path key={name} d={d} stroke={blue.stream} strokeWidth={15} />
        ))}
        {rivers.map(({ name, d }) => (
          <path key={name} d={d} stroke={blue.mist} strokeWidth={3.5} transform="translate(-2 -2.500)" />
        ))}
      </g>
      {joints.map(([x, y]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r={15} fill={copper.body} stroke="#021d3c" strokeWidth={4} />
      ))}
      {sources.map((y) => (
        <path
          key={y}
          d={`M6 ${y - 15}H24V${y + 15}H6A4 4 0 0 1 2 ${y + 11}V${y - 11}A4 4 0 0 1 6 ${y - 15}Z`}
          fill={copper.body}
          stroke="#021d3c"
          strokeWidth={4}
        />
      ))}
    </>
  );
}
