import { studio } from "@brightwren/brand";
import { Emblem } from "@brightwren/ui/emblem";
import styles from "./telephone.module.css";

const holes = Array.from({ length: 10 }, (_, index) => {
  const angle = ((index * 27 - 58) * Math.PI) / 180;
  return { x: Math.round(210 - 45 * Math.cos(angle)), y: Math.round(226 + 45 * Math.sin(-angle)) };
});

/** The cord from the telephone to the visitor. */
const cord = `M326 298${"c34-38-24-38 13 0".repeat(40)}`;

/** The studio's telephone, whose cord extends along the conversation. Decorative. */
export function Telephone() {
  return (
    <svg viewBox="0 0 420 316" className={`block overflows ${styles.telephone}`} aria-hidden="true">
      <path fill="none" stroke="var(--on-band)" strokeWidth="3.5" strokeLinejoin="round" d={cord} />
      <path
        fill="var(--slab-accent)"
        d="M92 302q-12 0-8-16l40-114q8-24 34-24h104q26 0 34 24l40 114q4 16-8 16z"
      />
      <path className={styles.shade} d="M84 286h252q4 16-8 16H92q-12 0-8-16z" />
      <path fill="var(--slab)" d="M140 150v-34q0-8 8-8h10q8 0 8 8v34zm114 0v-34q0-8 8-8h10q8 0 8 8v34z" />
      <path
        fill="var(--on-band)"
        d="M62 100q0-46 52-50h192q52 4 52 50v14q0 12-12 12h-56q-12 0-14-12l-3-14q-3-10-14-10h-98q-11 0-14 10l-3 14q-2 12-14 12H74q-12 0-12-12z"
      />
      <circle fill="var(--slab)" cx="210" cy="226" r="63" />
      {holes.map(({ x, y }) => (
        <circle key={`${x} ${y}`} fill="var(--on-band)" cx={x} cy={y} r="9.5" />
      ))}
      <circle fill="var(--on-band)" cx="210" cy="226" r="27" />
      <path className={styles.stop} d="m248 252 22 16" />
      <text className={styles.letter} x="210" y="239" textAnchor="middle">
        {studio.name[0]}
      </text>
      <svg x="196" y="-13" width="66" height="66" overflow="visible">
        <Emblem perched />
      </svg>
    </svg>
  );
}
