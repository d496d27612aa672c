type Front = {
  x: number;
  width: number;
  top: number;
  roof: "gable" | "flat" | "hip" | "steps";
  tone: string;
  lit: string;
};

/** House fronts from left to right. `lit` lists the lit windows by storey. */
const fronts: readonly Front[] = [
  { x: -20, width: 150, top: 300, roof: "flat", tone: "#14130f", lit: "0100 0010 1000" },
  { x: 130, width: 118, top: 236, roof: "gable", tone: "#191712", lit: "010 011 000" },
  { x: 248, width: 176, top: 286, roof: "hip", tone: "#12110e", lit: "10010 00100 01000" },
  { x: 424, width: 96, top: 340, roof: "flat", tone: "#1b1812", lit: "01 10" },
  { x: 520, width: 150, top: 312, roof: "steps", tone: "#100f0d", lit: "0010 1000 0100" },
  { x: 670, width: 128, top: 372, roof: "gable", tone: "#171510", lit: "100 010" },
  { x: 798, width: 170, top: 388, roof: "hip", tone: "#12110e", lit: "01010 00001" },
  { x: 968, width: 110, top: 350, roof: "flat", tone: "#1a1711", lit: "001 100" },
  { x: 1078, width: 140, top: 382, roof: "gable", tone: "#100f0d", lit: "0110 0000" },
  { x: 1218, width: 120, top: 330, roof: "steps", tone: "#181510", lit: "010 001 100" },
  { x: 1338, width: 130, top: 296, roof: "flat", tone: "#12110e", lit: "100 001 010" },
];

function outline({ x, width, top, roof }: Front): string {
  const right = x + width;
  const half = x + width / 2;
  const shape = {
    flat: `M${x} ${top}H${right}`,
    gable: `M${x} ${top + 30}L${half} ${top - 34}L${right} ${top + 30}`,
    hip: `M${x} ${top + 22}L${x + 34} ${top - 14}H${right - 34}L${right} ${top + 22}`,
    steps: `M${x} ${top + 26}H${x + 22}V${top + 6}H${x + 44}V${top - 14}H${right - 44}V${top + 6}H${right - 22}V${top + 26}H${right}`,
  }[roof];
  return `${shape}V620H${x}Z`;
}

/** Windows behind the sign are curtained, so that its letters remain legible. */
function paneColour(burns: boolean, y: number, bay: number): string {
  if (!burns) return "#090909";
  if (y > 352) return "#3d2a0c";
  return bay % 2 ? "#ffcb5c" : "#f0a01c";
}

export function Quayside() {
  return (
    <g>
      {fronts.map((front) => {
        const rows = front.lit.split(" ");
        const wide = front.width / ((rows[0]?.length ?? 1) + 0.6);
        return (
          <g key={front.x}>
            <path d={outline(front)} fill={front.tone} />
            <path
              d={`M${front.x + 18} ${front.top - 26}h16v40h-16zM${front.x + front.width - 36} ${front.top - 30}h18v44h-18z`}
              fill={front.tone}
            />
            {rows.flatMap((row, storey) =>
              Array.from(row, (burns, bay) => (
                <rect
                  key={`${storey}-${bay}`}
                  x={front.x + wide * (bay + 0.55)}
                  y={front.top + 44 + storey * 66}
                  width={wide * 0.5}
                  height={40}
                  fill={paneColour(burns === "1", front.top + 44 + storey * 66, bay)}
                />
              )),
            )}
          </g>
        );
      })}
    </g>
  );
}
