import type { Elements } from "@brightwren/ui/elements";
import type { ReactNode } from "react";
import styles from "./month-machine.module.css";

const line = {
  stroke: "var(--ink)",
  strokeWidth: 2,
  strokeLinejoin: "round",
  strokeLinecap: "round",
} as const;
const drawn = { fill: "none", ...line };
const iron = { fill: "var(--iron)", ...line };
const lit = { fill: "var(--iron-lit)" };
const deep = { fill: "var(--iron-deep)" };
const copper = { fill: "var(--copper)", ...line };
const hot = { fill: "var(--accent)", ...line };
const sheet = { fill: "var(--on-slab)", ...line };
const print = { fill: "var(--print)" };
const faint = { fill: "var(--print)", opacity: 0.28 };

function Gear({ x, y, r, teeth, back }: { x: number; y: number; r: number; teeth: number; back?: boolean }) {
  const points = Array.from({ length: teeth * 4 }, (_, index) => {
    const angle = ((index - 0.5) / (teeth * 4)) * 2 * Math.PI;
    const reach = index % 4 < 2 ? r : r - 7;
    return `${(Math.cos(angle) * reach).toFixed(1)} ${(Math.sin(angle) * reach).toFixed(1)}`;
  });
  const hub = r * 0.62;
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={back ? styles.back : styles.turn}>
        <path {...copper} d={`M${points.join("L")}Z`} />
        <circle r={hub} {...deep} stroke="var(--ink)" strokeWidth="2" />
        <path d={`M${-hub} 0H${hub}M0 ${-hub}V${hub}`} stroke="var(--copper)" strokeWidth={r / 6} />
        <circle r={r / 5} {...copper} />
      </g>
    </g>
  );
}

function Page({ x, week }: { x: number; week: 0 | 1 | 2 | 3 }) {
  return (
    <g transform={`translate(${x} 168)`}>
      <rect {...sheet} width="86" height="64" rx="4" />
      <path {...drawn} strokeWidth="1.5" d="M0 12h86" />
      <path {...print} d="M6 5h3v3H6zM12 5h3v3h-3zM18 5h3v3h-3z" />
      {week < 3 ? (
        <path {...faint} d="M8 20h34v5H8zM8 29h26v3H8z" />
      ) : (
        <>
          <text x="8" y="32" fill="var(--print)" className={styles.letters} fontSize="15">
            Open
          </text>
          <path d="M8 36.5h35" stroke="var(--accent)" strokeWidth="2.5" />
        </>
      )}
      <path {...faint} d="M8 40h30v3H8z" />
      {week > 0 ? (
        <rect fill="var(--accent)" x="8" y="48" width="27" height="9" rx="2" />
      ) : (
        <path stroke="var(--print)" strokeWidth="1.5" d="M8 50h27M8 55h27M6 58l31-11" />
      )}
      {week < 2 ? (
        <path fill="none" stroke="var(--print)" opacity="0.35" d="M50 20h28v37H50zl28 37m0-37L50 57" />
      ) : (
        <>
          <path fill="var(--copper)" d="M50 20h28v37H50z" />
          <circle fill="var(--on-slab)" cx="70" cy="29" r="4.5" />
          <path fill="var(--iron)" d="M50 57V45l9-8 8 9 5-5 6 6v10z" />
        </>
      )}
    </g>
  );
}

function Part({ number, x, y, to }: { number: number; x: number; y: number; to: string }) {
  return (
    <g>
      <path {...drawn} strokeWidth="1.5" d={`M${x} ${y}${to}`} />
      <circle cx={x} cy={y} r="12" fill="var(--paper-raised)" {...line} strokeWidth="1.5" />
      <text x={x} y={y + 4.5} textAnchor="middle" fontSize="13" fontWeight="700" fill="var(--ink)">
        {number}
      </text>
    </g>
  );
}

/** Floor and belt, identical in all four drawings so that they join up. */
function Belt({ from = -24, to = 344, children }: { from?: number; to?: number; children: Elements }) {
  return (
    <svg viewBox="0 0 320 340" className={styles.drawing} aria-hidden="true">
      <path fill="var(--floor)" d="M-1500 308h3400v32h-3400z" />
      <path {...drawn} d="M-1500 308h3400" />
      <path {...iron} d="M14 254h10l6 54H8zM216 254h10l6 54h-22zM296 254h10l6 54h-22z" />
      <rect x={from} y="233" width={to - from} height="22" rx="8" {...deep} {...line} strokeWidth="3" />
      {[-60, -20, 20, 60, 100, 140, 180, 220, 260, 300, 340]
        .filter((x) => x > from && x < to)
        .map((x) => (
          <g key={x} transform={`translate(${x} 244)`}>
            <g className={styles.turn}>
              <circle r="8" {...copper} strokeWidth="1.5" />
              <path {...drawn} strokeWidth="1.5" d="M-5 0H5" />
            </g>
          </g>
        ))}
      {children}
    </svg>
  );
}

