import { stopTap } from "./content.ts";
import { Pipe } from "./pipe/pipe.tsx";
import tap from "./stop-tap.svg?no-inline";
import styles from "./stop-tap.module.css";

export function StopTap() {
  return (
    <section id="plumbing-stop-tap" className={styles.section} aria-labelledby="plumbing-stop-tap-title">
      <div className={styles.words}>
        <h2 id="plumbing-stop-tap-title">{stopTap.title}</h2>
        <p className={`mt-5 ${styles.lede}`}>{stopTap.lede}</p>
        <ol role="list" className={`grid gap-4 ${styles.steps}`}>
          {stopTap.steps.map(({ name, text }) => (
            <li key={name}>
              <b>{name}</b> {text}
            </li>
          ))}
        </ol>
        <p className={`mt-6 ${styles.note}`}>{stopTap.note}</p>
      </div>
      <div className={`relative ${styles.stage}`}>
        <Pipe shape="across" className={styles.street} />
        <Pipe shape="across" className={styles.toHouse} />
        <Pipe shape="downToLeft" className={styles.bend} />
        <Pipe shape="down" className={styles.fromHouse} />
        <StopTapDrawing />
      </div>
    </section>
  );
}

const notes = [
  { x: 478, y: 168, line: "M424 160H468", text: ["Clockwise", "to shut"] },
  { x: 30, y: 276, line: "M162 288H282", text: ["If it weeps,", "nip this up"] },
  { x: 466, y: 352, line: "M456 346H420L350 434", text: ["Washer"] },
];

/**
 * Section of an open screw-down stop tap: the street on the left, the house on the right. Axis at x 470, y 30 to 590.
 */
function StopTapDrawing() {
  return (
    <svg
      className={`block relative ${styles.drawing}`}
      viewBox="0 30 640 560"
      role="img"
      aria-label="Section through a stop tap: turning its head clockwise lowers a washer onto the seat and shuts off the water."
    >
      <image href={tap} y="30" width="640" height="560" />
      <g className={styles.notes}>
        {notes.map(({ x, y, line, text }) => (
          <g key={line}>
            <path d={line} fill="none" stroke="#04305f" strokeWidth={2.5} />
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
