/** Available plates, heaviest first, with real dimensions in millimetres. */
const rack = [
  { kg: 25, across: 450, thick: 66 },
  { kg: 20, across: 450, thick: 56 },
  { kg: 15, across: 450, thick: 46 },
  { kg: 10, across: 450, thick: 38 },
  { kg: 5, across: 240, thick: 30 },
  { kg: 2.5, across: 200, thick: 24 },
  { kg: 1.25, across: 165, thick: 20 },
];

const emptyBar = 20;
const shaft = 655;
const sleeve = 415;
const flange = 24;
const gap = "var(--gap, var(--floor))";

/** The plates on one side, from the collar outwards, with their positions. `kg`: the total weight. */
function platesOnSleeve(kg: number) {
  const plates = [];
  let x = shaft + flange;
  let left = (kg - emptyBar) / 2;
  for (const plate of rack) {
    for (; left >= plate.kg; left -= plate.kg) {
      plates.push({ ...plate, x });
      x += plate.thick + 4;
    }
  }
  return plates;
}

/** A 2.2-metre barbell from the front, to scale, loaded to the given weight. */
export function LoadedBar({ kg, className }: { kg: number; className: string | undefined }) {
  const plates = platesOnSleeve(kg);
  const outermost = plates.at(-1);
  const side = (
    <>
      <rect x={shaft} y="-25" width={sleeve} height="50" rx="5" />
      <path d={`M${shaft + 40} 9H${shaft + sleeve - 14}`} stroke={gap} strokeWidth="5" />
      <rect x={shaft} y="-40" width={flange} height="80" rx="6" stroke={gap} strokeWidth="4" />
      {plates.map(({ x, across, thick, kg: weight }) => (
        <g key={x}>
          <rect
            x={x}
            y={-across / 2}
            width={thick}
            height={across}
            rx={thick / 4}
            fill={weight >= 20 ? "var(--heavy, var(--lime))" : undefined}
          />
          <path
            d={`M${x + thick * 0.22} ${-across / 2 + 16}V${across / 2 - 16}M${x + thick * 0.78} ${-across / 2 + 16}V${across / 2 - 16}`}
            stroke={gap}
            strokeWidth="5"
          />
        </g>
      ))}
      {outermost && (
        <rect
          x={outermost.x + outermost.thick + 8}
          y="-46"
          width="42"
          height="92"
          rx="8"
          stroke={gap}
          strokeWidth="5"
        />
      )}
    </>
  );
  const height = plates.length > 0 ? 460 : 110;
  return (
    <svg
      className={className}
      fill="currentColor"
      viewBox={`-1080 ${-height / 2} 2160 ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      <rect x={-shaft} y="-15" width={shaft * 2} height="30" />
      <path d="M-560 4H-300M300 4H560M-90 4H90" stroke={gap} strokeWidth="14" strokeDasharray="5 7" />
      <g>{side}</g>
      <g transform="scale(-1 1)">{side}</g>
    </svg>
  );
}
