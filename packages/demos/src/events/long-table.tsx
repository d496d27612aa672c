import flowers from "./pressed-flowers.tsx?drawn";
import styles from "./long-table.module.css";

const swags = [0, 288, 576, 864, 1152, 1440];

function Bowl({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 240)`}>
      <path
        className={styles.ware}
        d="M-52 -52H52C50 -20 24 -10 10 -8V-2H30V4H-30V-2H-10V-8C-24 -10 -50 -20 -52 -52Z"
      />
      <use href={`${flowers}#parsley`} className={styles.pale} />
      <use href={`${flowers}#bowl`} />
    </g>
  );
}

function Candle({ x, height }: { x: number; height: number }) {
  const wick = -26 - height;
  return (
    <g transform={`translate(${x} 240)`}>
      <circle className={styles.glow} cy={wick - 16} r="78" />
      <path className={styles.wax} d={`M-5 -26V${wick}H5V-26Z`} />
      <path
        className={styles.flame}
        d={`M0 ${wick - 34}C9 ${wick - 18} 8 ${wick - 4} 0 ${wick - 2}C-8 ${wick - 4} -9 ${wick - 18} 0 ${wick - 34}Z`}
      />
      <path className={styles.ware} d="M-9 -28H9L5 -14V-6L22 0V4H-22V0L-5 -6V-14Z" />
    </g>
  );
}

function Setting({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 240)`} className={styles.ware}>
      <path d="M-34 -4H34C30 4 -30 4 -34 -4Z" />
      <path d="M44 -62H72C74 -40 68 -30 60 -28V-4H70V2H46V-4H56V-28C48 -30 42 -40 44 -62Z" />
      <path d="M46 -48H70" />
    </g>
  );
}

const seats = [-400, -256, -112, 32, 176, 320, 464, 608, 752, 896, 1040, 1184, 1328, 1472, 1616, 1760];
const candles = [
  [-330, 96],
  [-60, 70],
  [112, 120],
  [196, 84],
  [470, 104],
  [552, 74],
  [626, 124],
  [906, 88],
  [980, 118],
  [1052, 72],
  [1326, 112],
  [1400, 86],
  [1530, 100],
] as const;

export function LongTable({ className }: { className: string | undefined }) {
  return (
    <svg viewBox="0 0 1440 440" className={`${styles.scene} ${className}`} aria-hidden="true">
      <radialGradient id="events-glow">
        <stop className={styles.glowIn} offset="0" />
        <stop className={styles.glowOut} offset="1" />
      </radialGradient>
      {candles.map(([x, height]) => (
        <Candle key={x} x={x} height={height} />
      ))}
      {seats.map((x) => (
        <Setting key={x} x={x} />
      ))}
      {[-180, 330, 765, 1190, 1650].map((x) => (
        <Bowl key={x} x={x} />
      ))}
      <path className={styles.cloth} d="M-600 242H2040V460H-600Z" />
      <path
        className={styles.folds}
        d={swags
          .map(
            (x) =>
              `M${x} 262V460M${x + 60} 340L${x + 52} 460M${x + 148} 370V460M${x + 232} 340L${x + 240} 460`,
          )
          .join("")}
      />
      {[-576, -288, ...swags].map((x) => (
        <use key={x} href={`${flowers}#swag`} x={x} />
      ))}
    </svg>
  );
}
