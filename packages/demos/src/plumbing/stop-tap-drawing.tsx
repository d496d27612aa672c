import { blue } from "./iso/palette.ts";
import { StopTapBody } from "./stop-tap-body.tsx";
import { StopTapSpindle } from "./stop-tap-spindle.tsx";

const notes = [
  { x: 478, y: 168, line: "M424 160H468", text: ["Clockwise", "to shut"] },
  { x: 30, y: 276, line: "M162 288H282", text: ["If it weeps,", "nip this up"] },
  { x: 466, y: 352, line: "M456 346H420L350 434", text: ["Washer"] },
] as const;

type StopTapDrawingProps = { className: string | undefined; noteClassName: string | undefined };

/**
 * Section of an open screw-down stop tap: the street on the left, the house on the right. Axis at x 470, y 30 to 590.
 */
export function StopTapDrawing({ className, noteClassName }: StopTapDrawingProps) {
  return (
    <svg
      className={className}
      viewBox="0 30 640 560"
      role="img"
      aria-label="Section through a stop tap: turning its head clockwise lowers a washer onto the seat and shuts off the water."
    >
      <StopTapBody />
      <StopTapSpindle />
      <g className={noteClassName}>
        {notes.map(({ x, y, line, text }) => (
          <g key={line}>
            <path d={line} fill="none" stroke={blue.night} strokeWidth={2.5} />
            <text>
              {text.map((words, index) => (
                <tspan key={words} x={x} y={y + index * 27}>
                  {words}
                </tspan>
              ))}
            </text>
          </g>
        ))}
        <text x={92} y={546}>
          Street
        </text>
        <text x={548} y={546} textAnchor="end">
          House
        </text>
      </g>
    </svg>
  );
}
