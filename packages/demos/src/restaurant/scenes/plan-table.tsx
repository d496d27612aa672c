type PlanTableProps = {
  number: number;
  x: number;
  y: number;
  round: boolean;
  w: number;
  h: number;
  seats: readonly (readonly [number, number])[];
};

export function PlanTable({ number, x, y, round, w, h, seats }: PlanTableProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {seats.map(([left, top]) => (
        <g key={`${left} ${top}`} transform={`translate(${left} ${top})`}>
          <circle cx="3" cy="4" r="20" fill="#0b0409" opacity="0.5" />
          <circle r="19" fill="#54291f" stroke="#c28a4d" strokeWidth="2.5" />
          <circle cx={-left * 0.07} cy={-top * 0.07} r="11" fill="#8a4f2c" />
        </g>
      ))}
      <rect
        x={-w / 2 + 5}
        y={-h / 2 + 8}
        width={w}
        height={h}
        rx={round ? w / 2 : 7}
        fill="#0b0409"
        opacity="0.6"
      />
      <rect
        x={-w / 2}
        y={-h / 2}
        width={w}
        height={h}
        rx={round ? w / 2 : 7}
        fill="url(#rst-top)"
        stroke="#f0c47c"
        strokeWidth="2"
      />
      <circle cy={-h / 5} r="24" fill="url(#rst-pool)" />
      <circle cy={-h / 5} r="7.5" fill="#fff6d8" />
      <text
        y={h / 5 + 14}
        textAnchor="middle"
        fill="#fff1cf"
        stroke="#3a1c12"
        strokeWidth="5"
        paintOrder="stroke"
        fontFamily="var(--font-display)"
        fontSize="40"
        fontWeight="500"
        style={{ fontFeatureSettings: '"lnum"' }}
      >
        {number}
      </text>
    </g>
  );
}
