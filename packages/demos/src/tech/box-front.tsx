import styles from "./box-drawing.module.css";
import { dearest, prices } from "./day.ts";

const screws = Array.from({ length: 9 }, (_, index) => 576 + index * 36);
const turns = [20, 74, 38, 110, 56, 8, 88, 30, 64] as const;
const lamps = ["plan", "link", "meter", "hand"] as const;

export function BoxFront() {
  return (
    <g>
      <path className={styles.shade} d="M900 128l22 22v364l-22 22H558l-18-18h360z" />
      <rect className={styles.body} x="540" y="120" width="360" height="400" rx="8" />
      {screws.map((x, index) => (
        <g key={x} className={styles.terminal}>
          <rect x={x - 14} y="132" width="28" height="52" rx="4" />
          <rect x={x - 14} y="456" width="28" height="52" rx="4" />
          <g transform={`translate(${x} 164) rotate(${turns[index]})`}>
            <circle r="11" />
            <path d="M-10 0h20" />
          </g>
          <g transform={`translate(${x} 476) rotate(${turns[8 - index]})`}>
            <circle r="11" />
            <path d="M-10 0h20" />
          </g>
        </g>
      ))}
      <rect className={styles.edge} x="532" y="212" width="376" height="240" rx="6" />
      <rect className={styles.nose} x="532" y="200" width="376" height="240" rx="6" />
      <rect className={styles.screen} x="556" y="224" width="212" height="128" rx="4" />
      <text className={styles.clock} x="570" y="262">
        17:30
      </text>
      <text className={styles.state} x="754" y="260">
        resting
      </text>
      {prices.map((price, slot) => (
        <rect
          key={slot}
          x={570 + slot * 3.84}
          y={340 - (price / dearest) * 62}
          width="2.6"
          height={(price / dearest) * 62}
        />
      ))}
      <circle className={styles.collar} cx="838" cy="286" r="50" />
      <circle className={styles.button} cx="838" cy="286" r="38" />
      <path className={styles.grip} d="M838 254v64M814 262v48M862 262v48" />
      <text className={styles.label} x="838" y="362" textAnchor="middle">
        hand back
      </text>
      {lamps.map((lamp, index) => (
        <g key={lamp}>
          <rect className={styles.lamp} x={556 + index * 55} y="380" width="12" height="12" rx="2" />
          <text className={styles.small} x={556 + index * 55} y="414">
            {lamp}
          </text>
        </g>
      ))}
      <text className={styles.brand} x="886" y="418" textAnchor="end">
        HH-2
      </text>
    </g>
  );
}
