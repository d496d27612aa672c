import { specks, sunburst } from "../shared/lino.ts";
import { Arm } from "./arm.tsx";
import styles from "./hero.module.css";

const burst = sunburst(120, 292, 372, 5, 0.47);
const dust = [specks(90, { x: 165, y: 105 }, 8, 21), specks(90, { x: 165, y: 105 }, 8, 58)];
const bar = { y: 640, half: 28 };

export function GripScene({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 1000 900" aria-hidden="true" focusable="false">
      <defs>
        <pattern
          id="fitness-knurl"
          width="14"
          height="14"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0H14M0 0V14" stroke="var(--floor)" strokeWidth="5" />
        </pattern>
        <path id="fitness-arc-top" d="M202 430a298 298 0 0 1 596 0" />
        <path id="fitness-arc-bottom" d="M132 430a368 368 0 0 0 736 0" />
      </defs>
      <g className={styles.plate}>
        <circle cx="500" cy="430" r="430" fill="var(--lime)" />
        <g fill="none" stroke="var(--floor)">
          <circle cx="500" cy="430" r="404" strokeWidth="4" />
          <circle cx="500" cy="430" r="388" strokeWidth="10" />
          <circle cx="500" cy="430" r="282" strokeWidth="5" />
          <circle cx="500" cy="430" r="150" strokeWidth="5" />
          <circle cx="500" cy="430" r="128" strokeWidth="12" />
        </g>
        <path d={burst} fill="var(--floor)" transform="translate(500 430)" />
        <g
          fill="var(--floor)"
          fontFamily="var(--font-display)"
          fontWeight="900"
          fontSize="92"
          textAnchor="middle"
          letterSpacing="5"
        >
          <text>
            <textPath href="#fitness-arc-top" startOffset="50%">
              HEFT
            </textPath>
          </text>
          <text>
            <textPath href="#fitness-arc-bottom" startOffset="50%">
              25 KG
            </textPath>
          </text>
        </g>
        <circle cx="500" cy="430" r="74" fill="var(--floor)" />
        <circle cx="500" cy="430" r="50" fill="none" stroke="var(--chalk)" strokeWidth="7" />
      </g>
      <g transform={`translate(0 ${bar.y})`}>
        <g transform="translate(286 0)">
          <Arm part="behind" />
        </g>
        <g transform="translate(714 0) scale(-1 1)">
          <Arm part="behind" />
        </g>
        <rect x="-1500" y={-bar.half} width="4000" height={bar.half * 2} fill="var(--chalk)" />
        <rect
          x="-1500"
          y={-bar.half + 10}
          width="4000"
          height={bar.half * 2 - 10}
          fill="url(#fitness-knurl)"
        />
        <rect x="-1500" y={bar.half} width="4000" height="7" fill="var(--floor)" />
        <rect x="-1500" y={-bar.half - 7} width="4000" height="7" fill="var(--floor)" />
        <path d={dust[0]} fill="var(--chalk)" transform="translate(286 60)" />
        <path d={dust[1]} fill="var(--chalk)" transform="translate(714 60)" />
        <g transform="translate(286 0)">
          <Arm part="before" />
        </g>
        <g transform="translate(714 0) scale(-1 1)">
          <Arm part="before" />
        </g>
      </g>
    </svg>
  );
}