function Frame() {
  return (
    <>
      <path
        {...iron}
        d="M34 308l10-56V120q0-24 24-24h92q24 0 24 24v132l10 56h-28l-6-36q-2-12-14-12H82q-12 0-14 12l-6 36z"
      />
      <path {...lit} d="M52 244V122q0-18 18-18h14q-20 4-20 24v116z" />
      <path {...deep} stroke="var(--ink)" strokeWidth="2" d="M64 233v-56q0-18 18-18h64q18 0 18 18v56z" />
    </>
  );
}

const weeks: readonly ReactNode[] = [
  <Belt key="one" from={-84}>
    <Page x={-58} week={0} />
    <Frame />
    <Page x={71} week={0} />
    <path {...copper} d="M58 34h112l-32 48v14H90V82z" />
    <path fill="var(--on-slab)" opacity="0.35" d="M70 40h14l24 36v14h-10V80z" />
    <g className={styles.drop}>
      <path {...sheet} d="m66 2 36-8 7 30-36 8z" />
      <path {...drawn} stroke="var(--print)" strokeWidth="1.5" d="m73 6 22-5M75 13l22-5M77 20l12-3" />
      <path {...sheet} d="m126-2 30 9-9 31-30-9z" />
      <text
        transform="translate(126 22) rotate(17)"
        fill="var(--print)"
        className={styles.letters}
        fontSize="15"
      >
        £4
      </text>
    </g>
    <path {...copper} d="M72 112h84v26H72z" />
    <text x="114" y="129" textAnchor="middle" className={styles.plate} textLength="74" fill="var(--print)">
      your-name.co.uk
    </text>
    <g transform="translate(199 150)">
      <path {...iron} d="M-16-6H0v12h-16z" />
      <g className={styles.turn}>
        <circle r="20" fill="none" stroke="var(--ink)" strokeWidth="8" />
        <circle r="20" fill="none" stroke="var(--copper)" strokeWidth="4" />
        <path {...drawn} strokeWidth="4" d="M0-20V20M-17 10 17-10M-17-10 17 10" />
        <circle r="5" {...hot} />
      </g>
    </g>
    <Page x={222} week={1} />
    <Part number={4} x={214} y={56} to="l-56 0" />
    <Part number={1} x={22} y={104} to="l50 20" />
  </Belt>,
  <Belt key="two">
    <Frame />
    <Page x={71} week={1} />
    <Gear x={92} y={104} r={40} teeth={14} />
    <Gear x={155} y={86} r={29} teeth={10} back />
    <path {...hot} d="M20 44h40l8 26H12zM30 44V34h20v10M57 50l26-20 5 5-25 30" />
    <path {...drawn} strokeWidth="4" d="M14 54C-2 44-2 70 12 66" />
    <path fill="var(--on-slab)" opacity="0.4" d="M24 48h6l-3 18h-6z" />
    <path className={styles.oil} fill="var(--ink)" d="M90 42c4 6 6 9 6 12a6 6 0 0 1-12 0c0-3 2-6 6-12z" />
    <path {...iron} d="M238 262h58v46h-58z" />
    <path {...sheet} d="M244 268h46v9h-46zM244 282h46v9h-46zM244 296h46v9h-46z" />
    <path {...print} d="M262 271.5h10v2h-10zM262 285.5h10v2h-10zM262 299.5h10v2h-10z" />
    <Page x={222} week={2} />
    <Part number={3} x={124} y={20} to="l-50 20" />
    <Part number={2} x={212} y={292} to="l26 0" />
  </Belt>,
  <Belt key="three">
    <Frame />
    <path {...iron} d="M58 136 44 60q-2-14 12-14h116q14 0 12 14l-14 76z" />
    <path {...lit} d="m66 130-12-68q-1-8 7-8h14l10 76z" />
    <circle cx="114" cy="112" r="60" {...copper} />
    <circle cx="114" cy="112" r="37" {...deep} stroke="var(--ink)" strokeWidth="2" />
    <g transform="translate(114 112)">
      <g className={styles.turn}>
        {Array.from("OPEN TODAY", (letter, index) => (
          <text
            key={index}
            transform={`rotate(${index * 36}) translate(0 -41.5)`}
            textAnchor="middle"
            fontSize="19"
            fill="var(--print)"
            className={styles.letters}
          >
            {letter}
          </text>
        ))}
        <path stroke="var(--copper)" strokeWidth="7" d="M-36 0h72M0-36v72" />
        <circle r="10" {...copper} />
      </g>
    </g>
    <circle cx="170" cy="44" r="22" {...hot} />
    <circle cx="170" cy="44" r="6" {...deep} stroke="var(--ink)" strokeWidth="2" />
    <Page x={71} week={2} />
    <path {...iron} d="M20 202v-18a12 12 0 0 1 24 0v18h-7v-18a5 5 0 0 0-10 0v18z" />
    <path {...copper} d="M12 200h40v32H12z" />
    <path {...print} d="M32 208a5 5 0 0 1 3 9l2 8h-10l2-8a5 5 0 0 1 3-9z" />
    <Page x={222} week={3} />
    <path {...drawn} strokeWidth="7" d="m284 158 22-48" />
    <path stroke="var(--copper)" strokeWidth="3.5" d="m284 158 22-48" />
    <circle cx="262" cy="192" r="38" fill="var(--on-slab)" stroke="var(--ink)" strokeWidth="8" />
    <circle cx="262" cy="192" r="38" fill="none" stroke="var(--copper)" strokeWidth="4" />
    <text x="262" y="201" textAnchor="middle" fontSize="23" className={styles.letters} fill="var(--print)">
      Open
    </text>
    <path stroke="var(--accent)" strokeWidth="4" d="M236 209h52" />
    <Part number={6} x={222} y={92} to="l22 64" />
    <Part number={7} x={22} y={150} to="l8 50" />
  </Belt>,
  <Belt key="four" to={322}>
    <path {...iron} d="M18 308 40 128q2-14 16-14h76q14 0 16 14l22 180h-30l-8-50H56l-8 50z" />
    <path {...lit} d="m38 240 12-108q1-10 10-10h10l-14 118z" />
    <g transform="translate(94 190)">
      <g className={styles.turn}>
        <circle r="58" fill="none" stroke="var(--ink)" strokeWidth="18" />
        <circle r="58" fill="none" stroke="var(--accent)" strokeWidth="14" />
        <path {...drawn} strokeWidth="11" d="M0-52V52M-45 26 45-26M-45-26 45 26" />
        <path stroke="var(--accent)" strokeWidth="7" d="M0-52V52M-45 26 45-26M-45-26 45 26" />
        <circle r="14" {...copper} />
        <circle r="4" {...print} />
      </g>
    </g>
    <path {...iron} d="M86 92h16v24H86z" />
    <circle cx="94" cy="62" r="36" {...copper} />
    <circle cx="94" cy="62" r="28" {...sheet} />
    <path {...drawn} stroke="var(--print)" d="M94 38v6M118 62h-6M70 62h6" />
    <path {...drawn} stroke="var(--accent)" strokeWidth="3.5" d="m94 62 10-18" />
    <text x="94" y="84" textAnchor="middle" fontSize="13" className={styles.letters} fill="var(--print)">
      2 s
    </text>
    <path {...drawn} d="M262 232V96" strokeWidth="3" />
    <circle cx="262" cy="93" r="4" {...hot} />
    <path {...sheet} d="m234 104 56-5 4 42-56 5z" />
    <path
      {...drawn}
      stroke="var(--print)"
      strokeWidth="1.5"
      d="m242 112 28-2.5M243 119l40-3.5M246 136l14-1M274 133l10-1"
    />
    <path {...sheet} d="M170 164h82v68h-82z" />
    <path {...drawn} strokeWidth="1.5" d="M170 176h82" />
    <path {...print} d="M176 169h3v3h-3zM182 169h3v3h-3zM188 169h3v3h-3z" />
    <text x="177" y="197" fontSize="16" className={styles.letters} fill="var(--print)">
      Open
    </text>
    <path fill="var(--accent)" d="M178 204h26v8h-26z" />
    <path {...faint} d="M178 218h30v3h-30zM178 224h22v3h-22z" />
    <path fill="var(--copper)" d="M220 184h26v42h-26z" />
    <path fill="var(--iron)" d="M220 226v-14l8-8 7 8 5-5 6 6v13z" />
    <rect {...sheet} x="256" y="184" width="32" height="48" rx="4" />
    <path fill="var(--copper)" d="M261 190h22v14h-22z" />
    <path fill="var(--iron)" d="M261 204v-4l6-6 6 6 5-4 5 4v4z" />
    <path fill="var(--accent)" d="M261 209h14v5h-14z" />
    <path {...faint} d="M261 219h22v2.5h-22zM261 224h16v2.5h-16z" />
    <rect {...sheet} x="292" y="196" width="20" height="36" rx="4" />
    <path fill="var(--copper)" d="M296 201h12v9h-12z" />
    <path fill="var(--accent)" d="M296 214h9v4h-9z" />
    <path {...faint} d="M296 222h12v2.5h-12z" />
    <Part number={8} x={150} y={28} to="l-30 18" />
    <Part number={5} x={308} y={162} to="l-20 28" />
  </Belt>,
];

/** The month as a machine in four joined drawings, from notes to responsive pages. Decorative. */
export function MachineWeek({ week }: { week: number }) {
  return weeks[week];
}
