import type { ReactNode } from "react";

type PlateProps = {
  id: string;
  label: string;
  /** Glaze colours: near the candle, in the middle, in shade. */
  glaze: readonly [string, string, string];
  className: string | undefined;
  children: ReactNode;
};

/** A plate from above, 600 units wide, lit from the upper left. Pass the food as children. */
export function Plate({ id, label, glaze, className, children }: PlateProps) {
  const [lit, mid, shade] = glaze;
  return (
    <svg viewBox="0 0 600 600" className={className} role="img" aria-label={label}>
      <defs>
        <linearGradient id={`${id}-rim`} x1="0.12" y1="0.1" x2="0.9" y2="0.92">
          <stop offset="0" stopColor={lit} />
          <stop offset="0.42" stopColor={mid} />
          <stop offset="1" stopColor={shade} />
        </linearGradient>
        <linearGradient id={`${id}-well`} x1="0.1" y1="0.1" x2="0.9" y2="0.9">
          <stop offset="0" stopColor={shade} />
          <stop offset="0.45" stopColor={mid} />
          <stop offset="1" stopColor={lit} />
        </linearGradient>
        <radialGradient id={`${id}-light`} cx="0.3" cy="0.26" r="0.75">
          <stop offset="0" stopColor="#ffdf9e" stopOpacity="0.38" />
          <stop offset="0.6" stopColor="#ffb45a" stopOpacity="0.06" />
          <stop offset="1" stopColor="#000" stopOpacity="0.3" />
        </radialGradient>
        <filter id={`${id}-blur`} x="-40%" y="-40%" width="180%" height="180%">
          <feGaussianBlur stdDeviation="9" />
        </filter>
        <filter id={`${id}-cast`} x="-40%" y="-40%" width="180%" height="180%">
          <feDropShadow dx="13" dy="15" stdDeviation="9" floodColor="#0a0408" floodOpacity="0.6" />
        </filter>
      </defs>
      <circle cx="300" cy="300" r="294" fill={`url(#${id}-well)`} />
      <circle cx="300" cy="300" r="289" fill={`url(#${id}-rim)`} />
      <circle
        cx="300"
        cy="300"
        r="213"
        fill={`url(#${id}-well)`}
        opacity="0.75"
        filter={`url(#${id}-blur)`}
      />
      <circle cx="300" cy="300" r="203" fill={`url(#${id}-rim)`} />
      <circle cx="300" cy="300" r="190" fill={mid} opacity="0.55" filter={`url(#${id}-blur)`} />
      <circle cx="300" cy="300" r="294" fill={`url(#${id}-light)`} />
      <path
        d="M62 226 A250 250 0 0 1 226 62"
        fill="none"
        stroke="#ffe9bd"
        strokeWidth="17"
        strokeLinecap="round"
        opacity="0.5"
        filter={`url(#${id}-blur)`}
      />
      <path
        d="M42 166 A289 289 0 0 1 166 42"
        fill="none"
        stroke="#fff3d2"
        strokeWidth="3"
        strokeLinecap="round"
        opacity="0.85"
      />
      <g filter={`url(#${id}-cast)`}>{children}</g>
    </svg>
  );
}
