import { BoxFront } from "./box-front.tsx";
import styles from "./box-drawing.module.css";

type BoxDrawingProps = { className: string | undefined };

const breakers = [120, 186, 252, 1060, 1126, 1192, 1258, 1324] as const;
const slots = Array.from({ length: 17 }, (_, index) => 12 + index * 88);

/** The supply is on the left, in British cable colours. The plant is on the right. */
const cables = [
  { hue: "#6f3f22", path: "M576 150V90a20 20 0 0 0-20-20H-20" },
  { hue: "#8fd0ff", path: "M612 150V66a20 20 0 0 0-20-20H-20" },
  { hue: "#fff", path: "M576 490v150" },
  { hue: "#0b0e1a", path: "M612 490v150" },
  { hue: "#ffc21a", path: "M720 490v80a20 20 0 0 0 20 20h720" },
  { hue: "#fff", path: "M756 490v56a20 20 0 0 0 20 20h684" },
  { hue: "#ffc21a", path: "M792 490v32a20 20 0 0 0 20 20h648" },
] as const;

const earth = "M648 150V42a20 20 0 0 0-20-20H-20";

export function BoxDrawing({ className }: BoxDrawingProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 1440 620"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label="Drawing of the Halfhour box on a panel’s rail: cables in at the top and out at the bottom, a small screen showing the day’s prices and the word resting, and one large yellow hand-back button."
    >
      <g className={styles.rail}>
        <rect x="-20" y="280" width="1480" height="80" />
        <path d="M-20 292h1480M-20 348h1480" />
        {slots.map((x) => (
          <rect key={x} className={styles.slot} x={x} y="311" width="52" height="18" rx="9" />
        ))}
      </g>
      {breakers.map((x) => (
        <g key={x} className={styles.breaker} transform={`translate(${x} 0)`}>
          <path d="M0 158h62v76h-6v172h6v76H0v-76h6V234H0z" />
          <circle cx="31" cy="184" r="12" />
          <path d="M23 190l16-12" />
          <circle cx="31" cy="456" r="12" />
          <path d="M23 450l16 12" />
          <rect x="17" y="270" width="28" height="64" rx="3" />
          <rect className={styles.lever} x="21" y="274" width="20" height="28" rx="2" />
        </g>
      ))}
      <g className={styles.cables}>
        {cables.map(({ hue, path }) => (
          <path key={path} d={path} stroke={hue} />
        ))}
        <path d={earth} stroke="#2f9e58" />
        <path d={earth} stroke="#ffe25a" strokeDasharray="12 12" />
      </g>
      <BoxFront />
      <g className={styles.callouts}>
        <path d="M660 84h70M564 566h-54M494 286h62M946 286h-58" />
        <path className={styles.onBox} d="M532 286h28M908 286h-26" />
        <circle className={styles.dot} cx="562" cy="286" r="5" />
        <circle className={styles.dot} cx="880" cy="286" r="5" />
        <circle cx="750" cy="84" r="20" />
        <circle cx="490" cy="566" r="20" />
        <circle cx="474" cy="286" r="20" />
        <circle cx="966" cy="286" r="20" />
        <text x="750" y="91">
          A
        </text>
        <text x="490" y="573">
          B
        </text>
        <text x="474" y="293">
          C
        </text>
        <text x="966" y="293">
          D
        </text>
      </g>
    </svg>
  );
}
