import { Platform, Rack, YardKit } from "./kit.tsx";
import { brick, depth, piers, turf } from "./plan-marks.ts";

const label =
  "Plan of the three arches side by side: four platforms in the first, six racks in the second, " +
  "stones, logs, a yoke and a strip of turf in the third, and the back rooms behind all three.";

const letters = [
  { mark: "A", x: 225, y: 575 },
  { mark: "B", x: 620, y: 575 },
  { mark: "C", x: 1005, y: 575 },
  { mark: "D", x: 620, y: 46 },
];

const sleepers = Array.from({ length: 32 }, (_, index) => `M${-40 + index * 42} 262V378`).join("");

export function FloorPlan({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 1240 700" role="img" aria-label={label}>
      <g stroke="var(--floor)" fill="none" opacity="0.2">
        <path d={sleepers} strokeWidth="12" />
        <path d="M-60 284H1300M-60 356H1300" strokeWidth="6" />
      </g>
      <path d="M50 124H1190" stroke="var(--floor)" strokeWidth="12" />
      <path d="M190 124H250M585 124H655M990 124H1050" stroke="var(--chalk)" strokeWidth="14" />
      <path d="M72 28H172V96H72ZM105 28V96M138 28V96" stroke="var(--floor)" strokeWidth="5" fill="none" />
      <path
        d="M270 28H385V62H270ZM299 28V62M328 28V62M357 28V62"
        stroke="var(--floor)"
        strokeWidth="5"
        fill="none"
      />
      <path d="M862 28H1000V66H862ZM908 28V66M954 28V66" stroke="var(--floor)" strokeWidth="5" fill="none" />
      <circle cx="1125" cy="66" r="36" fill="var(--lime)" stroke="var(--floor)" strokeWidth="5" />
      <path d="M1151 92L1176 112L1184 98L1160 76Z" fill="var(--floor)" />
      <path d="M1102 42Q1084 30 1074 44Q1066 58 1090 66" fill="none" stroke="var(--floor)" strokeWidth="8" />
      <circle cx="1125" cy="66" r="17" fill="none" stroke="var(--floor)" strokeWidth="5" />
      <circle cx="1125" cy="66" r="5" fill="var(--floor)" />
      {[0, 1, 2, 3].map((index) => (
        <Platform key={index} x={68 + (index % 2) * 166} y={168 + Math.floor(index / 2) * 176} />
      ))}
      {[0, 1, 2, 3, 4, 5].map((index) => (
        <Rack
          key={index}
          x={474 + (index % 2) * 172}
          y={160 + Math.floor(index / 2) * 132}
          bench={index % 3 === 1}
        />
      ))}
      <YardKit />
      <rect
        x="1082"
        y="142"
        width="92"
        height="486"
        fill="var(--lime)"
        stroke="var(--floor)"
        strokeWidth="4"
      />
      <path d={turf} fill="var(--floor)" />
      {piers.map(({ x, width }) => (
        <rect key={x} x={x} width={width} height={depth} fill="var(--floor)" />
      ))}
      <path d={brick} fill="var(--chalk)" />
      <path d="M0 8H1240" stroke="var(--floor)" strokeWidth="16" />
      <path
        d="M50 634H400M440 634H800M840 634H1190"
        stroke="var(--floor)"
        strokeWidth="6"
        strokeDasharray="26 12"
      />
      <g
        fontFamily="var(--font-display)"
        fontWeight="900"
        fontSize="84"
        textAnchor="middle"
        fill="var(--floor)"
      >
        {letters.map(({ mark, x, y }) => (
          <text key={mark} x={x} y={y + 40}>
            {mark}
          </text>
        ))}
      </g>
      <path d="M50 682H290M50 672V692M290 672V692M170 676V688" stroke="var(--floor)" strokeWidth="5" />
    </svg>
  );
}
