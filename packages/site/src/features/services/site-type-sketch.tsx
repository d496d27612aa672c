import type { ReactElement } from "react";
import styles from "./site-type-sketch.module.css";

const cream = { fill: "currentColor" };
const soft = { fill: "var(--slab-rule)" };
const hot = { fill: "var(--slab-accent)" };
const green = { fill: "var(--band)" };
const stroke = { fill: "none", stroke: "currentColor", strokeWidth: 2, strokeLinecap: "round" } as const;

// The first screen of each kind, in a 240 by 160 window whose content starts at y 24.
const layouts: readonly ReactElement[] = [
  <g key="card">
    <path {...green} d="M1.5 24h237v129a5 5 0 0 1-5 5h-227a5 5 0 0 1-5-5z" />
    <rect {...cream} x="52" y="44" width="136" height="94" rx="3" transform="rotate(-3 120 91)" />
    <g transform="rotate(-3 120 91)">
      <text x="120" y="84" textAnchor="middle" className={styles.name}>
        Name
      </text>
      <path fill="var(--slab)" opacity="0.45" d="M86 94h68v3H86zM98 101h44v3H98z" />
      <rect {...hot} x="84" y="112" width="72" height="15" rx="3" />
    </g>
  </g>,
  <g key="services">
    <path {...cream} d="M16 38h70v9H16zM16 51h48v9H16z" />
    <path {...soft} d="M16 70h60v4H16zM16 78h52v4H16z" />
    <rect {...hot} x="16" y="92" width="50" height="14" rx="3" />
    {[0, 1, 2, 3].map((row) => (
      <g key={row} transform={`translate(112 ${36 + row * 28})`}>
        <path {...soft} d="M0 24.5h114v1.5H0z" />
        <circle {...(row === 1 ? hot : green)} cx="9" cy="11" r="9" />
        <path {...cream} d={`M26 4h${[52, 38, 60, 44][row]}v5H26z`} />
        <path {...soft} d="M26 13h64v4H26z" />
        <path {...stroke} d="m104 6 6 5-6 5" />
      </g>
    ))}
  </g>,
  <g key="booking">
    <path {...cream} d="M16 36h52v8H16z" />
    <path {...stroke} d="m206 36-6 4 6 4m12-8 6 4-6 4" />
    {Array.from({ length: 21 }, (_, index) => {
      const place = `translate(${16 + (index % 7) * 30} ${54 + Math.floor(index / 7) * 33})`;
      if (index === 10)
        return (
          <g key={index} transform={place}>
            <rect {...hot} width="26" height="29" rx="3" />
            <path fill="none" stroke="var(--slab)" strokeWidth="3.5" d="m7 15 5 5 8-10" />
          </g>
        );
      const free = [2, 4, 8, 13, 17, 19].includes(index);
      return (
        <g key={index} transform={place}>
          <rect {...(free ? green : soft)} width="26" height="29" rx="3" />
          {free ? <path {...cream} d="M6 9h14v3H6zM6 16h9v3H6z" /> : null}
        </g>
      );
    })}
  </g>,
  <g key="shop">
    <path {...cream} d="M16 36h40v8H16z" />
    <path {...stroke} d="M200 34h5l5 12h14l4-9h-20" />
    {[0, 1, 2].map((column) => (
      <g key={column} transform={`translate(${16 + column * 72} 54)`}>
        <rect {...(column === 1 ? soft : green)} width="64" height="62" rx="3" />
        <path {...cream} d={["M24 28h16v34H24z", "M16 38h32v24H16z", "M12 50h40v12H12z"][column]} />
        <path {...stroke} d={["M32 27v-6", "M26 37v-5M38 37v-5", "M32 49v-6"][column]} />
        <path
          {...hot}
          d={
            [
              "M32 8c5 6 4 11 0 12-4-1-5-6 0-12Z",
              "M26 20c4 5 3 9 0 10-3-1-4-5 0-10ZM38 20c4 5 3 9 0 10-3-1-4-5 0-10Z",
              "M32 30c5 6 4 11 0 12-4-1-5-6 0-12Z",
            ][column]
          }
        />
        <path {...cream} d="M0 71h36v5H0z" />
        <path {...soft} d="M0 81h22v5H0z" />
        <circle {...hot} cx="56" cy="79" r="8" />
        <path stroke="var(--slab)" strokeWidth="2" d="M52 79h8m-4-4v8" />
      </g>
    ))}
  </g>,
  <g key="portfolio">
    <path {...green} d="M10 33h132v116H10z" />
    <circle {...hot} cx="104" cy="66" r="15" />
    <path {...cream} d="M10 149v-28l34-38 30 34 16-16 52 48z" />
    <path {...soft} d="M148 33h82v54h-82z" />
    <path {...stroke} d="M160 75c8-30 22-30 28-12s18 16 30-16" />
    <path {...hot} d="M148 93h38v56h-38z" />
    <path {...cream} d="M167 104c12 16 10 34 0 36-10-2-12-20 0-36Z" />
    <path {...soft} d="M192 93h38v56h-38z" />
    <path {...stroke} d="M211 104v34M200 121h22" />
  </g>,
  <g key="noticeboard">
    <path {...soft} d="M1.5 24h237v129a5 5 0 0 1-5 5h-227a5 5 0 0 1-5-5z" />
    <g transform="rotate(-4 54 66)">
      <path {...cream} d="M22 40h66v50H22z" />
      <path fill="var(--slab)" d="M30 52h40v6H30z" opacity="0.8" />
      <path fill="var(--slab)" opacity="0.4" d="M30 64h48v3H30zM30 71h48v3H30zM30 78h30v3H30z" />
    </g>
    <g transform="rotate(3 134 76)">
      <path {...hot} d="M104 38h58v78h-58z" />
      <text x="133" y="82" textAnchor="middle" className={styles.date}>
        12
      </text>
      <path fill="var(--slab)" d="M114 94h38v4h-38zM120 102h26v4h-26z" />
    </g>
    <path {...green} d="M178 44h46v40h-46z" transform="rotate(-3 200 64)" />
    <path {...cream} d="M36 104h54v38H36z" transform="rotate(3 63 123)" />
    <path {...stroke} strokeWidth="4" stroke="var(--slab)" d="M54 123h24m-4 0v7m-6-7v5" />
    <circle cx="49" cy="123" r="6" fill="none" stroke="var(--slab)" strokeWidth="4" />
    <path {...cream} d="M174 98h48v42h-48z" transform="rotate(4 198 119)" />
    <path fill="var(--slab)" opacity="0.4" d="M182 110h32v3h-32zM182 118h32v3h-32zM182 126h20v3h-20z" />
    {[
      [54, 44],
      [134, 43],
      [200, 49],
      [64, 109],
      [199, 103],
    ].map(([x, y]) => (
      <circle key={`${x}-${y}`} cx={x} cy={y} r="3.5" fill="var(--slab)" stroke="currentColor" />
    ))}
  </g>,
];

export function SiteTypeSketch({ index }: { index: number }) {
  return (
    <svg viewBox="0 0 240 160" className={styles.sketch} aria-hidden="true">
      {layouts[index]}
      <rect x="1" y="1" width="238" height="158" rx="7" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M1 23h238" stroke="currentColor" strokeWidth="1.5" />
      <path d="M14 12h.01M24 12h.01M34 12h.01" stroke="currentColor" strokeWidth="5" strokeLinecap="round" />
    </svg>
  );
}
