import { umbel } from "./botany/flowers.ts";
import type { Mark } from "./botany/geometry.ts";
import { Plant } from "./botany/plant.tsx";
import styles from "./table-scene.module.css";

const liner: readonly Mark[] = [
  [70, 70],
  [150, 120],
  [240, 60],
  [320, 120],
  [400, 66],
  [236, 176],
  [160, 20],
  [330, 20],
].flatMap(([x = 0, y = 0], i): Mark[] => [
  { kind: "fine", d: `M${x} ${y + 62}L${x} ${y}` },
  ...umbel({ x, y: y + 26, angle: -Math.PI / 2 + (i % 2 ? 0.2 : -0.2) }, 34, 9),
]);

function Envelope() {
  return (
    <g transform="translate(24 366) rotate(-13)" className={styles.lift}>
      <path className={styles.envelope} d="M0 0L236 -196L472 0Z" />
      <path className={styles.liner} d="M26 0L236 -174L446 0Z" />
      <g clipPath="url(#events-liner)">
        <g transform="translate(0 -190)">
          <Plant marks={liner} />
        </g>
      </g>
      <clipPath id="events-liner">
        <path d="M26 0L236 -174L446 0Z" />
      </clipPath>
      <path className={styles.inside} d="M0 0H472V320H0Z" />
      <path className={styles.envelope} d="M0 0L210 176Q236 196 262 176L472 0V320H0Z" />
      <path className={styles.crease} d="M0 320L196 164M472 320L276 164" />
    </g>
  );
}

function ReplyCard() {
  return (
    <g transform="translate(1054 560) rotate(9)" className={styles.lift}>
      <path className={styles.card} d="M0 0H330V224H0Z" />
      <path className={styles.rule} d="M11 11H319V213H11Z" />
      <text className={styles.request} x="165" y="58">
        The favour of a reply
      </text>
      <path className={styles.line} d="M36 104H294M36 148H294" />
      <text className={styles.small} x="36" y="98">
        M
      </text>
      <text className={styles.small} x="36" y="142">
        will
      </text>
      <text className={styles.request} x="165" y="190">
        be dancing
      </text>
    </g>
  );
}

function Seal() {
  return (
    <g transform="translate(1322 352) rotate(-8)" className={styles.lift}>
      <path
        className={styles.wax}
        d="M4 -62C34 -70 62 -48 66 -18C70 8 66 44 38 58C10 70 -30 70 -52 46C-74 24 -70 -18 -54 -40C-40 -58 -18 -56 4 -62Z"
      />
      <circle className={styles.press} r="43" />
      <text className={styles.monogram} y="15">
        T&amp;D
      </text>
    </g>
  );
}

export function TableScene({ className }: { className: string | undefined }) {
  return (
    <svg viewBox="0 0 1440 960" className={className} aria-hidden="true">
      <g className={styles.light}>
        <path d="M-700 -40L-420 -40L120 1000L-160 1000ZM-380 -40L-100 -40L440 1000L160 1000ZM560 -40L840 -40L1380 1000L1100 1000ZM880 -40L1160 -40L1700 1000L1420 1000ZM1500 -40L1780 -40L2320 1000L2040 1000Z" />
      </g>
      <path
        className={styles.ribbonShade}
        d="M-300 812C-60 700 60 940 300 860C520 786 700 500 960 380C1160 288 1240 420 1420 330C1560 260 1700 300 1800 260"
      />
      <path
        className={styles.ribbon}
        d="M-300 806C-60 694 60 934 300 854C520 780 700 494 960 374C1160 282 1240 414 1420 324C1560 254 1700 294 1800 254"
      />
      <Envelope />
      <ReplyCard />
      <Seal />
    </svg>
  );
}
