import { blue, copper } from "./iso/palette.ts";
import { RiverPipes, rivers } from "./river-pipes.tsx";

const places = [
  { name: "Hillsborough", at: [240, 240], text: [258, 216] },
  { name: "Kelham Island", at: [384, 284], text: [222, 318] },
  { name: "Attercliffe", at: [640, 240], text: [584, 216] },
  { name: "Malin Bridge", at: [156, 240], text: [170, 282] },
  { name: "Hunters Bar", at: [240, 480], text: [176, 460] },
  { name: "Crookes", at: [206, 376], text: [224, 384] },
  { name: "Millhouses", at: [262, 600], text: [204, 640] },
  { name: "Meersbrook", at: [470, 598], text: [488, 606] },
  { name: "Gleadless", at: [610, 540], text: [628, 548] },
  { name: "Darnall", at: [640, 384], text: [658, 392] },
  { name: "Dronfield", at: [400, 724], text: [418, 732] },
] as const;

type RiverMapProps = { className: string | undefined; riverClassName: string | undefined };

/** The five rivers as a pipe diagram, with the distances that the vans cover in 15 and 30 minutes. */
export function RiverMap({ className, riverClassName }: RiverMapProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 760 770"
      role="img"
      aria-label="Map of Sheffield drawn as pipes: the rivers Don, Loxley, Rivelin, Porter and Sheaf, with the yard at Heeley and rings of 15 and 30 minutes around it."
    >
      <g fill="none" stroke={blue.stream} strokeWidth={2.5} strokeDasharray="3 9" strokeLinecap="round">
        <circle cx={375} cy={525} r={196} fill={blue.deep} fillOpacity={0.4} />
        <circle cx={375} cy={525} r={352} />
      </g>
      <RiverPipes />
      {places.map(({ name, at: [x, y], text: [textX, textY] }) => (
        <g key={name}>
          <circle cx={x} cy={y} r={7} fill="#ffffff" />
          <text x={textX} y={textY}>
            {name}
          </text>
        </g>
      ))}
      <g className={riverClassName}>
        {rivers.map(({ name, label: [x, y] }) => (
          <text key={name} x={x} y={y}>
            {name}
          </text>
        ))}
        <text x={375} y={360} textAnchor="middle">
          15 min
        </text>
        <text x={640} y={690}>
          30 min
        </text>
      </g>
      <circle cx={375} cy={525} r={34} fill="#021d3c" />
      <circle cx={375} cy={525} r={28} fill={copper.body} />
      <circle cx={375} cy={525} r={18} fill="#021d3c" />
      <path d="M375 499V551M349 525H401" stroke={copper.body} strokeWidth={9} />
      <circle cx={375} cy={525} r={8} fill={copper.shine} />
      <text x={418} y={522} fill={copper.shine}>
        The yard
      </text>
    </svg>
  );
}
