import scenery from "./job-scenery.tsx?drawn";
import { blue, copper } from "./iso/palette.ts";

const stones = [
  [310, 470, 26],
  [520, 520, 34],
  [700, 478, 20],
  [930, 522, 30],
  [1180, 486, 24],
  [1330, 530, 28],
  [150, 530, 30],
] as const;

type JobDrawingProps = {
  className: string | undefined;
  /** Class for measurements that are hidden on narrow screens. */
  streetClassName: string | undefined;
};

/** Section through a front garden: the main on the left, the new blue pipe under the roses to the house. */
export function JobDrawing({ className, streetClassName }: JobDrawingProps) {
  return (
    <svg
      className={className}
      viewBox="0 -280 1440 880"
      preserveAspectRatio="xMaxYMax slice"
      role="img"
      aria-label="Section through street, front garden and house: a new blue water pipe runs straight underneath the rose bushes."
    >
      <path d="M0 300H380V288H1440V600H0Z" fill={blue.deep} />
      <path d="M0 348H380L520 338 760 352 1000 340 1440 350V600H0Z" fill={blue.water} opacity={0.55} />
      <path d="M0 470L240 456 560 478 900 460 1180 476 1440 462V600H0Z" fill={blue.night} />
      {stones.map(([x, y, r]) => (
        <path
          key={x}
          d={`M${x - r} ${y}l${r * 0.5} ${-r * 0.6} ${r * 0.9} ${r * 0.1} ${r * 0.5} ${r * 0.6} ${-r * 0.6} ${r * 0.4}h${-r}z`}
          fill={blue.deep}
        />
      ))}
      <use href={`${scenery}#scenery`} />
      <g fill="none" strokeLinejoin="round">
        <path
          d="M236 380C340 362 380 396 470 378S640 350 740 378 900 396 1010 366 1080 350 1120 320"
          stroke={blue.sky}
          strokeWidth={9}
          strokeDasharray="20 12"
          opacity={0.7}
        />
        <path d="M0 424H1096A34 34 0 0 0 1130 390V226" stroke={blue.night} strokeWidth={22} />
        <path d="M0 424H1096A34 34 0 0 0 1130 390V226" stroke="#2fa4ee" strokeWidth={15} />
        <path d="M0 421H1096A32 32 0 0 0 1127 390V226" stroke={blue.ice} strokeWidth={4} />
      </g>
      <path d="M1110 214H1150V240H1110ZM1122 196H1138V214H1122ZM1106 188H1154V198H1106Z" fill={copper.body} />
      <g fill={blue.ice} fontSize={22} fontWeight={600} fontFamily="Saira Variable, sans-serif">
        <g className={streetClassName}>
          <path d="M226 520V540M1130 520V540M226 530H600M756 530H1130" stroke={blue.ice} strokeWidth={2.5} />
          <text x={678} y={538} textAnchor="middle">
            11.4 metres
          </text>
          <text x={262} y={352}>
            1904, lead
          </text>
        </g>
        <text x={980} y={460}>
          2024, blue
        </text>
      </g>
    </svg>
  );
}
