import styles from "./calendar-pad.module.css";

export function CalendarPad() {
  return (
    <svg viewBox="0 0 400 430" className={styles.pad} aria-hidden="true">
      {[
        [1, 46, 368, -24],
        [2, 322, 364, 7],
        [3, 120, 384, 9],
        [4, 262, 388, -12],
        [5, 352, 404, -5],
        [6, 186, 404, -4],
      ].map(([leaf, x, y, turn]) => (
        <g key={leaf} transform={`translate(${x} ${y}) rotate(${turn}) skewX(-14) scale(1 0.5)`}>
          <path className={styles.leaf} d="M-46-44h92v92h-92z" />
          <text y="30" textAnchor="middle" className={styles.number} fontSize="74">
            {leaf}
          </text>
        </g>
      ))}
      <path className={styles.shade} d="M92 42h232v272H92z" />
      <path className={styles.leaf} d="M80 30h232v272H80z" />
      <path className={styles.leaf} d="M80 30h232v262q-120 4-232-8z" />
      <path className={styles.curl} d="M80 284q22-2 44-30 6 30-2 34z" />
      <text x="196" y="252" textAnchor="middle" className={styles.number} fontSize="216">
        7
      </text>
      <path className={styles.head} d="M74 22h244v52H74z" />
      <path className={styles.ring} d="M126 10v34M196 10v34M266 10v34" />
    </svg>
  );
}
