import { platesFor } from "./loading.ts";

const shaft = 655;
const sleeve = 415;
const flange = 24;

/** The plates on one side, from the collar outwards, with their positions. */
function platesOnSleeve(kg: number) {
  let inner = shaft + flange;
  return platesFor(kg).map((plate) => {
    const x = inner;
    inner += plate.thick + 4;
    return { ...plate, x };
  });
}

type LoadedBarProps = {
  kg: number;
  className: string | undefined;
  ink?: string;
  paper?: string;
  heavy?: string;
};

/** A 2.2-metre barbell from the front, to scale, loaded to the given weight. */
export function LoadedBar({
  kg,
  className,
  ink = "var(--chalk)",
  paper = "var(--floor)",
  heavy = "var(--lime)",
}: LoadedBarProps) {
  const plates = platesOnSleeve(kg);
  const outermost = plates.at(-1);
  const side = (
    <>
      <rect x={shaft} y="-25" width={sleeve} height="50" rx="5" fill={ink} />
      <path d={`M${shaft + 40} 9H${shaft + sleeve - 14}`} stroke={paper} strokeWidth="5" />
      <rect x={shaft} y="-40" width={flange} height="80" rx="6" fill={ink} stroke={paper} strokeWidth="4" />
      {plates.map(({ x, across, thick, kg: weight }) => (
        <g key={x}>
          <rect
            x={x}
            y={-across / 2}
            width={thick}
            height={across}
            rx={thick / 4}
            fill={weight >= 20 ? heavy : ink}
          />
          <path
            d={`M${x + thick * 0.22} ${-across / 2 + 16}V${across / 2 - 16}M${x + thick * 0.78} ${-across / 2 + 16}V${across / 2 - 16}`}
            stroke={paper}
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
          fill={ink}
          stroke={paper}
          strokeWidth="5"
        />
      )}
    </>
  );
  const height = plates.length > 0 ? 460 : 110;
  return (
    <svg
      className={className}
      viewBox={`-1080 ${-height / 2} 2160 ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      <rect x={-shaft} y="-15" width={shaft * 2} height="30" fill={ink} />
      <path d="M-560 4H-300M300 4H560M-90 4H90" stroke={paper} strokeWidth="14" strokeDasharray="5 7" />
      <g>{side}</g>
      <g transform="scale(-1 1)">{side}</g>
    </svg>
  );
}
