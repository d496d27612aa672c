import art from "./art.module.css";
import styles from "./chair-picture.module.css";
import type { Testimonial } from "./content.ts";

type Hair = Testimonial["hair"];

const long = [
  "M200 14C116 14 92 84 98 160C102 220 74 262 86 330C94 372 76 392 66 412C120 424 280 424 334 412C324 392 306 372 314 330C326 262 298 220 302 160C308 84 284 14 200 14Z",
  "M200 14C144 24 118 84 124 160C128 230 96 276 112 344C120 384 108 402 98 420C150 424 170 392 166 350C160 300 150 270 168 210C184 150 192 80 200 14Z",
  "M200 14C256 24 282 84 276 160C272 230 304 276 288 344C280 384 292 402 302 420C250 424 230 392 234 350C240 300 250 270 232 210C216 150 208 80 200 14Z",
  "M200 14C172 90 158 150 164 220C170 290 146 320 166 376C174 400 170 412 164 426C204 428 222 396 214 350C204 290 190 240 194 180C196 120 198 70 200 14Z",
];

function ring(count: number, radius: number, turn: number) {
  return Array.from({ length: count }, (_, i) => {
    const angle = ((i + turn) / count) * 2 * Math.PI;
    return { x: 200 + radius * 1.06 * Math.cos(angle), y: 118 + radius * Math.sin(angle) };
  });
}

const curls = [...ring(14, 96, 0.2), ...ring(10, 58, 0.6), ...ring(5, 22, 0.1)];

const crop = [
  "M200 22C122 22 106 92 116 156C122 188 138 196 150 214C166 204 180 216 200 208C220 216 234 204 250 214C262 196 278 188 284 156C294 92 278 22 200 22Z",
  "M196 26C140 34 122 92 130 150C136 178 146 188 156 202C150 150 160 80 196 26Z",
  "M206 26C262 34 280 92 270 150C264 178 254 188 244 202C250 150 240 80 206 26Z",
];

function Locks({ hair }: { hair: Hair }) {
  if (hair === "curls") {
    return curls.map(({ x, y }) => (
      <g key={`${x} ${y}`} className={styles.curl} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
        <circle r="33" />
        <path className={styles.swirl} d="M-14 4C-14 -14 14 -16 14 2C14 14 -4 14 -4 3C-4 -2 4 -3 5 2" />
      </g>
    ));
  }
  return (hair === "long" ? long : crop).map((d) => <path key={d} className={styles.lock} d={d} />);
}

type ChairPictureProps = { hair: Hair; className: string | undefined };

export function ChairPicture({ hair, className }: ChairPictureProps) {
  return (
    <svg viewBox="30 0 340 520" className={`${styles[hair]} ${className}`} aria-hidden="true">
      <path
        className={styles.skin}
        d="M166 150H234V236C234 256 250 262 270 268H130C150 262 166 256 166 236Z"
      />
      <path
        className={styles.skin}
        d="M112 128C100 120 96 140 104 156C110 170 120 168 122 160ZM288 128C300 120 304 140 296 156C290 170 280 168 278 160Z"
      />
      <ellipse className={styles.skin} cx="200" cy="124" rx="84" ry="96" />
      <g className={art.lift}>
        <path
          className={art.milk}
          d="M42 380C44 296 96 262 158 244C180 262 220 262 242 244C304 262 356 296 358 384C358 436 336 462 310 462H90C64 462 42 436 42 384Z"
        />
        <path className={art.clay} d="M152 238C178 262 222 262 248 238L252 254C224 280 176 280 148 254Z" />
      </g>
      {hair !== "long" && <Locks hair={hair} />}
      <g className={art.lift}>
        <path
          className={art.oxblood}
          d="M58 392C56 330 106 322 200 322C294 322 344 330 342 392L338 470C336 512 296 520 200 520C104 520 64 512 62 470Z"
        />
        <path
          className={art.deep}
          d="M80 396C80 350 122 342 200 342C278 342 320 350 320 396L316 462C314 494 278 500 200 500C122 500 86 494 84 462Z"
        />
        <circle className={art.ochre} cx="150" cy="392" r="6" />
        <circle className={art.ochre} cx="250" cy="392" r="6" />
        <circle className={art.ochre} cx="200" cy="440" r="6" />
      </g>
      {hair === "long" && <Locks hair={hair} />}
    </svg>
  );
}
