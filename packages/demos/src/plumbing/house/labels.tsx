import { project, type Point } from "../iso/iso.ts";

type LabelProps = { from: Point; to: [x: number, y: number]; lines: readonly string[]; end?: boolean };

function Label({ from, to: [x, y], lines, end = false }: LabelProps) {
  const [startX, startY] = project(from);
  return (
    <g>
      <path d={`M${startX} ${startY}L${x} ${y}`} fill="none" stroke="#ffffff" strokeWidth={1.4} />
      <circle cx={startX} cy={startY} r={4.5} fill="#ffffff" />
      <text textAnchor={end ? "end" : "start"}>
        {lines.map((line, index) => (
          <tspan key={line} x={x + (end ? -9 : 9)} y={y + 5 + index * 19}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}

/** Engineer's notes beside the drawing, on wide screens only. */
export function Labels({ className }: { className: string | undefined }) {
  return (
    <g className={className}>
      <Label from={[7.55, 0.25, 5]} to={[302, -57]} lines={["15 mm main"]} end />
      <Label from={[0.3, 5.3, 5.2]} to={[-196, -124.8]} lines={["22 mm", "heating"]} />
    </g>
  );
}
