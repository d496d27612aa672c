import { gougePath } from "../shared/lino.ts";

const wrist = -252;
const ramp = (u: number, over: number) => {
  const t = Math.min(1, Math.max(0, u / over));
  return t * t * (3 - 2 * t);
};
/** Edges of the forearm at height `y`: it leans outwards, swells below the elbow and narrows to the wrist. */
const outerEdge = (y: number) => -(66 + 66 * ramp(wrist - y, 270) + (wrist - y) * 0.05);
const innerEdge = (y: number) =>
  64 + 46 * ramp(wrist - y, 210) - 34 * ramp(wrist - y - 210, 260) - (wrist - y) * 0.03;

const heights = Array.from({ length: 52 }, (_, index) => wrist + 6 - index * 10);
const trace = (edge: (y: number) => number) => heights.map((y) => `${edge(y).toFixed(1)} ${y}`);
const forearm = `M${trace(outerEdge).join("L")}L${trace(innerEdge).reverse().join("L")}Z`;

/** Shadow along the outer side. Cuts that follow the muscle break its edge. */
const core = (y: number) => outerEdge(y) + 14 + 30 * ramp(wrist - y, 300);
const shadow = `M${trace(outerEdge).join("L")}L${trace(core).reverse().join("L")}Z`;
const shadowCuts = gougePath(
  Array.from({ length: 33 }, (_, index) => {
    const y = wrist - 6 - index * 16;
    const reach = 34 + 34 * Math.sin(index * 0.19) ** 2 + (index % 2) * 16;
    return { x: core(y) - 3, y, dx: reach, dy: 20, width: 13 };
  }),
);
/** The groove that separates the long thumb-side muscle from the others. */
const parting =
  "M96-764C74-650 62-520 44-440C34-396 26-350 22-300C14-352 18-404 28-448C44-520 54-640 62-764Z";
const partingCuts = gougePath(
  Array.from({ length: 17 }, (_, index) => {
    const y = -330 - index * 24;
    const x = 24 + (index / 17) * 46;
    return { x, y, dx: 22 + (index % 3) * 9, dy: 24, width: 8 };
  }),
);
const innerCuts = gougePath(
  Array.from({ length: 14 }, (_, index) => {
    const y = wrist - 20 - index * 17;
    return { x: innerEdge(y) + 3, y, dx: -(16 + 14 * Math.sin(index * 0.24)), dy: 14, width: 8 };
  }),
);

const handBack =
  "M-64-172C-72-140-99-112-102-58C-102-44-92-36-80-38L80-40C94-38 104-48 101-66C97-108 74-136 64-172Z";
const thumb = "M58-156C108-138 142-92 142-38C142-6 128 30 104 34C88 36 74 16 76-10Z";
const tendons = "M-42-150Q-54-124-66-96M-14-154Q-18-128-22-104M16-154Q20-128 24-106M44-150Q56-126 66-98";
const wrap = "M-74-268Q0-250 72-268L70-164Q0-146-70-164Z";
const wrapSeams = "M-73-244Q10-222 71-250M-72-216Q6-194 71-222M-71-190Q0-166 70-194";
const fingers = [
  { x: -99, top: -74, width: 45, bottom: 52 },
  { x: -51, top: -88, width: 48, bottom: 64 },
  { x: 0, top: -92, width: 50, bottom: 67 },
  { x: 53, top: -82, width: 49, bottom: 60 },
] as const;

function Finger({ x, top, width, bottom }: (typeof fingers)[number]) {
  const creases = `M${x + 12} ${bottom - 26}q${width / 2 - 12} 9 ${width - 24} 0M${x + 15} ${bottom - 38}q${width / 2 - 15} 7 ${width - 30} 0`;
  return (
    <>
      <rect
        x={x}
        y={top}
        width={width}
        height={bottom - top}
        rx={width * 0.46}
        fill="var(--chalk)"
        strokeWidth="7"
      />
      <path d={creases} fill="none" strokeWidth="4" strokeLinecap="round" />
      <path
        d={`M${x + 6} ${top + 54}L${x + 15} ${top + 34}L${x + 9} ${bottom - 36}Z`}
        fill="var(--floor)"
        stroke="none"
      />
    </>
  );
}

type ArmProps = { part: "behind" | "before" };

/** A forearm and a fist, back of the hand towards the viewer. Origin: the middle of the bar it grips. */
export function Arm({ part }: ArmProps) {
  if (part === "behind") return <path d={thumb} fill="var(--chalk)" stroke="var(--floor)" strokeWidth="7" />;
  return (
    <g strokeLinejoin="round" stroke="var(--floor)">
      <path d={forearm} fill="var(--chalk)" strokeWidth="9" />
      {[shadow, shadowCuts, parting, partingCuts, innerCuts].map((cut) => (
        <path key={cut} d={cut} fill="var(--floor)" stroke="none" />
      ))}
      <path d={handBack} fill="var(--chalk)" strokeWidth="7" />
      <path d={tendons} fill="none" strokeWidth="5" strokeLinecap="round" />
      <path d={wrap} fill="var(--floor)" strokeWidth="6" />
      <path d={wrapSeams} fill="none" stroke="var(--chalk)" strokeWidth="6" />
      {fingers.map((finger) => (
        <Finger key={finger.x} {...finger} />
      ))}
    </g>
  );
}
