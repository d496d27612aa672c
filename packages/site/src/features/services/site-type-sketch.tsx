import styles from "./site-type-sketch.module.css";

const ink = { fill: "currentColor" };
const soft = { fill: "var(--slab-rule)" };
const hot = { fill: "var(--slab-accent)" };

// Page layouts in a 120 by 80 window: calling card, services, booking, shop, portfolio, noticeboard.
const layouts = [
  <g key="card">
    <rect {...ink} x="34" y="30" width="52" height="7" rx="1" />
    <rect {...soft} x="42" y="42" width="36" height="3" />
    <rect {...hot} x="46" y="52" width="28" height="9" rx="2" />
  </g>,
  <g key="services">
    <rect {...ink} x="12" y="22" width="40" height="6" rx="1" />
    {[0, 1, 2].map((row) => (
      <g key={row} transform={`translate(0 ${row * 13})`}>
        <rect {...hot} x="12" y="36" width="9" height="9" rx="1.5" />
        <rect {...soft} x="26" y="37" width="56" height="3" />
        <rect {...soft} x="26" y="42" width="40" height="3" />
      </g>
    ))}
  </g>,
  <g key="booking">
    {[0, 1, 2, 3].map((row) =>
      [0, 1, 2, 3, 4, 5, 6].map((column) => (
        <rect
          key={`${row}-${column}`}
          {...(row === 2 && column === 3 ? hot : soft)}
          x={13 + column * 13.5}
          y={21 + row * 13.5}
          width="11"
          height="11"
          rx="1.5"
        />
      )),
    )}
  </g>,
  <g key="shop">
    {[0, 1, 2].map((column) => (
      <g key={column} transform={`translate(${column * 33} 0)`}>
        <rect {...soft} x="13" y="22" width="28" height="30" rx="1.5" />
        <rect {...ink} x="13" y="56" width="18" height="3" />
        <rect {...hot} x="13" y="63" width="12" height="6" rx="1.5" />
      </g>
    ))}
  </g>,
  <g key="portfolio">
    <rect {...soft} x="12" y="20" width="56" height="52" rx="1.5" />
    <rect {...hot} x="72" y="20" width="36" height="24" rx="1.5" />
    <rect {...soft} x="72" y="48" width="36" height="24" rx="1.5" />
  </g>,
  <g key="noticeboard">
    <rect {...soft} x="14" y="22" width="30" height="22" transform="rotate(-3 29 33)" />
    <rect {...ink} x="50" y="20" width="24" height="30" transform="rotate(2 62 35)" />
    <rect {...hot} x="80" y="24" width="26" height="18" transform="rotate(-2 93 33)" />
    <rect {...soft} x="20" y="52" width="40" height="18" transform="rotate(2 40 61)" />
    <rect {...soft} x="72" y="52" width="30" height="18" transform="rotate(-3 87 61)" />
  </g>,
];

/** A window with the layout of one kind of site, in a few strokes; decorative. */
export function SiteTypeSketch({ index }: { index: number }) {
  return (
    <svg viewBox="0 0 120 80" className={styles.sketch} aria-hidden="true">
      <rect
        x="0.75"
        y="0.75"
        width="118.5"
        height="78.5"
        rx="5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      />
      <path d="M0 13h120" stroke="currentColor" strokeWidth="1.5" />
      <circle cx="9" cy="7" r="1.8" fill="currentColor" />
      <circle cx="16" cy="7" r="1.8" fill="currentColor" />
      <circle cx="23" cy="7" r="1.8" fill="currentColor" />
      {layouts[index]}
    </svg>
  );
}
